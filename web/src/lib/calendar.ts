/** Days of the calendar as texts, such as `2026-11-18`, which sort as they follow each other. */

/** The day where the reader is. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const LENGTH = 86_400_000;

/** Noon of a day, by the clock of Greenwich. */
export const noon = (day: string): number => Date.parse(`${day}T12:00Z`);

/** The day so many days later, or earlier. */
export const plus = (day: string, days: number): string =>
  new Date(noon(day) + days * LENGTH).toISOString().slice(0, 10);

/** Is this text a day? */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon(text)) && plus(text, 0) === text;

/** The month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month before. */
export const monthBefore = (month: string): string => monthOf(plus(`${month}-01`, -1));

/** All days of a month, in order. */
export function daysOf(month: string): string[] {
  const days = [`${month}-01`];
  for (let next = plus(days[0]!, 1); monthOf(next) === month; next = plus(next, 1)) days.push(next);
  return days;
}

/** The place of a day in its week, from Monday: 0 to 6. */
export const weekdayOf = (day: string): number => (new Date(noon(day)).getUTCDay() + 6) % 7;
