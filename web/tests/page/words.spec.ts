import { expect } from '@playwright/test';
import { open } from './position';
import { speak, speakNow, test } from './stage';

test('the rules beside a table include the text before the first rule of a section', async ({ page }) => {
  await open(page, 'luxor-play');
  await page.locator('#prompt .rule').click();
  const sheet = page.locator('dialog');
  await expect(sheet.getByRole('heading', { level: 3, name: 'Goal of the game' }).first()).toBeAttached();
  const intro = sheet.locator('.law > p').first();
  await expect(intro).toBeAttached();
  await sheet.getByRole('searchbox').fill('sarcophagus');
  await expect(intro).toHaveCount(0);
  await expect(sheet.locator('article').first()).toBeVisible();
});

test('French labels have a narrow space before the colon, and lists an “et”', async ({ page }) => {
  await speak(page, 'fr');
  await open(page, 'luxor-reroll');
  await expect(page.locator('#chip-0')).toContainText('Clés\u202f: 0');
  await page.locator('#player-0 .pts').focus();
  await expect(page.getByRole('tooltip')).toContainText('\u202f: ');
});

test('on a phone an advised choice is wide enough to read in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'luxor-mummy-tile');
  await page.locator('[data-tool=hint]').filter({ visible: true }).click();
  for (const language of ['de', 'fr', 'nl']) {
    await speakNow(page, language);
    const hint = page.locator('.advice li button').first();
    const [whole, choice, gain] = await Promise.all(
      [hint, hint.locator('b'), hint.locator('.gained')].map(async (part) => (await part.boundingBox())!),
    );
    expect(whole!.width).toBeGreaterThan(360 * 0.5);
    expect(choice!.width).toBeGreaterThan(whole!.width * 0.55);
    expect(gain!.width).toBeLessThan(whole!.width * 0.4);
  }
});
