import { expect } from '@playwright/test';
import type { ExpeditionEvent } from '../../src/titles/expedition/types';
import type { LogEntry } from '../../src/lib/types';
import { stage, test } from './stage';

test.use({ viewport: { width: 360, height: 640 } });

test('a replay step says what it did and highlights where', async ({ page }) => {
  const { written } = await stage(page, 'expedition-lay');
  const { event, at } = (written.log as LogEntry<ExpeditionEvent>[]).findLast(({ event }) => event.event === 'laid')!;
  if (event.event !== 'laid') throw new Error('no tile was laid');
  await page.goto(`/replay/fixture?at=${at}`);
  await expect(page.locator('.told')).toContainText(`on ${event.cell}`);
  await expect(page.locator('.told')).toBeInViewport();
  await expect(page.locator('.land rect.glow')).toHaveCount(1);
});

test('before the first tile the replay says what players are choosing', async ({ page }) => {
  await stage(page, 'expedition-keep');
  await page.goto('/replay/fixture?at=0');
  await expect(page.locator('.before')).toContainText('The land is laid out when everybody has chosen.');
});
