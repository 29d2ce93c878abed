import { expect, type Page } from '@playwright/test';

/** Things do not move in these tests: what counts is what is there. */
export async function calm(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('luxor', JSON.stringify({ ...JSON.parse(localStorage.getItem('luxor') ?? '{}'), speed: 0 })));
}

/** Opens a game from the start page: a door, a title, how many. */
export async function begin(page: Page, { door = 0, title = 'luxor', seats = 2, modules = [] as number[] } = {}): Promise<void> {
  await calm(page);
  await page.goto('/');
  await page.locator('.door').nth(door).click();
  await page.locator(`#quick input[value="${title}"]`).check({ force: true });
  await page.locator(`#quick fieldset:nth-of-type(2) input[value="${seats}"]`).check({ force: true });
  if (modules.length) await page.locator('#quick summary').click();
  for (const index of modules) await page.locator('.module').nth(index).click();
  await page.locator('#quick .go').click();
  await page.waitForURL('**/g/*');
}

/** What a person could press now, most telling first. */
const OPEN = [
  '.stay .primary', '.spot:not(.dir)', '.act:not([aria-disabled=true])', '.target:not(.source):not([aria-disabled=true])',
  '#prompt .btn:not([aria-disabled=true])', '.choices button:not([aria-disabled=true]):not([disabled])', '.card.end:not([aria-disabled=true])', '.tile[aria-disabled=false]', '.ends .btn:not([aria-disabled=true])',
];

export const isOver = (page: Page): Promise<boolean> => page.locator('.pillars').isVisible();

/** Presses one thing that can be pressed; false if there is nothing now. */
export async function pressSomething(page: Page, how: 'click' | 'keyboard' = 'click'): Promise<boolean> {
  for (const selector of OPEN) {
    const list = page.locator(selector);
    const count = await list.count();
    for (let index = 0; index < Math.min(count, 4); index++) {
      const one = list.nth(Math.floor(Math.random() * count));
      if (!(await one.isVisible().catch(() => false))) continue;
      const pressing = how === 'click' ? one.click({ timeout: 1500, force: true }) : one.press('Enter', { timeout: 1500 });
      if (await pressing.then(() => true, () => false)) return true;
    }
  }
  return false;
}

/** Plays whatever can be played until the scoring, or for so many presses. */
export async function play(page: Page, most = 4000, how: 'click' | 'keyboard' = 'click'): Promise<void> {
  for (let pressed = 0; pressed < most && !(await isOver(page)); pressed++) {
    const curtain = page.locator('.call .primary');
    if (await curtain.isVisible()) await curtain.press('Enter');
    else if (!(await pressSomething(page, how))) await page.waitForTimeout(60);
  }
}

export async function expectScoring(page: Page): Promise<void> {
  await expect(page.locator('.pillars')).toBeVisible();
  await expect(page.locator('.total .v').first()).not.toHaveText('0');
}
