import { expect } from '@playwright/test';
import { stage, test } from './stage';

test.use({ viewport: { width: 360, height: 640 } });

test('a replay step says what it did and highlights where', async ({ page }) => {
  const { written } = await stage(page, 'expedition-lay');
  const { event, at } = written.log.findLast(({ event }) => event.event === 'laid')!;
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

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const)
  test(`the ways out of a replay do not cover each other at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('luxor', JSON.stringify({ language: 'de' })));
    await stage(page, 'expedition-over');
    await page.goto('/replay/fixture?at=3');
    await expect(page.locator('main .top').getByRole('link', { name: 'Analyse' })).toBeVisible();
    const over = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('main .top :is(a, button, select)')].filter((one) =>
        one.checkVisibility(),
      );
      const inner = (part: Element) => Math.max(part.getBoundingClientRect().right, ...words(part));
      const words = (part: Element) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return [...range.getClientRects()].filter((box) => box.width > 1).map((box) => box.right);
      };
      const [first, ...rest] = parts.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x);
      let before = first!;
      return rest.flatMap((part) => {
        const covered = part.getBoundingClientRect().left < inner(before) - 0.5;
        before = part;
        return covered ? [part.outerHTML.slice(0, 90)] : [];
      });
    });
    expect(over).toEqual([]);
  });
