import { expect } from '@playwright/test';
import type { AskGame, GameSummary } from '../../src/lib/types';
import { answer, stage, test, waiting, yours } from './stage';
import { Answer } from '../wire';

const DAY = 24 * 3_600_000;
const END = Date.UTC(2030, 4, 3, 12);
const game = (id: string, change: Partial<GameSummary> = {}): GameSummary => ({
  ...yours()['all']!.me.games[0]!,
  game: id,
  your_turn: false,
  updated: END - 40 * DAY,
  ...change,
});

test('the list says which game will be deleted, and comes in pages', async ({ page }) => {
  await stage(page);
  const asked: (string | null)[] = [];
  answer(/^\/api\/me$/, ({ query }) => {
    const after = query.get('after');
    asked.push(after);
    const [games, next] = after ? [[game('b'), game('c')], null] : [[game('a', { expires: END }), game('b')], '0.5.b'];
    return Answer.of('Me', { name: 'Mira', games, next });
  });
  await page.goto('/');
  const games = page.locator('.games li');
  await expect(games).toHaveCount(2);
  await expect(games.filter({ hasText: 'Will be deleted on 3 May' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show more games' }).click();
  await expect(games).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Show more games' })).toHaveCount(0);
  expect(asked).toEqual([null, '0.5.b']);
});

test('a game that will be deleted says so and can be kept', async ({ page }) => {
  await stage(page, 'expedition-lay', { expires: END });
  const kept: string[] = [];
  answer(/\/keep$/, ({ path }) => {
    kept.push(path);
    return Answer.of('GameId', { game: 'fixture' });
  });
  await page.goto('/g/fixture');
  const notice = page.getByRole('complementary', { name: 'This game will be deleted' });
  await expect(notice).toContainText('it will be deleted on 3 May');
  await notice.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => kept).toEqual(['/api/games/fixture/keep']);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

test('a spectator is told, too, but cannot keep it', async ({ page }) => {
  await stage(page, 'expedition-lay', { expires: END, host: false, your_seats: [], seat: null, choices: [] });
  await page.goto('/g/fixture');
  await expect(page.getByText('it will be deleted on 3 May')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
});

test('the patience of a table is chosen with the game and shown in the waiting room', async ({ page }) => {
  const { sent } = await stage(page, 'luxor-play', { ...waiting().snapshot, patience: 86_400 });
  await page.goto('/');
  const patience = page.getByLabel('The computer may play for somebody who is away');
  await page.locator('.more summary').click();
  await expect(patience).toHaveCount(0);
  await page.locator('.door').nth(2).click();
  await expect(patience).toHaveValue('120');
  await patience.selectOption({ label: 'after 1 day' });
  await page.locator('#quick .primary').click();
  await expect.poll(() => (sent[0] as AskGame | undefined)?.patience).toBe(86_400);
  await page.goto('/g/fixture');
  await expect(page.getByText('When somebody has been away for 1 day, the others can let the computer')).toBeVisible();
});
