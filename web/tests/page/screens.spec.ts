import { expect, type Page } from '@playwright/test';
import type { GameAnalysis } from '../../src/lib/types';
import { onlyKnown, partOf, stageAnalysis, type Analysed } from './analysed';
import { dayOf, puzzled, setAnswered, stagePuzzle } from './puzzled';
import { expectInside, expectNothingSerious, nobody, speakNow, stage, stageYours, test, waiting, yours } from './stage';
import type { Change } from '../wire';

const passing = { your_seats: [0, 1, 2], seat: 0, decider: 1, choices: [] };

const luxor = { title: 'luxor' };
const land = { title: 'expedition' };

/** Every screen: its URL, its position, and the element that shows it is there. */
const screens: Record<
  string,
  {
    path: string;
    position?: string;
    change?: Change;
    mine?: Record<string, typeof nobody>;
    /** What the server knows of the analysis of the game. */
    analysis?: { title: string; answer?: (of: Analysed) => GameAnalysis };
    /** The title of the puzzle of the day. */
    puzzle?: string;
    /** Was it missed? */
    missed?: true;
    press?: string;
    shows: string;
  }
> = {
  start: { path: '/', shows: '#quick' },
  settings: { path: '/', press: '[popovertarget]', shows: '.preferences' },
  'your page': { path: '/you', mine: yours(), shows: '#yours-list' },
  'your page without games': { path: '/you', mine: { all: nobody }, shows: 'main .acts' },
  'deleting oneself': { path: '/you', mine: yours(), press: '#yours-data ~ .acts .danger', shows: 'dialog .acts' },
  invitation: { path: '/join/code', shows: 'form .figs' },
  'full table': { path: '/join/full', shows: 'main.notice' },
  waiting: { path: '/g/fixture', change: waiting().snapshot, shows: '.seats' },
  curtain: { path: '/g/fixture', change: passing, shows: '.call' },
  'a game that will be deleted': { path: '/g/fixture', change: { expires: 1_800_000_000_000 }, shows: 'aside .btn' },
  'choosing what to keep': { path: '/g/fixture', position: 'expedition-keep', shows: '.tile' },
  'laying a tile': { path: '/g/fixture', shows: '.land' },
  'out of the camp': { path: '/g/fixture', position: 'expedition-deploy', shows: '.step' },
  'action tiles': { path: '/g/fixture', position: 'expedition-adventure', shows: '.act' },
  'a target': { path: '/g/fixture', position: 'expedition-to-ship', shows: '.spot' },
  'the menu of a table': {
    path: '/g/fixture',
    press: 'main .top nav > button:last-of-type',
    shows: 'dialog .preferences',
  },
  scoring: { path: '/g/fixture', position: 'expedition-over', shows: '.pillars' },
  replay: { path: '/replay/fixture?at=3', position: 'expedition-over', shows: '#time' },
  'luck and skill': { path: '/analysis/fixture', analysis: luxor, shows: '#analysis-pane dl' },
  'a decision of Luxor': { path: '/analysis/fixture?at=16', analysis: luxor, shows: '[data-line=better]' },
  'a decision on the land': { path: '/analysis/fixture?at=15', analysis: land, shows: '[data-line=better]' },
  'a step without a decision': { path: '/analysis/fixture?at=0', analysis: luxor, shows: '#analysis-pane h2' },
  'turning points': {
    path: '/analysis/fixture?at=16',
    analysis: luxor,
    press: '#tab-points',
    shows: '#analysis-pane table',
  },
  'the log of an analysis': {
    path: '/analysis/fixture?at=16',
    analysis: luxor,
    press: '#tab-log',
    shows: '#analysis-pane ol',
  },
  'an analysis being computed': {
    path: '/analysis/fixture',
    analysis: { title: 'luxor', answer: (of) => partOf(of, 50) },
    shows: '[role=progressbar]',
  },
  'no analysis offered': {
    path: '/analysis/fixture?at=16',
    analysis: {
      title: 'luxor',
      answer: (of) => ({ ...of.answer, state: 'none', deepest: 0, analysis: null }),
    },
    shows: '#analysis-pane .notice',
  },
  'a picture of an analysis': { path: '/analysis/fixture', analysis: luxor, press: '.on button', shows: 'dialog img' },
  'a mistake': { path: '/mistakes/fixture', analysis: luxor, shows: '[data-stage=ask]' },
  'a hint about a mistake': {
    path: '/mistakes/fixture',
    analysis: luxor,
    press: '.verdict .quiet >> nth=0',
    shows: '[data-stage=hint]',
  },
  'a mistake and what is better': {
    path: '/mistakes/fixture',
    analysis: luxor,
    press: '.verdict .quiet >> nth=1',
    shows: '[data-stage=shown]',
  },
  'a mistake on the land': {
    path: '/mistakes/fixture',
    analysis: land,
    press: '.verdict .quiet >> nth=1',
    shows: '[data-stage=shown]',
  },
  'the end of the mistakes': {
    path: '/mistakes/fixture',
    analysis: { title: 'luxor', answer: onlyKnown },
    press: '.verdict .quiet >> nth=2, .verdict .quiet >> nth=2, .verdict .quiet >> nth=2',
    shows: '[data-stage=done]',
  },
  'the puzzle of the day': { path: '/puzzle', puzzle: 'luxor', shows: '[data-stage=ask]' },
  'a puzzle on the land': { path: '/puzzle', puzzle: 'expedition', shows: '[data-stage=ask]' },
  'an answer that was chosen': {
    path: '/puzzle',
    puzzle: 'luxor',
    press: '.dock .hand button >> nth=-1, .target[data-place="12"]',
    shows: '[data-stage=chosen]',
  },
  'an answered puzzle': { path: '/puzzle', puzzle: 'luxor', missed: true, shows: '[data-line=better]' },
  'an answered puzzle on the land': {
    path: '/puzzle',
    puzzle: 'expedition',
    missed: true,
    shows: '[data-line=better]',
  },
  'the archive of puzzles': { path: '/puzzle/archive', puzzle: 'luxor', missed: true, shows: '.month' },
  'no such puzzle': { path: '/puzzle/2027-01-01', puzzle: 'luxor', shows: 'main.notice .acts' },
  rules: { path: '/rules/L21', shows: '#L21' },
  'the other introduction': { path: '/rules/X7', shows: '#X7' },
  'a one-time link': { path: '/claim/code', shows: 'main.notice' },
  'no such table': { path: '/g/nowhere', shows: 'main.notice' },
  'a game of other rules': { path: '/g/other-generation', shows: 'main.notice .acts' },
  'a title of another version': { path: '/g/fixture', change: { title: 'senet' }, shows: 'main.notice .acts' },
  'a replay of such a title': { path: '/replay/fixture', change: { title: 'senet' }, shows: 'main.notice .acts' },
  'no such page': { path: '/nowhere', shows: 'main.notice' },
};
/**
 * Every size with its languages, the longest words on the narrowest. The widest and the narrowest are inspected whole
 * in one theme. A screen is loaded once: everything changes while it is there.
 */
