import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { test as base } from '../context';
import type { AskWhyNot, ClientMessage, Hint, Me, Statistics, WhyNot } from '../../src/lib/types';
import { PageServer, type Answer, type Request } from './server';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The server of this worker, which runs one test at a time. */
let server: PageServer;

/** A test of the built page, without a game server. */
export const test = base.extend<{ baseURL: string }, { pageServer: PageServer }>({
  pageServer: [
    async ({}, use) => {
      server = await PageServer.start();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ pageServer }, use) => use(pageServer.url),
});

export const fixture = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')) as T;

interface Written {
  snapshot: Record<string, unknown> & { seq: number; choices: { action: string }[] };
  log: unknown[];
  turns?: unknown[];
  /** Something that is not possible, and why. */
  why_not?: { attempt: unknown; answer: WhyNot };
}

interface Stage {
  /** Request bodies. */
  sent: unknown[];
  /** Commands sent: the text of an action, or the type of another command. */
  orders: string[];
  /** What the page asked about although it is not possible. */
  attempts: unknown[];
  written: Written;
  /** The connection of the page, once it is there. */
  live(): WebSocketRoute | undefined;
}

const person = (name: string) => ({
  name,
  bot: null,
  kind: name ? 'person' : 'open',
  here: true,
  stand_in: false,
  votes: [],
});
const invitation = (modules: string[], players: string[]) => ({
  game: 'fixture',
  title: 'luxor',
  options: { modules },
  state: 'waiting',
  players: players.map(person),
  your_seats: [],
  seat: null,
});
const me = {
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
      modules: [],
      result: [],
    },
  ],
  next: null,
};
const error = (status: number, code: string, id: string, args: unknown[] = []): Answer => ({
  status,
  json: { error: { code, rule: null, message: { id, args }, detail: '' } },
});

/** What the server of a fixture answers to a GET. */
function read(path: string, { log, turns = [] }: Written, snapshot: object): Answer {
  if (path === '/api/titles') return { json: fixture('titles') };
  if (path === '/api/me') return { json: me };
  if (path === '/api/invites/full') return { json: invitation([], ['Mira', 'Jonas']) };
  if (path.startsWith('/api/invites/')) return { json: invitation(['mummy'], ['Mira', '']) };
  if (path.endsWith('/log')) return { json: log };
  if (path.endsWith('/points')) return { json: { turns } };
  if (path.endsWith('/replay'))
    return { json: { at: 0, turn: 5, open: true, snapshot: { ...snapshot, seat: null, choices: [] } } };
  if (path.startsWith('/api/games/fixture')) return { json: snapshot };
  if (path.startsWith('/api/games/other-generation'))
    return error(422, 'refused', 'refused-earlier-generation', [['generation', { type: 'number', value: 1 }]]);
  return error(404, 'not_found', 'page-lost');
}

/** A static server: every response is fixed, and requests are only recorded. */
export async function stage(
  page: Page,
  position = 'expedition-lay',
  change: Record<string, unknown> = {},
  hint?: Hint,
): Promise<Stage> {
  const written = fixture<Written>(position);
  const snapshot = { ...written.snapshot, ...change };
  const sent: unknown[] = [];
  const orders: string[] = [];
  const attempts: unknown[] = [];
  let live: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/api\/games\/.*\/live/, (socket) => {
    live = socket;
    socket.onMessage((said) => {
      const command = JSON.parse(String(said)) as ClientMessage;
      orders.push(command.type === 'act' ? command.action : command.type);
      socket.send(JSON.stringify({ type: 'done', id: command.id, seq: snapshot.seq }));
    });
  });
  server.answer = ({ method, path, body }) => {
    if (method !== 'POST') return read(path, written, snapshot);
    if (hint && path.endsWith('/hint')) {
      orders.push('hint');
      return { json: hint };
    }
    if (path.endsWith('/why-not')) {
      attempts.push((body as AskWhyNot).attempt);
      return { json: written.why_not?.answer };
    }
    sent.push(body);
    return { json: { seq: snapshot.seq, game: 'fixture' } };
  };
  return { sent, orders, attempts, written, live: () => live };
}

/**
 * The static server answers these paths otherwise. A route of the page would do, too, but no page that has one uses the
 * browser's cache.
 */
export function answer(paths: RegExp, answer: (request: Request) => Answer): void {
  const before = server.answer;
  server.answer = (request) => (paths.test(request.path) ? answer(request) : before(request));
}

/** The page is loaded in this language. */
export const speak = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('luxor', JSON.stringify({ language: chosen })), language);

/** Another language is chosen in another tab. */
export async function speakNow(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('luxor', JSON.stringify({ language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key: 'luxor' }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

interface Yours {
  me: Me;
  statistics: Statistics;
}

/** What the server sends to somebody who has played for a while, by title or for `all`. */
export const yours = (): Record<string, Yours> => fixture('yours');

/** Who has never played. */
export const nobody: Yours = {
  me: { name: '', games: [], next: null },
  statistics: {
    since: null,
    all: { of: '', games: 0, won: 0, chance: 0 },
    titles: [],
    players: [],
    levels: [],
    longest_run: 0,
    latest: [],
    points: null,
    losses: [],
    opponents: [],
  },
};

/** The page of somebody who has played for a while, or of somebody else; returns which titles were asked for. */
export function stageYours(answers: Record<string, Yours> = yours()): (string | null)[] {
  const asked: (string | null)[] = [];
  answer(/^\/api\/me(\/statistics)?$/, ({ path, query }) => {
    const title = query.get('title');
    const { me, statistics } = answers[title ?? 'all']!;
    if (path === '/api/me') asked.push(title);
    return { json: path === '/api/me' ? me : statistics };
  });
  return asked;
}

/** Nothing overflows at the side, and every text is translated. */
export async function expectInside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.body.innerText.match(/‹[^›]*›/g) ?? [])).toEqual([]);
}

/** What Axe finds by these rules it calls minor or moderate, never serious: their work would be for nothing. */
const NEVER_SERIOUS = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];

/** Axe finds nothing serious. */
export async function expectNothingSerious(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (off) => {
    type Violations = { violations: { id: string; impact: string; nodes: { html: string }[] }[] };
    const { axe } = window as unknown as { axe: { run(options: object): Promise<Violations> } };
    const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
    const result = await axe.run({ resultTypes: ['violations'], rules });
    return result.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, NEVER_SERIOUS);
  expect(found).toEqual([]);
}

export async function expectWellMade(page: Page): Promise<void> {
  await expectInside(page);
  await expectNothingSerious(page);
}
