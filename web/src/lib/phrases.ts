/** Labels, lists and series with the punctuation of the language in use. */

import { noon } from './calendar';
import { language, renderShort, t } from './i18n.svelte';
import type { Message } from './message';

/** Formatters take long to make on a slow processor: each is made once for a language. */
function once<F>(make: (locale: string) => F): (locale: string) => F {
  const made = new Map<string, F>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
const LISTS = {
  conjunction: once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  disjunction: once((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
};
const percents = once((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const gains = once((locale) => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }));

/** A label with its value: “Keys: 3”, in French “Clés : 3”. */
export const label = (name: string, value: string | number): string => t('page-label', { label: name, value });

/** A label whose value follows as its own element. */
export const labelBefore = (name: string): string => t('page-label-before', { label: name });

/** English as in all of our texts: no Oxford comma, days before months. */
const locale = (): string => (language() === 'en' ? 'en-GB' : language());

/** Names in a sentence: “Mira, Jonas and Ada”. */
export const list = (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  LISTS[type](locale()).format(items);

/** A list whose parts may contain commas; `page-clauses` joins shorter ones. */
export const series = (parts: readonly string[], id = 'page-series'): string => join(id, parts);

/** The effects of a choice in order; effects that need not be said are left out. */
export const effectsInWords = (effects: readonly Message[], names: readonly string[]): string =>
  join(
    'page-clauses',
    effects.map((effect) => renderShort(effect, names)),
  );

/** A fraction as a percentage: “42%”, in German “42 %”. */
export const percent = (share: number): string => percents(language()).format(share);

const UNITS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time in the largest unit that it fills without a rest: “2 minutes”. */
export function timeSpan(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[4];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** A day: “3 May”. */
export const day = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long' }).format(time);

/** A day of the calendar, such as `2026-11-18`, in words. */
export const sayDay = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...how, timeZone: 'UTC' }).format(noon(day));

/** A change in points of per cent: “+7%”, “−3%”; in German with a space before the sign. */
export const gain = (share: number): string =>
  gains(language())
    .format(Math.round(share * 100) / 100)
    .replace('-', '−');

function join(id: string, parts: readonly string[]): string {
  const said = parts.filter(Boolean);
  return said.length ? said.reduce((before, after) => t(id, { before, after })) : '';
}
