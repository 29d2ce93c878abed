import { expect, type Page } from '@playwright/test';
import type { AskWhyNot } from '../../src/lib/types';
import { Answer, position } from '../wire';
import { open } from './position';
import { answer, test } from './stage';

test('a mummy tile that cannot be used says why', async ({ page }) => {
  const { choices } = position('luxor-mummy-tile').snapshot;
  const kept = choices.filter(({ details }) => details.kind !== 'use-tile' || details.slot !== 2);
  const { sent } = await open(page, 'luxor-mummy-tile', { choices: kept });
  const asked: unknown[] = [];
  answer(/\/why-not$/, ({ body }) => {
    asked.push((body as AskWhyNot).attempt);
    return Answer.of('WhyNot', { rule: 'M11', reason: { id: 'refused-mummy-tile', args: [] } });
  });
  const tiles = page.locator('.offer');
  await tiles.nth(2).click({ force: true });
  await expect(page.locator('#prompt .no .rule')).toHaveText('M11');
  expect(asked).toEqual([{ kind: 'mummy-tile', slot: 2 }]);
  expect(sent).toEqual([]);
  await tiles.nth(1).click();
  await expect.poll(() => sent).toEqual(['use tile 2']);
});

/** The first open tile lies in the third place, too, at this price beside its own. */
async function openTwice(page: Page, more: number) {
  const { choices, view } = position('luxor-mummy-tile').snapshot;
  const [first, other] = view.mummy!.open;
  const [tile, cost] = first!;
  const mummy = { ...view.mummy!, open: [first!, other!, [tile, cost + more] as [string, number]] };
  const kept = choices.filter(({ details }) => details.kind !== 'use-tile' || details.slot !== 2);
  const { sent } = await open(page, 'luxor-mummy-tile', { choices: kept, view: { ...view, mummy } });
  return { sent, third: page.locator('.offer').nth(2) };
}

test('the same mummy tile twice is one choice, and either can be tapped', async ({ page }) => {
  const { sent, third } = await openTwice(page, 0);
  await expect(third).toBeEnabled();
  await third.click();
  await expect.poll(() => sent).toEqual(['use tile 1']);
});

test('a mummy tile at another price is another choice', async ({ page }) => {
  const { third } = await openTwice(page, 1);
  await expect(third).toBeDisabled();
});