const looks = [
  { size: { width: 1440, height: 900 }, languages: ['en'], inspected: 'light' },
  { size: { width: 768, height: 1024 }, languages: ['nl'], inspected: null },
  { size: { width: 360, height: 780 }, languages: ['fr', 'de'], inspected: 'dark' },
] as const;

/** Prepares what the server answers. */
async function prepare(page: Page, name: string) {
  const { position, change, mine, analysis, puzzle, missed } = screens[name]!;
  const staged = await stage(page, position, change);
  if (mine) stageYours(mine);
  if (analysis) stageAnalysis(analysis.title, analysis.answer);
  if (puzzle) await stagePuzzle(page, puzzle);
  if (puzzle && missed) {
    const { actions } = puzzled(puzzle).answers.missed;
    await setAnswered(page, { [dayOf(puzzle)]: { mark: 'missed', actions } });
  }
  return staged;
}

/** Loads a screen, with its fonts. */
async function open(page: Page, name: string) {
  const staged = await prepare(page, name);
  const { path, shows, press } = screens[name]!;
  await page.goto(path);
  for (const button of press?.split(', ') ?? []) await page.locator(button).click();
  await page.locator(shows).first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return staged;
}

test.describe('every size', () => {
  test.use({ colorScheme: 'light', viewport: looks[0].size });
  for (const name of Object.keys(screens)) {
    test(`${name} is accessible in both themes`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await open(page, name);
      for (const { size, languages, inspected } of looks) {
        await test.step(`${size.width} by ${size.height}`, async () => {
          await page.setViewportSize(size);
          for (const language of languages) {
            await speakNow(page, language);
            await expect(page.locator(screens[name]!.shows).first()).toBeAttached();
            await expectInside(page);
          }
          if (!inspected) return;
          await page.emulateMedia({ colorScheme: inspected });
          await expectNothingSerious(page);
          await page.emulateMedia({ colorScheme: 'light' });
        });
      }
      expect(errors).toEqual([]);
    });
  }
});

test('a game made under other rules says so, and is not retried', async ({ page }) => {
  await open(page, 'a game of other rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table cannot be opened');
  await expect(page.locator('main.notice p')).toContainText('made under earlier rules (generation 1)');
  await expect(page.locator('main.notice button')).toHaveCount(0);
});

