import { expect } from '@playwright/test';
import type { Pieces } from '../../src/titles/expedition/types';
import { position } from '../wire';
import { stage, test } from './stage';

test('the result says what counts with the points that the server gives', async ({ page }) => {
  const { pieces: known } = position('expedition-over').snapshot;
  const { worth } = known as Pieces;
  const pieces = { ...(known as Pieces), worth: { ...worth, 'expedition-pyramids': 7 } };
  await stage(page, 'expedition-over', { pieces });
  await page.goto('/g/fixture');
  const about = page.locator('.count .cat .detail > p');
  await expect(about.filter({ hasText: 'camp where' })).toHaveText(/^1 point for each camp /);
  await expect(about.filter({ hasText: 'each pyramid' })).toHaveText(/^7 points for each pyramid /);
});
