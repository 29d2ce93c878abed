import { readFileSync } from 'node:fs';
import { expect, type Browser, type Page, type TestInfo } from '@playwright/test';
import type { Snapshot } from '../../src/lib/types';
import { test as base } from '../context';

/** The header that sets the seed of a new game, on a server started for tests. */
const seedHeader = (info: TestInfo) => ({ 'x-luxor-seed': encodeURIComponent(info.titlePath.join(' > ')) });

/** A test whose games are seeded by its title path: it plays the same games every time. */
export const test = base.extend({
  page: async ({ page }, use, info) => {
    await page.setExtraHTTPHeaders(seedHeader(info));
    await use(page);
  },
});

const generators = new WeakMap<TestInfo, () => number>();

/** A seeded generator of numbers from 0 to 1 (mulberry32 from an FNV-1a digest). */
function generator(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number below `count` by the generator of the running test. */
function pick(count: number): number {
  const info = test.info();
  const next = generators.get(info) ?? generator(info.titlePath.join(' > '));
  generators.set(info, next);
  return Math.floor(next() * count);
}

/** Switches animations off. */
export async function disableMotion(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('luxor', JSON.stringify({ ...JSON.parse(localStorage.getItem('luxor') ?? '{}'), speed: 0 })),
  );
}

/** A second guest: another browser context without cookies. */
export async function newGuest(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: seedHeader(test.info()),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await disableMotion(page);
  return page;
}

/** Creates a game from the start page and returns its id. */
export async function begin(
  page: Page,
  { door = 0, title = 'luxor', seats = 2, modules = [] as number[] } = {},
): Promise<string> {
  await disableMotion(page);
  await page.goto('/');
  await page.locator('.door').nth(door).click();
  await page.locator(`#quick label:has(input[value="${title}"])`).click();
  await page.locator(`#quick fieldset:nth-of-type(2) label:has(input[value="${seats}"])`).click();
  if (modules.length) await page.locator('#quick summary').click();
  for (const index of modules) await page.locator('.module').nth(index).click();
  await page.locator('#quick .go').click();
  await page.waitForURL('**/g/*');
  return gameOf(page);
}

/** A kept game, finished. */
export const kept = (name: string): string => new URL(`../../../games/${name}.jsonl`, import.meta.url).pathname;

type File = string | { name: string; mimeType: string; buffer: Buffer };

/** Opens a saved game from the start page. */
export async function openSaved(page: Page, file: File): Promise<void> {
  await disableMotion(page);
  await page.goto('/');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved game' }).click();
  await (await choosing).setFiles(file);
}

/** Continues a kept game from this share of its lines on, with a person in the first seat; returns its id. */
export async function beginLate(page: Page, name: string, share: number): Promise<string> {
  const [header, ...lines] = readFileSync(kept(name), 'utf8').trim().split('\n');
  const { commitment: _, seats, ...rest } = JSON.parse(header!) as { commitment: string; seats: object[] };
  const text = [JSON.stringify({ ...rest, seats: seats.with(0, { name: 'Mira' }) })]
    .concat(lines.slice(0, Math.floor(lines.length * share)), '')
    .join('\n');
  await openSaved(page, { name: 'late.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
  await page.waitForURL('**/g/*');
  return gameOf(page);
}

const gameOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;

/** Selectors of what can be pressed, most important first. */
export const OPEN = [
  '.stay .primary',
  '.spot:not(.dir)',
  '.act:not([aria-disabled=true])',
  '.target:not(.source):not([aria-disabled=true])',
  '#prompt .btn:not([aria-disabled=true])',
  '.choices button:not(.echo):not([aria-disabled=true]):not([disabled])',
  '.card.end:not([aria-disabled=true])',
  '.tile[aria-disabled=false]',
  '.ends .btn:not([aria-disabled=true])',
];
const CURTAIN = '.call .primary';
const SCORING = '.pillars';

const waitsForPeople = ({ state, decider, players }: Snapshot): boolean =>
  state !== 'running' || (decider !== null && players[decider]!.kind !== 'bot');

/**
 * Waits until it is a person's turn, the page shows the server's state, and nothing more happens by itself: the page
 * makes some choices without asking. From then on only people change anything.
 */
export async function settled(page: Page): Promise<Snapshot> {
  const game = gameOf(page);
  let now: Snapshot | undefined;
  const open = async (): Promise<string> => {
    now = await snapshot(page, game);
    if (!waitsForPeople(now)) return `seat ${now.decider} plays`;
    return page.evaluate(
      ([over, ends, seq]) => {
        if ([...document.querySelectorAll(ends)].some((one) => one.checkVisibility())) return '';
        const main = document.querySelector('main');
        if (over || !main) return 'another screen';
        if (main.dataset['seq'] !== seq) return `the page shows ${main.dataset['seq']}, not ${seq}`;
        return main.dataset['busy'] === undefined ? '' : 'something happens by itself';
      },
      [now.state === 'over', `${SCORING}, ${CURTAIN}`, String(now.seq)] as const,
    );
  };
  await expect.poll(open, { intervals: [10, 20, 50, 100] }).toBe('');
  return now!;
}

/** Waits until the command is acknowledged. */
export const answered = (page: Page): Promise<void> => expect(page.locator('main[data-sending]')).toHaveCount(0);

/** Presses the element with this place among the visible ones of a selector. */
type Way = (page: Page, selector: string, place: number) => Promise<void>;

const point: Way = (page, selector, place) => page.locator(selector).filter({ visible: true }).nth(place).click();

/** Tabs to a matching element and presses Enter, going round the page at most once. */
const tab: Way = async (page, selector) => {
  const most = await page.evaluate(
    () => document.querySelectorAll('a, button, input, select, summary, [tabindex]').length + 3,
  );
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))) continue;
    return page.keyboard.press('Enter');
  }
  throw new Error(`the Tab key does not reach ${selector}`);
};

