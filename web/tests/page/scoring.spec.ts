import { expect, test, type Page } from '@playwright/test';
import { stage } from './stage';

const won = (page: Page) => page.locator('#won');

test('the winner is shown after the counting, and the counting only once', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await stage(page, 'expedition-over');
  await page.goto('/g/fixture');
  await expect(won(page)).toHaveText('Who wins?');
  await expect(page.locator('.chart')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(won(page)).toContainText(/wins? with|share/);
  await expect(page.locator('.chart')).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous category' }).click();
  await expect(won(page)).not.toHaveText('Who wins?');
  await page.reload();
  await expect(won(page)).toContainText(/wins? with|share/);
});

test('the counting finishes by itself', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await stage(page, 'expedition-over');
  await page.goto('/g/fixture');
  await expect(won(page)).toHaveText('Who wins?');
  await page.clock.runFor(60_000);
  await expect(won(page)).not.toHaveText('Who wins?');
});
