/** What a server answers about puzzles. */

import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { daysOf } from '../../src/lib/calendar';
import type { Answered } from '../../src/lib/puzzle-answers.svelte';
import type { Message, PuzzleAnswer, PuzzleDay, PuzzleState } from '../../src/lib/types';
import { answer, titles } from './stage';
import { Answer, fixture } from '../wire';

interface Puzzled {
  /** Positions after the first parts of a choice, none at first. */
  states: PuzzleState[];
  answers: Record<'best' | 'second' | 'missed', { actions: string[]; answer: PuzzleAnswer }>;
}

/** The titles that have puzzles, in the order of the days. */
const TITLES = titles().map(({ id }) => id);

export const puzzled = (title: string): Puzzled => fixture(`puzzle-${title}`);

/** The day of a title's fixture. */
export const dayOf = (title: string): string => puzzled(title).states[0]!.day.date;

/** The title of a day: they take turns. */
const titleOn = (date: string): string => TITLES[(Number(date.slice(8)) - 1) % TITLES.length]!;

/** The first day of the archive. */
const FIRST = '2026-07-20';
const LAST = '2026-11-03';
export const REASON: Message = { id: 'refused-not-an-end', args: [] };
const refused = Answer.fault(400, 'bad_request', 'error-bad-request');

interface Asked {
  /** The requests, as the end of their address and what was chosen. */
  sent: [string, unknown][];
  /** How often answers are refused. */
  refuse: number;
}

/** It is noon of this day where the reader is, from the next load on. */
export const setDay = (page: Page, day: string) =>
  page.addInitScript(
    (now) => {
      window.Date = new Proxy(Date, {
        construct: (real, given: [number]) => (given.length ? new real(...given) : new real(now)),
        get: (real, name) => (name === 'now' ? () => now : (Reflect.get(real, name) as unknown)),
      });
    },
    Date.parse(`${day}T12:00:00`),
  );

/** The reader has answered these days, on the day itself unless said otherwise. */
export async function setAnswered(page: Page, days: Record<string, Partial<Answered>>): Promise<void> {
  const kept = Object.fromEntries(
    Object.entries(days).map(([day, one]) => [day, { mark: 'best', actions: [], counts: true, ...one }]),
  );
  await page.addInitScript((text) => {
    if (!localStorage.getItem('luxor-puzzles')) localStorage.setItem('luxor-puzzles', text);
  }, JSON.stringify(kept));
}

/** A server whose puzzles are all that of one fixture, on the day of that fixture or another. */
export async function stagePuzzle(page: Page, title = 'luxor', today = dayOf(title)): Promise<Asked> {
  const of = puzzled(title);
  const asked: Asked = { sent: [], refuse: 0 };
  await setDay(page, today);
  answer(/^\/api\/puzzles/, ({ path, query, body }) => {
    const [, date = '', what = ''] = /puzzles\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (!date) {
      const days = daysOf(query.get('month')!).filter((day) => day >= FIRST && day <= LAST);
      const titled = days.map((date): PuzzleDay => ({ date, title: titleOn(date), difficulty: 'medium' }));
      return Answer.of('PuzzleMonth', { first: FIRST, last: LAST, days: titled });
    }
    const { actions } = body as { actions: string[] };
    asked.sent.push([`${date}${what && `/${what}`}`, actions]);
    const here = (one: { actions: string[] }) => isDeepStrictEqual(one.actions, actions);
    if (date < FIRST || date > LAST) return Answer.fault(404, 'not_found', 'error-not-found');
    if (what === 'why-not') return Answer.of('WhyNot', { rule: 'L5', reason: REASON });
    if (what === 'answer') {
      if (asked.refuse-- > 0) return Answer.fault(503, 'unavailable', 'error-unavailable');
      const found = Object.values(of.answers).find(here);
      return found ? Answer.of('PuzzleAnswer', found.answer) : refused;
    }
    const state = of.states.find(here);
    return state ? Answer.of('PuzzleState', { ...state, day: { ...state.day, date } }) : refused;
  });
  return asked;
}
