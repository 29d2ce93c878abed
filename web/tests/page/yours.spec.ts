import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { answer, expectInside, nobody, stage, stageYours, test, yours } from './stage';
import { Answer } from '../wire';

const { all, luxor } = yours();
const KEYS = { 'luxor-lessons': '{"luxor/first":{"step":2,"answers":{},"done":["ends"]}}', 'luxor-kept': '1' };

/** The page of the fixture, or of somebody with other answers of the server. */
async function open(page: Page, answers?: Parameters<typeof stageYours>[0]): Promise<(string | null)[]> {
  await stage(page);
  const asked = stageYours(answers);
  await page.goto('/you');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return asked;
}
const section = (page: Page, name: string) => page.getByRole('region', { name });
const share = (won: number, games: number) => `${Math.round((100 * won) / games)}%`;

test.describe('somebody who has played for a while', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('sees their games in four numbers, with the interval and pure chance', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mira');
    const facts = section(page, 'In short');
    const { games, won, chance } = all!.statistics.all;
    await expect(facts).toContainText(`${games} games`);
    await expect(facts).toContainText('11 Expedition Luxor and 22 Luxor');
    await expect(facts).toContainText('One more is not over yet.');
    await expect(facts).toContainText(`${share(won, games)} won`);
    // 16 of 33, by Wilson with 90 per cent.
    await expect(facts).toContainText('between 35% and 62%');
    await expect(facts).toContainText(`Chance alone: ${Math.round(100 * chance)}%`);
    await expect(facts).toContainText(`${all!.statistics.longest_run} in a row`);
    await expect(facts).toContainText('2 of the last 3');
  });

  test('finds each chart as an image whose name is a sentence, beside its numbers', async ({ page }) => {
    await open(page);
    const { statistics } = all!;
    const row = statistics.players.find(({ of }) => of === '3')!;
    const won = section(page, 'Games won');
    await expect(
      won.getByRole('img', { name: `3 players: ${share(row.won, row.games)} won, ${row.won} of ${row.games}.` }),
    ).toBeVisible();
    await expect(won.getByText(`${row.won}/${row.games}`, { exact: true }).first()).toBeVisible();
    const rows = statistics.titles.length + statistics.players.length + statistics.levels.length;
    await expect(won.getByRole('img')).toHaveCount(rows);
    const points = section(page, 'Where your points come from');
    const camps = statistics.points!.games.map((game) => game[0]!);
    const mean = camps.reduce((sum, value) => sum + value, 0) / camps.length;
    await expect(
      points.getByRole('img', { name: `Camps: ${mean} points on average, opponents ` }),
    ).toHaveAccessibleName(new RegExp(`Game by game: ${camps.slice(0, -1).join(', ')} and ${camps.at(-1)}\\.$`));
    await expect(section(page, 'Getting better?').getByRole('img')).toHaveAccessibleName(
      /fell from 2\.\d% to 1\.\d% in 11/,
    );
  });

  test('chooses one game with the keyboard, and everything is of that game', async ({ page }) => {
    const asked = await open(page);
    await page.getByRole('radio', { name: 'All' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Luxor', exact: true })).toBeChecked();
    await expect(section(page, 'In short')).toContainText(`${luxor!.statistics.all.games} games`);
    expect(asked).toEqual([null, 'luxor']);
    await expect(section(page, 'Where your points come from').getByRole('img', { name: /^scarabs: /i })).toBeVisible();
    await expect(section(page, 'Getting better?')).toContainText(`Luxor, ${luxor!.statistics.losses.length} games`);
    for (const name of await section(page, 'Your games').locator('strong').allTextContents())
      expect(name).toBe('Luxor');
    await expect(page.getByRole('radio', { name: 'Expedition Luxor' })).toBeVisible();
  });

  test('finds running games first, then what they reached, with luck and play where it is known', async ({ page }) => {
    await open(page);
    const lines = section(page, 'Your games').getByRole('listitem');
    await expect(lines).toHaveCount(6);
    await expect(lines.first()).toContainText('Your turn');
    await expect(lines.first().getByRole('link')).toHaveAttribute('href', `/g/${all!.me.games[0]!.game}`);
    for (const [at, game] of all!.me.games.slice(1, 6).entries()) {
      const line = lines.nth(at + 1);
      const { rank, points, rating } = game.result[0]!;
      await expect(line).toContainText(`rank ${rank}.`);
      await expect(line).toContainText(String(points));
      await expect(line).toContainText(game.players[1]!);
      await expect(line.getByRole('link', { name: /^Replay: / })).toHaveAttribute('href', `/replay/${game.game}`);
      await expect(line.getByText(/luck [+−]/)).toHaveCount(rating ? 1 : 0);
    }
    await page.getByRole('button', { name: 'Show more games' }).click();
    await expect(lines).toHaveCount(all!.me.games.length);
    await expect(page.getByRole('button', { name: 'Show more games' })).toHaveCount(0);
  });

  test('sees dots without a line while too few games are analysed, and is told how to begin', async ({ page }) => {
    const few = { ...all!, statistics: { ...all!.statistics, losses: all!.statistics.losses.slice(0, 9) } };
    await open(page, { all: few });
    const better = section(page, 'Getting better?');
    await expect(better).toContainText('From 10 analysed games on');
    await expect(better.locator('.trend')).toHaveCount(0);
    await expect(better.locator('circle')).toHaveCount(9 + 2);
    await page.unrouteAll();
    await open(page, { all: { ...all!, statistics: { ...all!.statistics, losses: [] } } });
    await expect(section(page, 'Getting better?')).toContainText(
      'No finished game of Expedition Luxor has been analysed',
    );
    await expect(section(page, 'In short').locator('.panel')).toHaveCount(3);
  });

  test('sees opponents by name, computers by strength, and who left without a name', async ({ page }) => {
    const opponents = [...all!.statistics.opponents, { name: '', bot: null, games: 4, ahead: 1 }];
    await open(page, { all: { ...all!, statistics: { ...all!.statistics, opponents } } });
    const lines = section(page, 'Opponents').getByRole('listitem');
    const jonas = opponents.find(({ name }) => name === 'Jonas')!;
    await expect(lines.filter({ hasText: 'Jonas' })).toContainText(`${jonas.ahead}/${jonas.games}`);
    await expect(lines.filter({ hasText: 'Computer: Medium' })).toHaveCount(1);
    await expect(lines.filter({ hasText: 'left this server' })).toContainText('25% 1/4');
  });

  test('saves everything as one file', async ({ page }) => {
    await page.addInitScript((keys) => Object.entries(keys).forEach((entry) => localStorage.setItem(...entry)), KEYS);
    const games = all!.me.games.slice(0, 3);
    await open(page, { all: { ...all!, me: { ...all!.me, games } } });
    answer(/\/transcript$/, () => Answer.fault(422, 'refused', 'refused-earlier-generation'));
    await page.route(`**/${games[0]!.game}/transcript*`, (route) =>
      route.fulfill({ body: '{"title":"luxor"}\n{"turn":1}\n' }),
    );
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('luxor-your-data.json');
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(file).toMatchObject({ format: 'luxor-your-data', version: 1, name: 'Mira', statistics: all!.statistics });
    expect(file['games']).toEqual(
      games.map((game, at) => ({ ...game, transcript: at === 0 ? [{ title: 'luxor' }, { turn: 1 }] : null })),
    );
    expect(file['device']).toMatchObject({ 'luxor-lessons': { 'luxor/first': { done: ['ends'] } } });
    await expect(page.getByText('Saved as luxor-your-data.json')).toBeVisible();
  });

  test('is told if saving fails, and can try again', async ({ page }) => {
    await open(page);
    answer(/\/transcript$/, () => Answer.fault(503, 'unavailable', 'error-unavailable'));
    await page.getByRole('button', { name: 'Save a copy' }).click();
    await expect(page.getByText('That did not work. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save a copy' })).toBeEnabled();
  });

  test('is deleted after one question, with what this browser kept', async ({ page }) => {
    await page.addInitScript((keys) => {
      if (sessionStorage['set']) return;
      sessionStorage['set'] = '1';
      Object.entries(keys).forEach((entry) => localStorage.setItem(...entry));
      localStorage.setItem('luxor', JSON.stringify({ name: 'Mira', theme: 'light' }));
    }, KEYS);
    const answers = { all: all! };
    await open(page, answers);
    const methods: string[] = [];
    answer(/^\/api\/me$/, ({ method }) => {
      methods.push(method);
      if (method !== 'DELETE') return null;
      answers.all = nobody;
      return Answer.of('Deletion', { deleted: 2, kept: 1 });
    });
    const ask = page.getByRole('button', { name: 'Delete me here …' });
    const dialog = page.getByRole('dialog');
    await ask.click();
    await expect(dialog).toContainText('What goes: your name');
    await expect(dialog).toContainText('your progress in lessons');
    await expect(dialog).toContainText('What stays: games with other people');
    await dialog.getByRole('button', { name: 'Keep everything' }).click();
    await expect(dialog).toHaveCount(0);
    expect(methods).not.toContain('DELETE');
    await ask.click();
    await dialog.getByRole('button', { name: 'Delete me', exact: true }).click();
    await expect(page.getByText('2 games went, and one game of others no longer names you')).toBeVisible();
    expect(methods.filter((method) => method === 'DELETE')).toHaveLength(1);
    await expect(page.getByRole('heading', { name: 'Your first game will stand here' })).toBeVisible();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(kept)).toEqual(['luxor']);
    expect(JSON.parse(kept['luxor'] as string)).toEqual({ name: '', theme: 'light' });
  });
});