for (const name of ['a title of another version', 'a replay of such a title']) {
  test(`${name} is named, and looks like none of ours`, async ({ page }) => {
    await open(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot show this game');
    await expect(page.locator('main.notice p')).toContainText('“senet”');
    await expect(page.locator('.board, .land')).toHaveCount(0);
  });
}

test('two taps lead from the start page to a game against the computer', async ({ page }) => {
  const { sent } = await open(page, 'start');
  await page.locator('.door').first().click();
  await page.locator('#quick .go').click();
  await page.waitForURL('**/g/fixture');
  expect(sent[0]).toMatchObject({
    title: 'luxor',
    players: 3,
    modules: [],
    first: null,
    seats: [{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
  });
});

test('a way to play chosen before the titles are loaded is selected when they come', async ({ page }) => {
  await stage(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/titles', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto('/');
  const door = page.locator('.door').nth(1);
  await door.click();
  await expect(door).toHaveAttribute('aria-expanded', 'true');
  answer();
  await expect(page.locator('#name-1')).toBeVisible();
  await expect(door).toHaveAttribute('aria-expanded', 'true');
});

test('hot seat: everybody has a name, the computer may join, and modules can be chosen', async ({ page }) => {
  const { sent } = await open(page, 'start');
  await page.locator('.door').nth(1).click();
  await page.locator('#name-1').fill('Jonas');
  await page.locator('#sitter-2').selectOption('clever');
  await page.locator('#quick summary').click();
  await page.locator('.module').first().click();
  await page.locator('#quick .go').click();
  await page.waitForURL('**/g/fixture');
  expect(sent[0]).toMatchObject({
    modules: ['mummy'],
    seats: [{ kind: 'you' }, { kind: 'local', name: 'Jonas' }, { kind: 'bot', bot: 'clever' }],
  });
});

test('a guest takes a seat with a name', async ({ page }) => {
  const { sent } = await open(page, 'invitation');
  await page.locator('.name input').fill('Ada');
  await page.locator('form .primary').click();
  await page.waitForURL('**/g/fixture');
  expect(sent).toEqual([{ invite: 'code', seat: 1, name: 'Ada' }]);
});

test('the host gives an empty seat to the computer', async ({ page }) => {
  const { sent } = await open(page, 'waiting');
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(page.locator('.link input')).toHaveValue(/\/join\/falcon-reed-7$/);
  await page.locator('.seat.empty .btn').click();
  await expect.poll(() => sent).toEqual([{ kind: 'bot', bot: 'greedy' }]);
});

test('a tile is picked and laid with the keyboard alone', async ({ page }) => {
  const { orders, written } = await open(page, 'laying a tile');
  await page.locator('.tile[aria-disabled=false]').first().press('Enter');
  await page.locator('.spot').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => orders.length).toBe(1);
  expect(written.snapshot.choices.map(({ action }) => action)).toContain(orders[0]);
});

test('deploying from a camp offers only listed plans', async ({ page }) => {
  const { orders, written } = await open(page, 'out of the camp');
  await page.locator('.way').last().click();
  for (let i = 0; i < 6; i++) {
    const more = page.locator('.step .btn:not([aria-disabled=true])').last();
    if (await more.count()) await more.click();
  }
  await page.locator('.stay .primary').click();
  await expect.poll(() => orders.length).toBe(1);
  expect(written.snapshot.choices.map(({ action }) => action)).toContain(orders[0]);
});

test('the map is zoomed with buttons and keys', async ({ page }) => {
  await open(page, 'laying a tile');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.locator('.world')).toHaveAttribute('style', /scale\(1\.4\)/);
  await page.getByRole('button', { name: 'Zoom in' }).press('0');
  await expect(page.locator('.world')).toHaveAttribute('style', /scale\(1\)/);
});

test('changing the language applies everywhere at once, and is remembered', async ({ page, context }) => {
  await open(page, 'start');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('.door strong').first()).toHaveText('Against the computer');
  await page.locator('.top .lang select').selectOption('fr');
  for (const tab of [page, other]) await expect(tab.locator('.door strong').first()).toHaveText('Contre l’ordinateur');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the rules are searched by word and by number', async ({ page }) => {
  await open(page, 'rules');
  await expect(page.locator('#L21')).toHaveClass(/here/);
  await page.locator('#q').fill('sarcophagus');
  await expect(page.locator('article').first()).toBeVisible();
  expect(await page.locator('article').count()).toBeLessThan(15);
  await page.locator('#q').fill('x13');
  await expect(page.locator('article')).toHaveCount(1);
});
