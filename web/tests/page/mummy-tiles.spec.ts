import { expect } from '@playwright/test';
import type { AskWhyNot } from '../../src/lib/types';
import type { Snapshot } from '../../src/titles/luxor/view';
import { open } from './position';
import { answer, fixture, test } from './stage';

test('a mummy tile that cannot be used says why', async ({ page }) => {
  const { choices } = fixture<{ snapshot: Snapshot }>('luxor-mummy-tile').snapshot;
  const kept = choices.filter(({ details }) => details.kind !== 'use-tile' || details.slot !== 2);
  const { sent } = await open(page, 'luxor-mummy-tile', { choices: kept });
  const asked: unknown[] = [];
  answer(/\/why-not$/, ({ body }) => {
    asked.push((body as AskWhyNot).attempt);
    return { json: { rule: 'M11', reason: { id: 'refused-mummy-tile', args: [] } } };
  });
  const tiles = page.locator('.offer');
  await tiles.nth(2).click({ force: true });
  await expect(page.locator('#prompt .no .rule')).toHaveText('M11');
  expect(asked).toEqual([{ kind: 'mummy-tile', slot: 2 }]);
  expect(sent).toEqual([]);
  await tiles.nth(1).click();
  await expect.poll(() => sent).toEqual(['use tile 2']);
});
