import { expect, type Page } from '@playwright/test';
import { begin, newGuest, press, pressUntil, records, snapshot, test } from './driver';

test.describe.configure({ timeout: 600_000 });

/** Two guests at a table without patience, Ada in the second seat. */
async function twoFriends(host: Page, guest: Page): Promise<string> {
  await host.route('**/api/games', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), patience: 0 }) }),
  );
  const game = await begin(host, { door: 2, title: 'luxor' });
  const link = await host.locator('.link input').first().inputValue();
  await guest.goto(new URL(link).pathname);
  await sit(guest, 'Ada');
  for (let pressed = 0; pressed < 40 && (await records(host, game)) < 6; pressed++)
    for (const page of [host, guest]) await press(page);
  return game;
}

async function sit(page: Page, name: string): Promise<void> {
  await page.locator('.name input').fill(name);
  await page.locator('form .primary').click();
  await page.waitForURL('**/g/*');
}

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'This table' }).first().click();
const closeMenu = (page: Page): Promise<void> => page.keyboard.press('Escape');
const logged = (page: Page, text: string) => expect(page.locator('.log')).toContainText(text);

test('a friend vanishes, a computer plays on, and the friend gets the seat back', async ({ browser, baseURL }) => {
  const host = await newGuest(browser, baseURL!);
  const guest = await newGuest(browser, baseURL!);
  const game = await twoFriends(host, guest);
  await openMenu(host);
  const replace = host.getByRole('button', { name: 'Let the computer play for Ada' });
  const line = host.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Ada' });
  await expect(line).toContainText('at the table');
  await expect(replace).toHaveCount(0);
  await guest.close();
  await replace.click();
  await expect(host.getByRole('status').filter({ hasText: 'The computer plays on.' })).toBeVisible();
  await closeMenu(host);
  await logged(host, 'The computer plays on for Ada.');
  const before = (await snapshot(host, game)).seq;
  await pressUntil(host, ({ seq }) => seq > before + 4);

  const back = await guest.context().newPage();
  await back.goto(`/g/${game}`);
  await expect(back.getByText('The computer plays for Ada.')).toBeVisible();
  expect((await snapshot(back, game)).seat).toBe(null);
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(back.getByText('The computer plays for Ada.')).toHaveCount(0);
  expect((await snapshot(back, game)).seat).toBe(1);
  await logged(host, 'Ada plays again.');
  await pressUntil(host, ({ decider }) => decider === 1);
  await press(back);
});

test('a seat passes to a new person, who sees what it may see and nothing else', async ({ browser, baseURL }) => {
  const host = await newGuest(browser, baseURL!);
  const guest = await newGuest(browser, baseURL!);
  const game = await twoFriends(host, guest);
  const { view } = await snapshot(guest, game);
  await openMenu(guest);
  await guest.getByRole('button', { name: 'Pass my seat to somebody' }).click();
  const link = await guest.getByLabel('Link to this seat').inputValue();
  const heir = await newGuest(browser, baseURL!);
  await heir.goto(new URL(link).pathname);
  await expect(heir.getByRole('heading', { level: 1 })).toHaveText('Play on for Ada');
  await sit(heir, 'Cleo');

  await expect(heir.locator('#player-1')).toContainText('Cleo');
  const now = await snapshot(heir, game);
  expect([now.seat, now.view]).toEqual([1, view]);
  expect((await heir.request.get(`/api/games/${game}?seat=0`)).status()).toBe(403);
  await logged(host, 'Cleo takes the seat of Ada.');
  // Who gave the seat away watches from now on, without a reload.
  await closeMenu(guest);
  await logged(guest, 'Cleo takes the seat of Ada.');
  expect((await snapshot(guest, game)).seat).toBe(null);
  await expect(guest.locator('main[data-seq]')).toHaveAttribute('data-seq', String(now.seq));
  await expect(guest.locator('.card.end')).toHaveCount(0);
});

test('two people agree to end a game', async ({ browser, baseURL }) => {
  const host = await newGuest(browser, baseURL!);
  const guest = await newGuest(browser, baseURL!);
  await twoFriends(host, guest);
  await openMenu(host);
  await host.getByRole('button', { name: 'Offer to end the game' }).click();
  await expect(host.getByText('1 of 2 agree')).toBeVisible();
  await openMenu(guest);
  await guest.getByRole('button', { name: 'Agree to end the game' }).click();
  for (const page of [host, guest])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game was ended');
});