export const WAYS = { point, tab };

/** Is one of this page's seats asked? */
const isAsked = ({ state, decider, your_seats }: Snapshot): boolean =>
  state === 'running' && decider !== null && your_seats.includes(decider);

/** Presses one thing that can be pressed, if this page is asked, and waits for the acknowledgement. */
export async function press(page: Page, way: Way = point, what?: readonly string[]): Promise<void> {
  if (isAsked(await settled(page))) await pressNow(page, way, what);
}

async function pressNow(page: Page, way: Way, what: readonly string[] = [CURTAIN, ...OPEN]): Promise<void> {
  /** The first selector with something visible, and how much. */
  const find = () =>
    page.evaluate((selectors) => {
      for (const selector of selectors) {
        const count = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
        if (count) return { selector, count };
      }
      return null;
    }, what);
  let found: Awaited<ReturnType<typeof find>> = null;
  await expect.poll(async () => (found = await find()), { message: 'something can be pressed' }).not.toBe(null);
  const { selector, count } = found!;
  await way(page, selector, pick(count));
  if (selector === CURTAIN) await expect(page.locator(CURTAIN)).toHaveCount(0);
  else await answered(page);
}

const MOST = 4000;

/** Presses things until a condition holds. */
export async function pressUntil(
  page: Page,
  done: (now: Snapshot) => boolean | Promise<boolean>,
  way: Way = point,
  what?: string[],
): Promise<void> {
  for (let pressed = 0; pressed < MOST; pressed++) {
    const now = await settled(page);
    if (await done(now)) return;
    if (now.state === 'over') throw new Error('the game ended before');
    await pressNow(page, way, what);
  }
  throw new Error(`still not so after ${MOST} presses`);
}

export const play = (page: Page, way: Way = point): Promise<void> =>
  pressUntil(page, ({ state }) => state === 'over', way);

/** The snapshot of this browser's guest. */
export async function snapshot(page: Page, game: string): Promise<Snapshot> {
  return (await (await page.request.get(`/api/games/${game}`)).json()) as Snapshot;
}

/** The number of records of a game. */
export const records = async (page: Page, game: string): Promise<number> => (await snapshot(page, game)).records;

/** Plays until this many more records were made, or the game is over. */
export async function playOn(page: Page, game: string, by = 1): Promise<void> {
  const goal = (await records(page, game)) + by;
  await pressUntil(page, (now) => now.records >= goal || now.state === 'over');
}

export async function expectScoring(page: Page): Promise<void> {
  await expect(page.locator(SCORING)).toBeVisible();
  await expect(page.locator('.total .v').first()).not.toHaveText('0');
}

/** The final points by seat. */
export const totals = (page: Page): Promise<string[]> => page.locator('.total .v').allInnerTexts();

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'This table' }).click();
}

/** Changes the language in the menu of a table. */
export async function switchLanguage(page: Page, language: string): Promise<void> {
  await openMenu(page);
  await page.locator('.preferences select').first().selectOption(language);
  await page.keyboard.press('Escape');
}
