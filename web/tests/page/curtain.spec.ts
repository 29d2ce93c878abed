import { expect } from '@playwright/test';
import { stage, test } from './stage';

/** Three people at one device: somebody's hand was shown, and now it is another one's turn. */
const passTo = (seat: number, from: number) => ({ your_seats: [0, 1, 2], seat: from, decider: seat, choices: [] });

for (const [seat, from, told] of [
  [0, 4, ['Jonas plays “2+”, adds “3+” and goes from the stairs to 5.', 'Ada plays 0 and stays on 8.']],
  [1, 0, ['Ada plays 0 and stays on 8.']],
] as const) {
  test(`the curtain tells player ${seat + 1} what the others did since then, as everybody saw it`, async ({ page }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/log')) asked.push(searchParams.get('seat'));
    });
    await stage(page, 'luxor-play', passTo(seat, from));
    await page.goto('/g/fixture');
    const lines = page.locator('.since li');
    await expect(lines).toHaveText([...told, 'Tom plays “±1” and steps forward from 1 to 2 instead.']);
    await expect(page.locator('.since h2')).toHaveText('Since your last turn');
    expect(asked.at(-1)).toBe(String(seat));
    await expect(page.locator('.covered .backs svg')).toHaveCount(5);
  });
}

test('before the first turn the curtain has nothing to tell', async ({ page }) => {
  await stage(page, 'expedition-keep', passTo(1, 0));
  await page.goto('/g/fixture');
  await expect(page.locator('.since')).toContainText('Nothing yet: the game has just begun.');
  await expect(page.locator('.since h2')).toHaveText('What has happened so far');
});
