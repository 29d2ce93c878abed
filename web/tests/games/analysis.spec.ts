import { expect, type Page } from '@playwright/test';
import { OPEN, beginLate, expectScoring, kept, openSaved, play, records, snapshot, test } from './driver';

test.describe.configure({ timeout: 600_000 });

const pane = (page: Page) => page.getByRole('tabpanel');
const stage = (page: Page) => page.locator('.verdict [data-stage]').getAttribute('data-stage');

/** Waits for the analysis, and shows luck and skill. */
async function seeLuck(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Picture' })).toBeEnabled();
  await page.getByRole('tab', { name: 'Luck and skill' }).click();
}

/** Presses the first thing that can be chosen at the table. */
async function choose(page: Page): Promise<void> {
  for (const selector of OPEN) {
    const open = page.locator(selector).filter({ visible: true });
    if (await open.count()) return open.first().click();
  }
}

test('a finished game is analysed, looked through, and its player learns from every mistake', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const game = await beginLate(page, 'luxor/base-3-001', 0.9);
  await play(page);
  await expectScoring(page);
  const length = await records(page, game);

  await page.getByRole('link', { name: 'Analysis' }).click();
  await seeLuck(page);
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(/ won: luck |share the victory/);
  for (const row of await pane(page).getByRole('listitem').all()) {
    const shown = (await row.locator('dd.num').allInnerTexts()).map((text) => parseInt(text.replace('−', '-'), 10));
    expect(shown.slice(0, 4).reduce((sum, number) => sum + number)).toBe(shown[4]);
  }
  const line = page.getByRole('slider');
  await line.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await page.getByRole('tab', { name: 'This move' }).click();
  await expect(pane(page).locator('[data-choice=played]')).toBeVisible();

  await page.getByRole('link', { name: /^My \d+ mistakes$/ }).click();
  await expect(page.locator('.verdict [data-stage=ask]')).toBeVisible();
  const all = await page.locator('.dots li').count();
  expect(all).toBeGreaterThan(1);
  for (let pressed = 0; (await stage(page)) !== 'done'; pressed++) {
    expect(pressed).toBeLessThan(40 * all);
    // Half a move is asked for at the server.
    await expect(page.locator('main[data-busy]')).toHaveCount(0);
    const further = page.locator('#trial-next, #trial-again').filter({ visible: true });
    if (await further.count()) await further.first().click();
    else await choose(page);
  }
  await expect(page.locator('.verdict')).toContainText(`of ${all} found`);
  await expect(page.locator('.dots .open')).toHaveCount(0);
  // Nothing was played: the game is as it was.
  expect(await records(page, game)).toBe(length);
  expect((await snapshot(page, game)).state).toBe('over');
  expect(errors).toEqual([]);
});

test('a saved game of others is analysed, too, and one chooses whose mistakes', async ({ page }) => {
  await openSaved(page, kept('expedition/3-players-base-01'));
  await page.waitForURL('**/g/*');
  const game = new URL(page.url()).pathname.split('/')[2]!;
  await page.goto(`/analysis/${game}`);
  await seeLuck(page);
  await expect(pane(page).locator('dl')).toHaveCount(3);
  await page.getByRole('link', { name: 'Learn from your mistakes' }).click();
  await page.locator('main.notice a[href*="seat="]').first().click();
  await expect(page.locator('.verdict [data-stage=ask]')).toBeVisible();
  await expect(page.locator('.land')).toBeVisible();
});
