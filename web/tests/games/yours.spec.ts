import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { begin, beginLate, expectScoring, newGuest, play, playOn, test, totals } from './driver';

test.describe.configure({ timeout: 600_000 });

const facts = (page: Page) => page.getByRole('region', { name: 'In short' });

test('a finished game counts on its player’s own page, is saved with the others, and goes with its player', async ({
  page,
  browser,
  baseURL,
}) => {
  const over = await beginLate(page, 'luxor/base-2-001', 0.9);
  await page.goto('/you');
  await expect(facts(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Play on: / })).toHaveAttribute('href', `/g/${over}`);
  await page.goto(`/g/${over}`);
  await play(page);
  await expectScoring(page);
  // The name is part of it for screen readers.
  const [points] = (await totals(page))[0]!.match(/\d+/)!;
  const running = await begin(page);
  await playOn(page, running, 2);

  await page.goto('/you');
  await expect(facts(page)).toContainText('1 game');
  await expect(facts(page)).toContainText('One more is not over yet.');
  const lines = page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: 'rank' })).toContainText(points);
  await expect(page.getByRole('img', { name: /^2 players: (0|100)% won, [01] of 1\./ })).toBeVisible();
  const stranger = await newGuest(browser, baseURL!);
  await stranger.goto('/you');
  await expect(stranger.getByRole('heading', { name: 'Your first game will stand here' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  type Saved = { games: { game: string; transcript: Record<string, unknown>[] }[] };
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as Saved;
  const transcript = (id: string) => saved.games.find(({ game }) => game === id)!.transcript;
  expect(transcript(over).at(-1)).toHaveProperty('result');
  expect(transcript(running)[0]).toMatchObject({ known_to: 'seat 0' });
  expect(JSON.stringify(transcript(running))).not.toContain('"seed"');

  await page.getByRole('button', { name: 'Delete me here …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete me', exact: true }).click();
  await expect(page.getByText('2 games went, and no game of others named you')).toBeVisible();
  expect((await page.request.get(`/api/games/${over}`)).status()).toBe(404);
});
