import { expect, type Page } from '@playwright/test';
import type { Snapshot } from '../../src/lib/types';
import { open } from './position';
import { answer, stage, test, waiting } from './stage';
import { Answer } from '../wire';

/** Presses something with the keyboard. */
const press = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().press('Enter');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a page load leaves the focus where it is', async ({ page }) => {
  await stage(page, 'luxor-play');
  await page.goto('/g/fixture');
  await page.locator('#prompt .prompt').waitFor();
  await expect(page.locator('body')).toBeFocused();
});

test('navigation there and back focuses the heading', async ({ page }) => {
  await stage(page);
  await page.goto('/');
  await press(page, '.top a[href="/rules"]');
  await expect(heading(page, 'Luxor in one minute')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Luxor')).toBeFocused();
});

test('opening a game with a pointer focuses its heading without a ring', async ({ page }) => {
  await stage(page, 'luxor-play');
  await page.goto('/');
  await page.locator('a[href="/g/fixture"]').first().click();
  await expect(heading(page, /^Luxor, round/)).toBeFocused();
  expect(await heading(page, /^Luxor, round/).evaluate((element) => element.matches(':focus-visible'))).toBe(false);
});

for (const [name, position, change, title] of [
  ['a table of Luxor', 'luxor-play', {}, /^Luxor, round/],
  ['a table of Expedition', 'expedition-lay', {}, 'Expedition Luxor'],
  ['the waiting room', 'luxor-play', waiting().snapshot, 'Your table is ready'],
  ['the scoring', 'expedition-over', {}, /wins/],
] as const) {
  test(`from the start page to ${name}, the heading has the focus`, async ({ page }) => {
    await stage(page, position, change);
    await page.goto('/');
    await press(page, '#quick .go');
    await expect(heading(page, title)).toBeFocused();
  });
}

test('opening the curtain with the keyboard focuses the hand', async ({ page }) => {
  const { written } = await stage(page, 'luxor-play');
  // Without a seat in the request, the server shows another seat than the decider's.
  const decider = written.snapshot.decider!;
  const other = decider === 0 ? 1 : 0;
  const shared: Snapshot = { ...written.snapshot, your_seats: [decider, other], seat: other, choices: [] };
  answer(/^\/api\/games\/fixture$/, ({ query }) =>
    Answer.of('Snapshot', query.has('seat') ? written.snapshot : shared),
  );
  await page.goto('/g/fixture');
  await press(page, '.call .primary');
  await expect(page.locator('.card.end').first()).toBeFocused();
});

for (const position of ['luxor-add', 'expedition-to-ship']) {
  test(`closing the hint returns the focus to its button (${position})`, async ({ page }) => {
    await open(page, position);
    const hint = page.getByRole('button', { name: 'Hint', exact: true }).filter({ visible: true });
    await hint.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Best:' })).toContainText('42% to win');
    await expect(page.locator('.advice button').first()).toBeFocused();
    await hint.press('Enter');
    await expect(page.locator('.advice')).toHaveCount(0);
    await expect(hint).toBeFocused();
  });
}

test('picking a tile with the keyboard focuses the first cell where it can lie', async ({ page }) => {
  const { sent, snapshot } = await open(page, 'expedition-lay');
  await press(page, '.tile[aria-disabled=false]');
  await expect(page.locator('.spot:not(.dir)').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  expect(snapshot.choices.map(({ action }) => action)).toContain(sent[0]);
});

test('the document title says whose turn it is, in the language of the reader', async ({ page }) => {
  await open(page, 'luxor-play');
  await expect(page).toHaveTitle('Your turn · Luxor');
  await page.getByRole('button', { name: 'This table' }).click();
  await page.locator('.preferences select').first().selectOption('de');
  await expect(page).toHaveTitle('Du bist dran · Luxor');
});

test('the document title names the decider', async ({ page }) => {
  const { snapshot } = await open(page, 'expedition-lay', { your_seats: [], seat: null, choices: [] });
  await expect(page).toHaveTitle(`${snapshot.players[snapshot.decider!]!.name} · Expedition Luxor`);
});
