import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { open } from './position';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = { desk: [1440, 900], tablet: [768, 1024], phone: [360, 780] } as const;

for (const [name, [width, height]] of Object.entries(sizes)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${theme}`, () => {
      test.use({ viewport: { width, height }, colorScheme: theme });
      for (const position of ['play', 'move', 'horus', 'raise']) {
        test(`${position}: nothing sticks out, and axe finds nothing serious`, async ({ page }, info) => {
          const errors: string[] = [];
          page.on('pageerror', (error) => errors.push(error.message));
          await open(page, position);
          await page.screenshot({ path: info.outputPath('table.png') });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          await page.evaluate(axe);
          const found = await page.evaluate(async () => {
            const result = await (window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } }).axe.run();
            return result.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
          });
          expect(found).toEqual([]);
          expect(errors).toEqual([]);
        });
      }
    });
  }
}

test('a card is played from the keyboard', async ({ page }) => {
  const { sent, snapshot } = await open(page, 'play');
  const card = page.locator('.card.end').first();
  await card.focus();
  await page.keyboard.press('Enter');
  const go = page.locator('#prompt .btn');
  if (await go.isVisible()) await go.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  expect(snapshot.choices.map(({ action }) => action)).toContain(sent[0]);
});

test('targets show their way on focus and are played with Enter', async ({ page }) => {
  const { sent, snapshot } = await open(page, 'move');
  const targets = page.locator('.target:not(.source)');
  await targets.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(targets.nth(1)).toBeFocused();
  await expect(targets.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#prompt .btn')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  expect(snapshot.choices.map(({ action }) => action)).toContain(sent[0]);
});

test('a finger sees first and plays second', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 780 }, baseURL: baseURL! });
  const page = await context.newPage();
  const { sent } = await open(page, 'move');
  const target = page.locator('.target:not(.source)').first();
  await target.tap();
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual([]);
  await target.tap();
  await expect.poll(() => sent).toHaveLength(1);
  await context.close();
});

test('a card in the middle says why it cannot be played', async ({ page }) => {
  const { sent } = await open(page, 'play');
  await page.locator('.card[aria-disabled]').nth(1).click({ force: true });
  await expect(page.locator('#prompt .no')).toContainText('L11');
  expect(sent).toEqual([]);
});

test('day and night are switched and remembered', async ({ page }) => {
  await open(page, 'play');
  await page.locator('.theme').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
