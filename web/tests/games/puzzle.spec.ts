import { expect, type Page } from '@playwright/test';
import { setDay } from '../page/puzzled';
import { OPEN, disableMotion, test } from './driver';

test.describe.configure({ timeout: 600_000 });

const stage = (page: Page) => page.locator('.verdict [data-stage]').getAttribute('data-stage');

/** Presses the first thing that can be chosen at the table, until a whole choice is made. */
async function choose(page: Page): Promise<void> {
  for (let pressed = 0; (await stage(page)) === 'ask'; pressed++) {
    expect(pressed).toBeLessThan(40);
    await expect(page.locator('main[data-busy]')).toHaveCount(0);
    for (const selector of OPEN) {
      const open = page.locator(selector).filter({ visible: true });
      if (!(await open.count())) continue;
      await open.first().click();
      break;
    }
  }
}

// Every server has the puzzles of the first days; for the page it is one of them.
for (const [day, surface] of [
  ['2026-11-01', '.board'],
  ['2026-11-02', '.land'],
] as const) {
  test(`the puzzle of ${day} is answered, counts, and stays answered`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await setDay(page, day);
    await disableMotion(page);
    await page.goto('/puzzle');
    await expect(page.locator('.verdict [data-stage=ask]')).toBeVisible();
    await expect(page.locator(surface)).toBeVisible();
    await choose(page);
    await expect(page.locator('[data-line=played]').first()).toBeAttached();
    await page.getByRole('button', { name: 'This is my answer' }).click();
    await expect(page.locator('.verdict [data-stage=answered]')).toBeVisible();
    await expect(page.locator('.verdict li .bar')).not.toHaveCount(0);
    await expect(page.locator('.verdict')).toContainText('your choice');
    await expect(page.locator('.verdict .why li')).not.toHaveCount(0);
    await expect(page.locator('[data-line=better]').first()).toBeAttached();
    await expect(page.getByRole('region', { name: 'Days in a row' })).toContainText('1 day');
    const said = await page.locator('#puzzle-said').textContent();

    await page.reload();
    await expect(page.locator('#puzzle-said')).toHaveText(said!);
    await page.getByRole('link', { name: 'Archive' }).click();
    await expect(page.locator(`[data-day="${day}"] .mark`)).toHaveClass(/best|half|missed/);
    expect(errors).toEqual([]);
  });
}
