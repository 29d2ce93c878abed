import { expect, test } from '@playwright/test';
import { begin, deeds, expectScoring, isOver, play, playOn, press, pressUntil, WAYS } from './driver';

test.describe.configure({ timeout: 420_000 });

for (const title of ['expedition', 'luxor']) {
  test(`a whole game of ${title} against the computer, its scoring and its replay`, async ({ page }) => {
    const game = await begin(page, { title, modules: [0] });
    await play(page);
    await expectScoring(page);
    await page.locator('.btns a[href^="/replay/"]').click();
    const time = page.locator('#time');
    await time.waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(time).toHaveValue(String(await deeds(page, game)));
    await page.locator('.log li button').nth(3).click();
    await expect(page).toHaveURL(/\/replay\/.*\?at=\d+/);
    const moment = await time.inputValue();
    await page.reload();
    await expect(time).toHaveValue(moment);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(time).toHaveValue(String(Number(moment) + 1));
  });
}

test('a game on a phone with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await begin(page, { title: 'expedition' });
  await play(page, WAYS.tab);
  await expectScoring(page);
});

test('at one device the hand is covered until the next player is there', async ({ page }) => {
  await begin(page, { door: 1, title: 'luxor' });
  const curtain = page.locator('.call');
  for (let turn = 0; turn < 3; turn++) {
    await pressUntil(page, () => curtain.isVisible());
    await expect(page.locator('.hand')).toHaveCount(0);
    await curtain.locator('.primary').click();
    await expect(page.locator('.hand')).toBeVisible();
  }
});

test('a choice is taken back and made again', async ({ page }) => {
  const game = await begin(page, { title: 'expedition' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).filter({ visible: true });
  await pressUntil(page, async () => (await undo.count()) > 0 && (await undo.first().getAttribute('aria-disabled')) !== 'true');
  const before = await deeds(page, game);
  await undo.first().click();
  await expect.poll(() => deeds(page, game)).toBe(before - 1);
  await playOn(page, game);
});

test('the language changes in the middle of a game, log and all, and the game goes on', async ({ page }) => {
  const game = await begin(page, { title: 'luxor' });
  await playOn(page, game, 3);
  const log = page.locator('.log');
  await expect(log).toContainText('plays');
  await page.locator('.top .lang select').selectOption('nl');
  await expect(log.getByRole('heading')).toHaveText('Wat er gebeurde');
  await expect(log).toContainText('speelt');
  await expect(log).not.toContainText('plays');
  if (!(await isOver(page))) await press(page);
  await playOn(page, game);
});
