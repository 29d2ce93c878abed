import { expect } from '@playwright/test';
import { stage, test } from './stage';

test('the result of a finished game is shown at once, and its categories can be stepped through', async ({ page }) => {
  await stage(page, 'expedition-over');
  await page.goto('/g/fixture');
  await expect(page.locator('#won')).toHaveText('Jonas wins with 20 points');
  await expect(page.locator('.chart')).toHaveCount(1);
  await expect(page.locator('.steps')).toContainText('3 of 3');
  await page.getByRole('button', { name: 'Previous category' }).click();
  await expect(page.locator('.steps')).toContainText('2 of 3');
  await expect(page.locator('.cat[open]')).toHaveCount(1);
  await expect(page.locator('#won')).toHaveText('Jonas wins with 20 points');
});
