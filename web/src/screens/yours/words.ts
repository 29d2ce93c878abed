/** The texts of the reader's own page, and numbers as it says them. */

import { alsoSpeak, language, t } from '../../lib/i18n.svelte';
import { day } from '../../lib/phrases';
import { LEVELS, type Level } from '../start/form.svelte';

const texts = import.meta.glob<string>('../../../../locales/*/yours.ftl', { query: '?raw', import: 'default' });

export const speakYours = (): Promise<void> => alsoSpeak(texts);

/** A number with at most one decimal: “6.2”, in German “6,2”. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

/** How strong a computer is; an unknown one has its own name. */
export const level = (bot: string): string =>
  bot === '' ? t('yours-level-mixed') : (LEVELS as readonly string[]).includes(bot) ? t(`start-strength-${bot}`) : bot;

/** The weakest first, those without a place among them last. */
export const byStrength = (a: string, b: string): number => place(a) - place(b) || a.localeCompare(b);

const place = (bot: string): number => {
  const found = LEVELS.indexOf(bot as Level);
  return found < 0 ? LEVELS.length : found;
};

const DAY = 86_400_000;

/** A day as one says it: “today”, “3 days ago”, “3 May”, “3 May 2024”. */
export function daySaid(time: number, now = Date.now()): string {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  const ago = Math.round((midnight(now) - midnight(time)) / DAY);
  if (ago >= 0 && ago < 7) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-ago, 'day');
  if (new Date(time).getFullYear() === new Date(now).getFullYear()) return day(time);
  return new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : language(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(time);
}

/** A month: “August”, or “August 2024” if that was not this year. */
export function month(time: number, now = Date.now()): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(language(), { month: 'long', ...year }).format(time);
}
