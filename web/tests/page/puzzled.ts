/** What a server answers about puzzles. */

import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { daysOf } from '../../src/lib/calendar';
import type { Answered } from '../../src/lib/puzzle-answers.svelte';
import type { PuzzleAnswer, PuzzleState } from '../../src/lib/types';
import { answer, fixture } from './stage';

interface Puzzled {
  /** Positions after the first parts of a choice, none at first. */
  states: PuzzleState[];
  answers: Record<'best' | 'second' | 'missed', { actions: string[]; answer: PuzzleAnswer }>;
}

/** The days of the fixtures. */
export const DAYS = { luxor: '2026-11-01', expedition: '2026-11-02' } as const;
export type PuzzleTitle = keyof typeof DAYS;

export const puzzled = (title: PuzzleTitle): Puzzled => fixture(`puzzle-${title}`);

/** The first day of the archive. */
const FIRST = '2026-07-20';
export const REASON = { id: 'refused-not-an-end', args: [] };

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
export async function stagePuzzle(
  page: Page,
  title: PuzzleTitle = 'luxor',
  today: string = DAYS[title],
): Promise<Asked> {
  const of = puzzled(title);
  const asked: Asked = { sent: [], refuse: 0 };
  await setDay(page, today);
  answer(/^\/api\/puzzles/, ({ path, query, body }) => {
    const [, date = '', what = ''] = /puzzles\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (!date) {
      const days = daysOf(query.get('month')!).filter((day) => day >= FIRST && day <= '2026-11-03');
      const titled = days.map((day) => ({
        date: day,
        title: Number(day.slice(8)) % 2 ? 'luxor' : 'expedition',
        difficulty: 'medium',
      }));
      return { json: { first: FIRST, last: '2026-11-03', days: titled } };
    }
    const { actions } = body as { actions: string[] };
    asked.sent.push([`${date}${what && `/${what}`}`, actions]);
    const here = (one: { actions: string[] }) => isDeepStrictEqual(one.actions, actions);
    const error = (code: string, status: number) => ({
      status,
      json: { error: { code, rule: null, message: null, detail: '' } },
    });
    if (date < FIRST || date > '2026-11-03') return error('not_found', 404);
    if (what === 'why-not') return { json: { rule: 'L5', reason: REASON } };
    if (what === 'answer') {
      if (asked.refuse-- > 0) return error('unavailable', 503);
      const found = Object.values(of.answers).find(here);
      return found ? { json: found.answer } : error('bad_request', 400);
    }
    const state = of.states.find(here);
    return state ? { json: { ...state, day: { ...state.day, date } } } : error('bad_request', 400);
  });
  return asked;
}
