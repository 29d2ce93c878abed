import { expect, test } from '@playwright/test';
import { begin, calm, expectScoring, play, pressSomething } from './driver';

test.describe.configure({ timeout: 420_000 });

for (const title of ['expedition', 'luxor']) {
  test(`a whole game of ${title} against the computer, its scoring and its replay`, async ({ page }) => {
    await begin(page, { title, modules: [0] });
    await play(page);
    await expectScoring(page);
    await page.locator('.btns a[href^="/replay/"]').click();
    await page.locator('#time').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(page.locator('#time')).toHaveValue((await page.locator('#time').getAttribute('max'))!);
    await page.locator('.log li button').nth(3).click();
    await expect(page).toHaveURL(/\/replay\/.*\?at=\d+/);
  });
}

test('a game on a phone with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await begin(page, { title: 'expedition' });
  await play(page, 4000, 'keyboard');
  await expectScoring(page);
});

test('at one device the hand is covered until the next player is there', async ({ page }) => {
  await begin(page, { door: 1, title: 'luxor' });
  for (let turn = 0; turn < 3; turn++) {
    for (let i = 0; i < 60 && !(await page.locator('.call').isVisible()); i++) if (!(await pressSomething(page))) await page.waitForTimeout(60);
    await expect(page.locator('.call')).toBeVisible();
    await expect(page.locator('.hand')).toHaveCount(0);
    await page.locator('.call .primary').click();
    await expect(page.locator('.hand')).toBeVisible();
  }
});

test('two browsers play over the link; one loses the connection and comes back', async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  await begin(host, { door: 2, title: 'expedition' });
  const link = await host.locator('.link input').first().inputValue();
  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await calm(guest);
  await guest.goto(new URL(link).pathname);
  await guest.locator('.name input').fill('Ada');
  await guest.locator('form .primary').click();
  for (const page of [host, guest]) await expect(page.locator('#player-2')).toContainText('Ada');
  for (let i = 0; i < 12; i++) for (const page of [host, guest]) if (!(await pressSomething(page))) await page.waitForTimeout(80);
  await guests.setOffline(true);
  await guests.setOffline(false);
  for (let i = 0; i < 12; i++) for (const page of [host, guest]) if (!(await pressSomething(page))) await page.waitForTimeout(80);
  await host.reload();
  await expect(host.locator('#prompt')).toBeVisible();
});

test('a choice is taken back, and the language changes the log', async ({ page }) => {
  await begin(page, { title: 'expedition' });
  await page.locator('.tile[aria-disabled=false]').first().waitFor();
  for (let i = 0; i < 30; i++) {
    if (await page.locator('.large .tools .btn').first().getAttribute('aria-disabled').then((no) => no !== 'true').catch(() => false)) break;
    if (!(await pressSomething(page))) await page.waitForTimeout(80);
  }
  const undo = page.locator('.large .tools .btn').first();
  if ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
  await page.locator('.top .lang select').selectOption('nl');
  await expect(page.locator('.log h2')).toHaveText('Wat er gebeurde');
});
