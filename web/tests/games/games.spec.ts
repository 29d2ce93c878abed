import { expect } from '@playwright/test';
import {
  answered,
  begin,
  beginLate,
  records,
  expectScoring,
  OPEN,
  play,
  playOn,
  press,
  pressUntil,
  settled,
  snapshot,
  test,
  WAYS,
  switchLanguage,
} from './driver';

test.describe.configure({ timeout: 900_000 });

for (const title of ['expedition', 'luxor']) {
  test(`a whole game of ${title} against the computer, its scoring and its replay`, async ({ page }) => {
    const game = await begin(page, { title, modules: [0] });
    await play(page);
    await expectScoring(page);
    await page.getByRole('button', { name: 'Play again' }).filter({ visible: true }).click();
    await expect(page.locator('#prompt')).toBeVisible();
    expect(page.url()).not.toContain(game);
    await page.goto(`/g/${game}`);
    await expectScoring(page);
    await page.locator('.btns a[href^="/replay/"]').click();
    const time = page.locator('#time');
    await time.waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(time).toHaveValue(String(await records(page, game)));
    await page.locator('.log li button').nth(3).click();
    await expect(page).toHaveURL(/\/replay\/.*\?at=\d+/);
    const moment = await time.inputValue();
    await page.reload();
    await expect(time).toHaveValue(moment);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(time).toHaveValue(String(Number(moment) + 1));
  });
}

for (const [title, late] of [
  ['expedition', 'expedition/2-players-new-adventures-01'],
  ['luxor', 'luxor/base-2-001'],
] as const) {
  test(`the end of a game of ${title} on a phone with the keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await beginLate(page, late, 0.9);
    await play(page, WAYS.tab);
    await expectScoring(page);
  });
}

test('a choice made without a connection is on its way until it arrives', async ({ page, context }) => {
  const game = await begin(page, { title: 'luxor' });
  await page.locator('.card.end:not([aria-disabled=true])').first().waitFor();
  const before = await records(page, game);
  await context.setOffline(true);
  await page.locator('.card.end').first().click();
  // Choices that cannot be undone are confirmed; other cards are played at once.
  const go = page.locator('#prompt .btn');
  if (await go.isVisible()) await go.click();
  await expect(page.locator('.banner')).toContainText('on its way');
  await context.setOffline(false);
  await expect(page.locator('.banner')).toHaveCount(0);
  await expect.poll(() => records(page, game)).toBeGreaterThan(before);
});

test('at one device the hand is covered until the next player is there', async ({ page }) => {
  await begin(page, { door: 1, title: 'luxor' });
  const curtain = page.locator('.call');
  for (let turn = 0; turn < 3; turn++) {
    await pressUntil(page, () => curtain.isVisible(), WAYS.point, OPEN);
    await expect(page.locator('.hand')).toHaveCount(0);
    await curtain.locator('.primary').click();
    await expect(page.locator('.hand')).toBeVisible();
  }
});

for (const title of ['expedition', 'luxor']) {
  test(`a choice of ${title} is taken back, made again, and the turn begun again`, async ({ page }) => {
    const game = await begin(page, { title });
    const tool = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
    const open = (name: string) => expect(tool(name)).not.toHaveAttribute('aria-disabled', 'true');
    const offered = async () => (await snapshot(page, game)).choices.map(({ action }) => action).join();
    await expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    await pressUntil(page, ({ undo }) => undo.possible);
    await open('Undo');
    const [before, second] = [await records(page, game), await offered()];
    await tool('Undo').click();
    await expect.poll(() => records(page, game)).toBe(before + 1);
    const first = await offered();
    expect(first).not.toBe(second);
    await open('Redo');
    await tool('Redo').click();
    await expect.poll(offered).toBe(second);
    await open('Restart turn');
    await tool('Restart turn').click();
    await expect.poll(offered).toBe(first);
    await playOn(page, game);
  });

  test(`a hint for ${title} tells gains and is followed by one tap`, async ({ page }) => {
    const game = await begin(page, { title });
    await page.getByRole('button', { name: 'Hint', exact: true }).filter({ visible: true }).click();
    const advice = page.locator('.advice li button');
    await expect(advice.first()).toContainText(/[+−]?\d+%/);
    await expect(page.locator('#prompt')).toContainText(/now \d+%/);
    const before = await records(page, game);
    await advice.first().click();
    await expect.poll(() => records(page, game)).toBeGreaterThan(before);
    await expect(page.locator('.advice')).toHaveCount(0);
  });

  test(`in ${title} the keyboard never loses its place`, async ({ page }) => {
    const game = await begin(page, { title });
    await press(page, WAYS.tab);
    for (let turn = 0; turn < 12; turn++) {
      await settled(page);
      await page.locator('#prompt .prompt:not(.wait)').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      const before = await records(page, game);
      await page.keyboard.press('Enter');
      await answered(page);
      if ((await records(page, game)) === before) await press(page, WAYS.tab);
    }
  });
}

test('the language changes in the middle of a game, log and all, and the game goes on', async ({ page }) => {
  const game = await begin(page, { title: 'luxor' });
  await playOn(page, game, 3);
  const log = page.locator('.log');
  await expect(log).toContainText('plays');
  await switchLanguage(page, 'nl');
  await expect(log.getByRole('heading', { level: 2 })).toHaveText('Wat er gebeurde');
  await expect(log).toContainText('speelt');
  await expect(log).not.toContainText('plays');
  await playOn(page, game);
});