test('who has never played is shown two ways on', async ({ page }) => {
  await open(page, { all: nobody });
  await expect(page.getByRole('link', { name: 'Guided first game' })).toHaveAttribute('href', '/learn/luxor-first');
  await expect(page.locator('main').getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('without a server the page says so and tries again', async ({ page }) => {
  await stage(page);
  await page.route('**/api/me/statistics', (route) => route.abort());
  await page.goto('/you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The server cannot be reached');
  await page.unrouteAll();
  await stage(page);
  stageYours();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mira');
});

test('nothing is out of reach at the side, also with letters twice as large', async ({ page }) => {
  for (const [width, height] of [
    [1024, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('luxor', JSON.stringify({ language: 'de' })));
    await open(page);
    await expectInside(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectInside(page);
    await page.unrouteAll();
  }
});

test.describe('the ways in the head of the page', () => {
  const NAMES = ['Play', 'Learn', 'Puzzle', 'You'];
  const ways = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
  const words = async (page: Page) => {
    const shown: string[] = [];
    for (const word of await ways(page).locator('span').all()) {
      if (await word.isVisible()) shown.push((await word.textContent())!);
    }
    return shown;
  };

  test('lead from page to page, and say where one is', async ({ page }) => {
    await stage(page);
    stageYours();
    await page.goto('/');
    await expect(ways(page).getByRole('link', { name: 'Play' })).toHaveAttribute('aria-current', 'page');
    await ways(page).getByRole('link', { name: 'You' }).press('Enter');
    await expect(page).toHaveURL(/\/you$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mira');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(ways(page).locator('[aria-current]')).toHaveCount(1);
    await expect(ways(page).getByRole('link', { name: 'You' })).toHaveAttribute('aria-current', 'page');
  });

  test('keep all words, then the current one, and become a bar on phones', async ({ page }) => {
    await open(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await words(page)).toEqual(NAMES);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await words(page)).toEqual(['You']);
    for (const name of NAMES) await expect(ways(page).getByRole('link', { name })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await words(page)).toEqual(NAMES);
    const bar = (await ways(page).boundingBox())!;
    expect([bar.x, bar.width, bar.height, bar.y + bar.height]).toEqual([0, 360, 54, 740]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const end = (await page.getByRole('button', { name: 'Delete me here …' }).boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual(740 - 54);
  });

  test('are not on pages with a task', async ({ page }) => {
    await stage(page);
    await page.goto('/g/fixture');
    await page.locator('.dock').first().waitFor();
    await expect(ways(page)).toHaveCount(0);
    await page.goto('/rules');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(ways(page)).toHaveCount(0);
  });
});
