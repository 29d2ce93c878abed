import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { ClientMessage } from '../../src/lib/types';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const fixture = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')) as T;

interface Written {
  snapshot: Record<string, unknown> & { seq: number; choices: { action: string }[] };
  log: unknown[];
  turns?: unknown[];
}

interface Stage {
  /** Request bodies. */
  sent: unknown[];
  /** Commands sent: the text of an action, or the type of another command. */
  orders: string[];
  written: Written;
}

const person = (name: string) => ({
  name,
  bot: null,
  kind: name ? 'person' : 'open',
  here: true,
  stand_in: false,
  votes: [],
});

/** A static server: every response is fixed, and requests are only recorded. */
export async function stage(
  page: Page,
  position = 'expedition-lay',
  change: Record<string, unknown> = {},
): Promise<Stage> {
  const written = fixture<Written>(position);
  const snapshot = { ...written.snapshot, ...change };
  const sent: unknown[] = [];
  const orders: string[] = [];
  await page.routeWebSocket(/\/api\/games\/.*\/live/, (socket) => {
    socket.onMessage((said) => {
      const command = JSON.parse(String(said)) as ClientMessage;
      orders.push(command.type === 'act' ? command.action : command.type);
      socket.send(JSON.stringify({ type: 'done', id: command.id, seq: snapshot.seq }));
    });
  });
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const answer = (json: unknown) => route.fulfill({ json });
    if (route.request().method() === 'POST') {
      sent.push(route.request().postDataJSON());
      return answer({ seq: snapshot.seq, game: 'fixture' });
    }
    if (path === '/api/titles') return answer(fixture('titles'));
    if (path === '/api/me')
      return answer({
        name: 'Mira',
        games: [
          {
            game: 'fixture',
            title: 'luxor',
            players: ['Mira', 'Jonas'],
            seats: [0],
            state: 'running',
            decider: 'Mira',
            your_turn: true,
            updated: 0,
            expires: null,
          },
        ],
        next: null,
      });
    if (path === '/api/invites/full')
      return answer({
        game: 'fixture',
        title: 'luxor',
        options: { modules: [] },
        state: 'waiting',
        players: [person('Mira'), person('Jonas')],
        your_seats: [],
        seat: null,
      });
    if (path.startsWith('/api/invites/'))
      return answer({
        game: 'fixture',
        title: 'luxor',
        options: { modules: ['mummy'] },
        state: 'waiting',
        players: [person('Mira'), person('')],
        your_seats: [],
        seat: null,
      });
    if (path.endsWith('/log')) return answer(written.log);
    if (path.endsWith('/points')) return answer({ turns: written.turns ?? [] });
    if (path.endsWith('/replay'))
      return answer({ at: 0, turn: 5, open: true, snapshot: { ...snapshot, seat: null, choices: [] } });
    if (path.startsWith('/api/games/fixture')) return answer(snapshot);
    if (path.startsWith('/api/games/other-law')) {
      const message = { id: 'refused-earlier-law', args: [['generation', { type: 'number', value: 1 }]] };
      return route.fulfill({ status: 422, json: { error: { code: 'refused', rule: null, message, detail: '' } } });
    }
    return route.fulfill({
      status: 404,
      json: { error: { code: 'not_found', rule: null, message: { id: 'page-lost', args: [] }, detail: '' } },
    });
  });
  return { sent, orders, written };
}

/** Nothing overflows at the side, and every text is translated. */
export async function expectInside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.body.innerText.match(/‹[^›]*›/g) ?? [])).toEqual([]);
}

/** Axe finds nothing serious by the given rules, or by all. */
export async function expectNothingSerious(page: Page, rules?: string[]): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async (only) => {
    type Violations = { violations: { id: string; impact: string; nodes: { html: string }[] }[] };
    const { axe } = window as unknown as { axe: { run(options: object): Promise<Violations> } };
    const result = await axe.run(only ? { runOnly: only } : {});
    return result.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
  expect(found).toEqual([]);
}

export async function expectWellMade(page: Page): Promise<void> {
  await expectInside(page);
  await expectNothingSerious(page);
}
