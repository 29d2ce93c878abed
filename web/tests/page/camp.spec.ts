import { expect, type Page } from '@playwright/test';
import { open } from './position';
import { test } from './stage';

const more = (page: Page, place: number) => page.locator('.step').nth(place).getByRole('button').last();
const going = (page: Page) => page.locator('.stay .primary small');

test('deploying from a camp shows the limit, counts, and refuses more', async ({ page }) => {
  const { snapshot, sent, attempts, why_not } = await open(page, 'expedition-deploy');
  const phase = snapshot.view.phase;
  if (phase.name !== 'deploy') throw new Error('the position asks something else');
  await expect(page.locator('#prompt')).toContainText(`Put ${phase.required} to ${phase.most} adventurers`);
  await page.locator('.way').first().click();
  for (let count = phase.required; count < phase.most; count++) {
    await expect(going(page)).toHaveText(`${count} of ${phase.most}`);
    await more(page, 0).click();
  }
  await expect(going(page)).toHaveText(`${phase.most} of ${phase.most}`);
  await expect(more(page, 0)).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([]);
  await more(page, 0).click({ force: true });
  await expect(page.locator('#prompt .no .rule')).toHaveText(why_not!.answer.rule!);
  expect(attempts).toEqual([why_not!.attempt]);
  expect(sent).toEqual([]);
});

test('the server is asked why fewer than required cannot stay', async ({ page }) => {
  const { sent, attempts, why_not } = await open(page, 'expedition-deploy');
  await page.locator('.way').nth(1).click();
  await expect(page.locator('.step b').nth(1)).toHaveText('1');
  const rests = (await page.locator('.step b').allInnerTexts()).map(Number);
  await page.locator('.step').nth(1).getByRole('button').first().click({ force: true });
  await expect(page.locator('#prompt .no .rule')).toHaveText(why_not!.answer.rule!);
  expect(attempts).toEqual([
    { kind: 'deploy', direction: expect.any(String), rests: rests.map((n, at) => (at === 1 ? 0 : n)) },
  ]);
  expect(sent).toEqual([]);
});

test('a hint keeps the plan being edited', async ({ page }) => {
  await open(page, 'expedition-deploy');
  await page.locator('.way').nth(1).click();
  await more(page, 0).click();
  const plan = await page.locator('.step b').allInnerTexts();
  await page.locator('.tools .btn:visible').nth(3).click();
  await expect(page.locator('.advice')).toBeVisible();
  await expect(page.locator('.way').nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.locator('.step b').allInnerTexts()).toEqual(plan);
});

test('the server is asked why the camp cannot be chosen to keep', async ({ page }) => {
  const { sent, attempts, why_not } = await open(page, 'expedition-keep');
  await page.locator('.tile[aria-disabled=true]').click({ force: true });
  await expect(page.locator('#prompt .no .rule')).toHaveText(why_not!.answer.rule!);
  expect(attempts).toEqual([why_not!.attempt]);
  expect(sent).toEqual([]);
});
