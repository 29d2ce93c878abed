import { expect, type Page } from '@playwright/test';
import { onlyKnown, stageAnalysis } from './analysed';
import { stage, test } from './stage';

const said = (page: Page) => page.locator('.verdict');
const heading = (page: Page) => said(page).getByRole('heading', { level: 2 });
const cards = (page: Page) => page.locator('.dock .hand button');
const target = (page: Page, place: string) => page.locator(`.target[data-place="${place}"]`);

async function open(page: Page, title: string, query = ''): Promise<Awaited<ReturnType<typeof stageAnalysis>>> {
  await stage(page, `${title}-over`);
  const of = stageAnalysis(title, onlyKnown);
  await page.goto(`/mistakes/fixture${query}`);
  await expect(heading(page)).toHaveText('What is better?');
  return of;
}

/** Plays the card at one end, and moves to a place. */
async function move(page: Page, end: 'first' | 'last', from: string, to: string): Promise<void> {
  await cards(page)[end]().click();
  await page.locator(`.target.source[data-place="${from}"], .target[data-place="${to}"]`).first().waitFor();
  await target(page, to).click();
}

test('the position before the worst mistake is asked with the real hand, and the answer is not told', async ({
  page,
}) => {
  await open(page, 'luxor');
  await expect(said(page)).toContainText('Mistake 1 of 3');
  await expect(said(page)).toContainText('You chose: 5: from 2 to 7. It cost 17% of your chance to win.');
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).first()).toContainText('5');
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await expect(said(page)).not.toContainText('from 2 to 8');
  await expect(page.locator('.dots li')).toHaveText(['1', '2', '3']);
});

test('what is within 2 % of the best is right, and is drawn', async ({ page }) => {
  const { asked } = await open(page, 'luxor');
  await move(page, 'last', '2', '8');
  await expect(heading(page)).toHaveText('Found it');
  expect(asked.trials).toEqual([{ at: 16, actions: ['play right'] }]);
  await expect(said(page).getByRole('listitem').filter({ hasText: 'your choice' })).toContainText('from 2 to 8');
  await expect(said(page).getByRole('listitem').filter({ hasText: 'played then' })).toContainText('18%');
  await expect(page.locator('.board [data-line=better]').first()).toBeVisible();
  await expect(page.locator('.board [data-line=played]').first()).toBeVisible();
  await expect(page.locator('.target')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect(said(page)).toContainText('Mistake 2 of 3');
  await expect(heading(page)).toHaveText('What is better?');
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await expect(page.locator('.dots li').first()).toHaveClass(/found/);
});

test('the first miss gives a hint, the second shows the better choice', async ({ page }) => {
  await open(page, 'luxor');
  await move(page, 'first', '2', '7');
  await expect(heading(page)).toHaveText('Not yet');
  await expect(said(page)).toContainText('That is what you played. There is something worth 17% more.');
  await expect(said(page)).toContainText('A hint: the better choice brings about 4 points for treasures.');
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('What is better?');
  await move(page, 'last', 'stairs', '5');
  await expect(heading(page)).toHaveText('This is better');
  await expect(said(page).getByRole('listitem').filter({ hasText: 'your choice' })).toContainText('15%');
  await expect(page.locator('.board [data-line=better]').first()).toBeVisible();
  await expect(page.locator('.dots li').first()).toHaveText('½');
});

test('what was chosen can be taken back before it is a whole choice', async ({ page }) => {
  await open(page, 'luxor');
  await cards(page).first().click();
  await expect(target(page, '7')).toBeVisible();
  await page.getByRole('button', { name: 'Choose again' }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(said(page).getByRole('button', { name: 'Choose again' })).toHaveCount(0);
});

test('a decision of one part is judged at once', async ({ page }) => {
  const { asked } = await open(page, 'luxor', '?at=98');
  await expect(said(page)).toContainText('Mistake 1 of 1');
  await page
    .getByRole('button', { name: /takes? the treasure|Take/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Found it');
  expect(asked.trials).toEqual([]);
});

test('it is played by the keyboard alone', async ({ page }) => {
  await open(page, 'luxor');
  await cards(page).last().focus();
  await page.keyboard.press('Enter');
  await target(page, '8').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Found it');
  await expect(page.getByRole('status').or(said(page).locator('[aria-live]')).first()).toContainText('Found it');
});

test('at the end one sentence says what they share', async ({ page }) => {
  await open(page, 'luxor');
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await expect(said(page)).toContainText(`Mistake ${number} of 3`);
  }
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(heading(page)).toHaveText('0 of 3 found, 2 with help.');
  await expect(said(page)).toContainText('In 3 of 3 the better choice was about the same thing: points for treasures.');
  await expect(said(page).getByRole('link', { name: 'To the analysis' })).toHaveAttribute('href', '/analysis/fixture');
});

test('on the land a tile and then the march out of its camp are chosen', async ({ page }) => {
  const { asked } = await open(page, 'expedition');
  await page.locator('.tile').last().click();
  await page.locator('.spot[data-cell="h11"]').click();
  await expect(page.locator('.stay .primary')).toBeVisible();
  expect(asked.trials).toEqual([{ at: 15, actions: ['lay 2 desert-camp at h11'] }]);
  // The first plan of a direction goes as far as it can with as few as possible: the best one here.
  await page.locator('.stay .primary').click();
  await expect(said(page).locator('[data-stage]')).toHaveAttribute('data-stage', /right|hint/);
});

test('of a game of others one chooses whose mistakes', async ({ page }) => {
  await stage(page, 'luxor-over');
  stageAnalysis('luxor', undefined, { your_seats: [], seat: null });
  await page.goto('/mistakes/fixture');
  await expect(page.locator('main.notice')).toContainText('Whose mistakes do you want to go through?');
  await page.getByRole('link', { name: /^Mira: 6 mistakes/ }).click();
  await expect(said(page)).toContainText('Mira chose: 5: from 2 to 7.');
});

test('who made none is told so', async ({ page }) => {
  await stage(page, 'luxor-over');
  stageAnalysis('luxor', (of) => ({
    ...of.answer,
    analysis: { ...of.answer.analysis, decisions: of.answer.analysis.decisions.filter(({ seat }) => seat !== 0) },
  }));
  await page.goto('/mistakes/fixture');
  await expect(page.locator('main.notice')).toContainText('No decision of Mira cost 3% or more');
});
