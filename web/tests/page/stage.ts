import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { test as base } from '../context';
import type {
  AskWhyNot,
  ClientMessage,
  Hint,
  Invitation,
  Me,
  Snapshot,
  Statistics,
  TitleInfo,
} from '../../src/lib/types';
import { PageServer, type Request } from './server';
import { Answer, fixture, position, send, type Change, type SnapshotOf, type Written } from '../wire';

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

/** A page with a static server. */
interface Stage<N extends string> {
  /** Request bodies. */
  sent: unknown[];
  /** Commands sent: the text of an action, or the type of another command. */
  orders: string[];
  /** What the page asked about although it is not possible. */
  attempts: unknown[];
  written: Written<N>;
  /** The connection of the page, once it is there. */
  live(): WebSocketRoute | undefined;
}

interface Waiting {
  /** The waiting room as the host sees it. */
  snapshot: Omit<SnapshotOf<'luxor-waiting'>, 'view'> & { view: null };
  /** What somebody is told who was invited: while there are open seats, and when there are none. */
  invitation: Invitation;
  full: Invitation;
}

/** Every title, as the server lists them. */
export const titles = (): TitleInfo[] => fixture('titles');

/** A game that waits for players: the host, an open seat and a computer. */
export const waiting = (): Waiting => fixture('waiting');

/** What the reader is told about themselves: it is their turn in the game of the fixture. */
function me(): Me {
  const { me } = yours()['all']!;
  return { ...me, games: [{ ...me.games[0]!, game: 'fixture' }], next: null };
}

/** What the server of a fixture answers to a GET. */
function read(path: string, { log, turns }: Written, snapshot: Snapshot): Answer {
  if (path === '/api/titles') return Answer.of('Titles', titles());
  if (path === '/api/me') return Answer.of('Me', me());
  if (path === '/api/invites/full') return Answer.of('Invitation', waiting().full);
  if (path.startsWith('/api/invites/')) return Answer.of('Invitation', waiting().invitation);
  if (path.endsWith('/log')) return Answer.of('Log', log);
  if (path.endsWith('/points')) return Answer.of('Points', { turns });
  if (path.endsWith('/replay'))
    return Answer.of('Replay', { at: 0, turn: 5, open: true, snapshot: { ...snapshot, seat: null, choices: [] } });
  if (path.startsWith('/api/games/fixture')) return Answer.of('Snapshot', snapshot);
  if (path.startsWith('/api/games/other-generation'))
    return Answer.fault(422, 'refused', 'refused-earlier-generation', [['generation', { type: 'number', value: 1 }]]);
  return Answer.fault(404, 'not_found', 'error-not-found');
}

/** A static server: every response is fixed, and requests are only recorded. */
export async function stage<N extends string = 'expedition-lay'>(
  page: Page,
  name: N = 'expedition-lay' as N,
  change: Change<N> = {},
  hint?: Hint,
): Promise<Stage<N>> {
  const written = position(name);
  const snapshot: Snapshot = { ...written.snapshot, ...change };
  const sent: unknown[] = [];
  const orders: string[] = [];
  const attempts: unknown[] = [];
  let live: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/api\/games\/.*\/live/, (socket) => {
    live = socket;
    socket.onMessage((said) => {
      const command = JSON.parse(String(said)) as ClientMessage;
      orders.push(command.type === 'act' ? command.action : command.type);
      send(socket, { type: 'done', id: command.id, seq: snapshot.seq });
    });
  });
  server.answer = ({ method, path, body }) => {
    if (method !== 'POST') return read(path, written, snapshot);
    if (hint && path.endsWith('/hint')) {
      orders.push('hint');
      return Answer.of('Hint', hint);
    }
    if (path.endsWith('/why-not')) {
      attempts.push((body as AskWhyNot).attempt);
      return Answer.of('WhyNot', written.why_not!.answer);
    }
    sent.push(body);
    return Answer.of('Ack', { seq: snapshot.seq, game: 'fixture' });
  };
  return { sent, orders, attempts, written, live: () => live };
}

/**
 * The static server answers these paths otherwise, unless `answer` says nothing. A route of the page would do, too, but
 * no page that has one uses the browser's cache.
 */
export function answer(paths: RegExp, answer: (request: Request) => Answer | null): void {
  const before = server.answer;
  server.answer = (request) => (paths.test(request.path) ? answer(request) : null) ?? before(request);
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
    return path === '/api/me' ? Answer.of('Me', me) : Answer.of('Statistics', statistics);
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
