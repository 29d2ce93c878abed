import { expect, type Browser, type Page } from '@playwright/test';
import type { Snapshot } from '../../src/lib/types';

/** Things do not move in these tests: what counts is what is there. */
export async function calm(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('luxor', JSON.stringify({ ...JSON.parse(localStorage.getItem('luxor') ?? '{}'), speed: 0 })));
}

/** Somebody else: another browser, with no cookie of ours. */
export async function stranger(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await calm(page);
  return page;
}

/** Opens a game from the start page: a door, a title, how many. Answers with its id. */
export async function begin(page: Page, { door = 0, title = 'luxor', seats = 2, modules = [] as number[] } = {}): Promise<string> {
  await calm(page);
  await page.goto('/');
  await page.locator('.door').nth(door).click();
  await page.locator(`#quick input[value="${title}"]`).check({ force: true });
  await page.locator(`#quick fieldset:nth-of-type(2) input[value="${seats}"]`).check({ force: true });
  if (modules.length) await page.locator('#quick summary').click();
  for (const index of modules) await page.locator('.module').nth(index).click();
  await page.locator('#quick .go').click();
  await page.waitForURL('**/g/*');
  return new URL(page.url()).pathname.split('/')[2]!;
}

/** What a person could press now, most telling first. */
export const OPEN = [
  '.stay .primary', '.spot:not(.dir)', '.act:not([aria-disabled=true])', '.target:not(.source):not([aria-disabled=true])',
  '#prompt .btn:not([aria-disabled=true])', '.choices button:not([aria-disabled=true]):not([disabled])', '.card.end:not([aria-disabled=true])', '.tile[aria-disabled=false]', '.ends .btn:not([aria-disabled=true])',
];
const CURTAIN = '.call .primary';
const SCORING = '.pillars';

export const isOver = (page: Page): Promise<boolean> => page.locator(SCORING).isVisible();

/** Waits until somebody has something to do here, or the game is over. */
async function someMove(page: Page): Promise<void> {
  await page.waitForFunction((selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()), [...OPEN, CURTAIN, SCORING].join(', '));
}

type Way = (page: Page, selector: string) => Promise<boolean>;

/** Points at one of the things that fit. */
const point: Way = async (page, selector) => {
  const list = page.locator(selector).filter({ visible: true });
  const count = await list.count();
  if (count === 0) return false;
  return list.nth(Math.floor(Math.random() * count)).click({ timeout: 1500, force: true }).then(() => true, () => false);
};

/** Goes there with the Tab key, and presses Enter: never more than once round the page. */
const tab: Way = async (page, selector) => {
  if ((await page.locator(selector).filter({ visible: true }).count()) === 0) return false;
  const most = await page.evaluate(() => document.querySelectorAll('a, button, input, select, summary, [tabindex]').length + 3);
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))) continue;
    await page.keyboard.press('Enter');
    return true;
  }
  return false;
};

export const WAYS = { point, tab };

/** Presses one thing that can be pressed and waits for the answer; false if nothing could be after all. */
export async function press(page: Page, way: Way = point, what: readonly string[] = [CURTAIN, ...OPEN]): Promise<boolean> {
  await someMove(page);
  for (const selector of what) {
    if (!(await way(page, selector))) continue;
    await expect(page.locator('main[data-sending]')).toHaveCount(0);
    return true;
  }
  return false;
}

const MOST = 4000;

/** Presses whatever can be pressed until something is so. */
export async function pressUntil(page: Page, done: () => Promise<boolean>, way: Way = point, what?: string[]): Promise<void> {
  for (let pressed = 0; pressed < MOST; pressed++) {
    if (await done()) return;
    await press(page, way, what);
  }
  throw new Error(`still not so after ${MOST} presses`);
}

export const play = (page: Page, way: Way = point): Promise<void> => pressUntil(page, () => isOver(page), way);

/** The game as the server tells it to this browser. */
export async function snapshot(page: Page, game: string): Promise<Snapshot> {
  return (await (await page.request.get(`/api/games/${game}`)).json()) as Snapshot;
}

/** How far a game has come. */
export const deeds = async (page: Page, game: string): Promise<number> => (await snapshot(page, game)).deeds;

/** Plays on until the game has come further by so much, or is over. */
export async function playOn(page: Page, game: string, by = 1): Promise<void> {
  const from = await deeds(page, game);
  await pressUntil(page, async () => (await deeds(page, game)) >= from + by);
}

export async function expectScoring(page: Page): Promise<void> {
  await expect(page.locator(SCORING)).toBeVisible();
  await expect(page.locator('.total .v').first()).not.toHaveText('0');
}

/** The points at the end, by seat. */
export const totals = (page: Page): Promise<string[]> => page.locator('.total .v').allInnerTexts();

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'This table' }).click();
}
