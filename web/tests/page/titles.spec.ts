import { expect } from '@playwright/test';
import { stage, test } from './stage';

test('the page that is shipped does not have the title for tests', async ({ page }) => {
  await stage(page, 'expedition-lay', { title: 'toy' });
  await page.goto('/g/fixture');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot show this game');
});
