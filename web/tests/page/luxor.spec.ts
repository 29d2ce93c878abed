import { expect } from '@playwright/test';
import { open } from './position';
import { test } from './stage';
import { position } from '../wire';

test('a card is played from the keyboard', async ({ page }) => {
  const { sent, snapshot } = await open(page, 'luxor-play');
  const card = page.locator('.card.end').first();
  await card.focus();
  await page.keyboard.press('Enter');
  const go = page.locator('#prompt .btn');
  if (await go.isVisible()) await go.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  expect(snapshot.choices.map(({ action }) => action)).toContain(sent[0]);
});

test('targets preview their path on focus and are played with Enter', async ({ page }) => {
  const { sent, snapshot } = await open(page, 'luxor-move');
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

test('a touch previews first and plays second', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 780 },
    baseURL: baseURL!,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const { sent } = await open(page, 'luxor-move');
  const target = page.locator('.target:not(.source)').first();
  await target.tap();
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual([]);
  await target.tap();
  await expect.poll(() => sent).toHaveLength(1);
  await context.close();
});

test('raising all is the first button, declining another, and one is raised on the board', async ({ page }) => {
  const { sent, snapshot } = await open(page, 'luxor-raise-any');
  const places = snapshot.choices.filter(({ details }) => details.kind === 'stand-up');
  const buttons = page.locator('.choices .acts .btn');
  await expect(buttons).toHaveCount(2);
  await expect(page.locator('.target')).toHaveCount(places.length);
  await buttons.first().click();
  await expect.poll(() => sent).toEqual(['raise all']);
});

test('raising the only possible adventurer is a button too', async ({ page }) => {
  const { choices } = position('luxor-raise-any').snapshot;
  const one = choices.find(({ details }) => details.kind === 'stand-up')!;
  const none = choices.find(({ details }) => details.kind === 'decline')!;
  const { sent } = await open(page, 'luxor-raise-any', { choices: [one, none] });
  await page.locator('.choices .acts .btn').first().click();
  await expect.poll(() => sent).toEqual([one.action]);
});

test('a card in the middle says why it cannot be played', async ({ page }) => {
  const { sent, attempts, why_not } = await open(page, 'luxor-play');
  await page.locator('.card[aria-disabled]').nth(1).click({ force: true });
  await expect(page.locator('#prompt .no')).toContainText('L11');
  expect(attempts).toEqual([why_not!.attempt]);
  expect(sent).toEqual([]);
});

test('the theme is switched and remembered', async ({ page }) => {
  await open(page, 'luxor-play');
  await page.locator('.theme').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('every space can be inspected with the keyboard, from one tab stop', async ({ page }) => {
  const { snapshot } = await open(page, 'luxor-move');
  const { path } = snapshot.view;
  const spaces = page.getByRole('list', { name: 'The path from the stairs to the tomb chamber' }).getByRole('button');
  await expect(spaces).toHaveCount(path.length + 2);
  await spaces.nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(spaces.nth(3)).toBeFocused();
  await expect(spaces.nth(3)).toHaveAccessibleName(new RegExp(`^Space ${path[2]!.number}, worth `));
  await expect(page.getByRole('tooltip')).toContainText(`space ${path[2]!.number}`);
  await page.keyboard.press('End');
  await expect(spaces.last()).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('The tomb chamber');
  await page.keyboard.press('Tab');
  await expect(spaces.and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(spaces.last()).toBeFocused();
});
