import { expect, type Page } from '@playwright/test';
import type { GameSummary } from '../../src/lib/types';
import { answer, stage, test, yours } from './stage';
import { Answer } from '../wire';

/** A running game of the reader in which Jonas is to move, but for what is different. */
const game = (id: string, change: Partial<GameSummary> = {}): GameSummary => ({
  ...yours()['all']!.me.games[0]!,
  game: id,
  decider: 'Jonas',
  your_turn: false,
  ...change,
});
const games = [
  game('theirs'),
  game('over', { state: 'over', decider: null }),
  game('mine', { decider: 'Mira', your_turn: true, title: 'expedition' }),
];

/** The start page of a reader who has these games; the server answers when `answer` is called. */
async function open(page: Page, mine: readonly GameSummary[]): Promise<() => void> {
  await stage(page);
  let answerNow = () => {};
  const asked = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route(/\/api\/(titles|me)(\?|$)/, async (route) => {
    await asked;
    await route.fallback();
  });
  answer(/^\/api\/me$/, () => Answer.of('Me', { name: 'Mira', games: [...mine], next: null }));
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.locator('.door').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return answerNow;
}

/** The sum of all shifts so far, after two frames in which nothing is left to be drawn. */
const shift = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (let count = 0; count < 3; count++) await frame();
    return (window as unknown as { shift: number }).shift;
  });

const turns = [1, 2, 3, 4].map((number) => game(`mine-${number}`, { decider: 'Mira', your_turn: true }));

for (const [name, mine] of [
  ['a new reader', []],
  ['a reader whose turn it is', games],
  ['a reader whose turn it is in four games', turns],
  ['a reader who waits for others', games.slice(0, 2)],
] as const) {
  for (const [width, height] of [
    [1280, 720],
    [768, 1024],
    [360, 740],
  ] as const) {
    test(`on ${width} by ${height} the start page of ${name} does not shift while it loads`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const answerNow = await open(page, mine);
      await shift(page);
      const door = await page.locator('.door').first().boundingBox();
      answerNow();
      await page.locator('#quick').waitFor();
      await page.locator('.games').waitFor();
      expect(await shift(page)).toBeLessThan(0.05);
      expect(await page.locator('.door').first().boundingBox()).toEqual(door);
    });
  }
}

test('games in which it is the reader’s turn come first, above everything else', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const answerNow = await open(page, games);
  answerNow();
  const turn = page.getByRole('region', { name: 'Your turn' });
  await expect(turn.getByRole('link')).toHaveCount(1);
  await expect(turn.getByRole('link')).toHaveAttribute('href', '/g/mine');
  const [first, door] = [await turn.boundingBox(), await page.locator('.door').first().boundingBox()];
  expect(first!.y + first!.height).toBeLessThanOrEqual(door!.y);
  await expect(page.locator('.games a').first()).toHaveAttribute('href', '/g/mine');
});
