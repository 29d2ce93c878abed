import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  begin,
  kept,
  records,
  expectScoring,
  openMenu,
  openSaved,
  playOn,
  press,
  newGuest,
  test,
  totals,
} from './driver';
import { freshFolder, OwnServer, run } from './server';

test.describe.configure({ timeout: 600_000 });

const finished = kept('luxor/base-2-001');

/** Downloads a link's file; returns its name, lines and path. */
async function save(page: Page, name: string): Promise<{ file: string; lines: string[]; path: string }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name }).filter({ visible: true }).click();
  const download = await saving;
  const path = await download.path();
  return { file: download.suggestedFilename(), lines: readFileSync(path, 'utf8').trim().split('\n'), path };
}

test('a finished game is opened from a file, and saved as the same file', async ({ page, browser, baseURL }) => {
  await openSaved(page, finished);
  await page.waitForURL('**/g/*');
  await expectScoring(page);
  const { file, lines, path } = await save(page, 'Save the game as a file');
  expect(file).toMatch(/^luxor-.*\.jsonl$/);
  expect(lines.slice(1, -1)).toEqual(readFileSync(finished, 'utf8').trim().split('\n').slice(1, -1));
  const other = await newGuest(browser, baseURL!);
  await openSaved(other, path);
  await other.waitForURL('**/g/*');
  await expectScoring(other);
  expect(await totals(other)).toEqual(await totals(page));
});

test('a file that is no game is refused with a message', async ({ page }) => {
  const file = join(freshFolder(), 'holiday.jsonl');
  writeFileSync(file, '{"hello":1}\n');
  await openSaved(page, file);
  await expect(page.getByRole('alert')).toContainText('holiday.jsonl');
  await expect(page).toHaveURL(/\/$/);
});

test('a running game is saved as far as its player knows it', async ({ page }) => {
  const game = await begin(page);
  await playOn(page, game, 2);
  await openMenu(page);
  const { file, lines } = await save(page, 'Save what you know so far');
  expect(file).toBe(`luxor-${game}.jsonl`);
  const header = JSON.parse(lines[0]!) as object;
  expect(header).toMatchObject({ title: 'luxor', known_to: 'seat 0' });
  expect(lines.join('\n')).not.toContain('"seed"');
});

test('a spectator sees the game change, and nobody’s hand', async ({ page, browser, baseURL }) => {
  const game = await begin(page);
  await openMenu(page);
  const link = await page.getByRole('textbox', { name: 'Let others watch' }).inputValue();
  await page.keyboard.press('Escape');
  const watcher = await newGuest(browser, baseURL!);
  await watcher.goto(new URL(link).pathname);
  await expect(watcher.locator('#prompt')).toBeVisible();
  await expect(watcher.locator('.hand')).toHaveCount(0);
  const before = await watcher.locator('.log li').count();
  await playOn(page, game, 3);
  await expect.poll(() => watcher.locator('.log li').count()).toBeGreaterThan(before);
  expect((await watcher.request.get(`/api/games/${game}`)).status()).toBe(403);
});

test('a seat moves to another device by a link that works once', async ({ page, browser, baseURL }) => {
  const game = await begin(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Make a one-time link' }).click();
  const link = new URL(await page.getByRole('textbox', { name: 'Make a one-time link' }).inputValue()).pathname;
  const phone = await newGuest(browser, baseURL!);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Bring my seats here' }).click();
  await phone.waitForURL(`**/g/${game}`);
  await expect(phone.locator('.hand')).toBeVisible();
  await playOn(phone, game, 1);
  await page.keyboard.press('Escape');
  await press(page);
  const thief = await newGuest(browser, baseURL!);
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Bring my seats here' }).click();
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('This link has been used or has expired');
});

test('an unfinished game brought in by the program is claimed by its link, and goes on', async ({ browser }) => {
  const server = await OwnServer.start();
  try {
    const page = await newGuest(browser, server.base);
    const game = await begin(page, { door: 1, title: 'expedition' });
    await playOn(page, game, 4);
    const done = await records(page, game);
    const folder = freshFolder();
    const file = run('export', game, '--to', folder, '--data', server.data).trim();
    const link = run('import', file, '--data', server.data, '--seed', 'brought in').trim();
    expect(link).toMatch(/^\/claim\//);
    const finder = await newGuest(browser, server.base);
    await finder.goto(link);
    await finder.getByRole('button', { name: 'Bring my seats here' }).click();
    await finder.waitForURL('**/g/*');
    const copy = new URL(finder.url()).pathname.split('/')[2]!;
    expect(copy).not.toBe(game);
    expect(await records(finder, copy)).toBe(done);
    await playOn(finder, copy);
    expect(await records(page, game)).toBe(done);
  } finally {
    await server.kill();
  }
});

test('scripts and styles are served compressed, fonts as they are', async ({ page }) => {
  const coding: Record<string, Set<string | undefined>> = {};
  page.on('response', (answer) => {
    const kind = new URL(answer.url()).pathname.split('.').at(-1)!;
    (coding[kind] ??= new Set()).add(answer.headers()['content-encoding']);
  });
  await page.goto('/');
  await page.locator('#quick').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(coding['js']).toEqual(new Set(['br']));
  expect(coding['css']).toEqual(new Set(['br']));
  expect(coding['woff2']).toEqual(new Set([undefined]));
});
