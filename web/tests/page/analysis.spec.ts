import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { GameAnalysis } from '../../src/lib/types';
import { analysed, partOf, stageAnalysis } from './analysed';
import { answer, stage, test } from './stage';
import { Answer } from '../wire';

/** The worst decisions of the reader, whose positions the fixture has. */
const LUXOR = { worst: 16, next: 10 };

const line = (page: Page) => page.getByRole('slider', { name: 'Time line' });
const pane = (page: Page) => page.getByRole('tabpanel');
const position = (page: Page) => Number(new URL(page.url()).searchParams.get('at'));
/** Opens an analysis and waits until the board is drawn. */
async function open(page: Page, at?: number): Promise<void> {
  await page.goto(`/analysis/fixture${at === undefined ? '' : `?at=${at}`}`);
  await expect(line(page)).toBeVisible();
  await expect(pane(page)).toBeVisible();
}

test('luck and skill come first, and the numbers that are shown add up', async ({ page }) => {
  await stage(page, 'luxor-over');
  stageAnalysis();
  await open(page);
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(/^Ada won: luck 0%, play −58%, mistakes/);
  const rows = pane(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) {
    const numbers = (await row.locator('dd.num').allInnerTexts()).map((text) =>
      Number(text.replace('−', '-').replace('%', '')),
    );
    expect(numbers).toHaveLength(5);
    expect(numbers.slice(0, 4).reduce((sum, number) => sum + number)).toBe(numbers[4]);
  }
  // The winner comes first, and the board shows the reader's own worst mistake.
  await expect(rows.first()).toContainText('Ada');
  expect(position(page)).toBe(LUXOR.worst);
});

test('a decision says its grade, its loss, both choices, the hand then, and why; both ways are on the board', async ({
  page,
}) => {
  await stage(page, 'luxor-over');
  stageAnalysis();
  await open(page, LUXOR.worst);
  const said = pane(page);
  await expect(said.getByRole('heading', { name: 'blunder' })).toBeVisible();
  await expect(said).toContainText('Mira, Round 3');
  await expect(said).toContainText('−17%');
  await expect(said.locator('[data-choice=played]')).toContainText(/5: from 2 to 7.*18%/s);
  await expect(said.locator('[data-choice=better]')).toContainText(/4: from 2 to 8.*35%/s);
  await expect(said.getByRole('img', { name: '5, die, die, die and 4' })).toBeVisible();
  await expect(said).toContainText('About 4 points for treasures', { ignoreCase: true });
  for (const kind of ['played', 'better'])
    await expect(page.locator(`.board [data-line=${kind}] circle`).first()).toBeVisible();
  await expect(page.locator('.board [data-line=played] text')).toHaveText(['1', '2', '3', '4', '5']);
});

test('the view can be changed from what could be known to what was', async ({ page }) => {
  await stage(page, 'luxor-over');
  stageAnalysis();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/replay')) asked.push(url.searchParams.get('asked'));
  });
  await open(page, LUXOR.worst);
  await expect(pane(page)).toContainText('Choices are judged by this.');
  const { truth, chance } = analysed('luxor').answer.analysis.decisions.find(({ at }) => at === LUXOR.worst)!
    .choices[0]!;
  expect(truth).not.toBe(chance);
  await pane(page).getByRole('radio', { name: 'What was' }).check();
  await expect(pane(page)).toContainText('no choice is judged by it');
  await expect(pane(page).locator('[data-choice=better] .num')).toHaveText(`${Math.round(truth! * 100)}%`);
  // The hands of the others were hidden from who decided; the page does not even ask for them before.
  await expect.poll(() => asked).toEqual(['true', 'true', null]);
});

test('the time line is a slider: by turns, by marks, to both ends, and by touch', async ({ page }) => {
  await stage(page, 'luxor-over');
  const { answer, turns } = stageAnalysis();
  await open(page, LUXOR.worst);
  const marked = answer.analysis.decisions.filter(({ grade }) => !['fine', 'unclear'].includes(grade));
  const next = marked.find(({ at }) => at > LUXOR.worst)!;
  await line(page).focus();
  await page.keyboard.press('PageUp');
  await expect.poll(() => position(page)).toBe(next.at);
  await page.keyboard.press('PageDown');
  await expect.poll(() => position(page)).toBe(LUXOR.worst);
  const before = Number(await line(page).getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect(line(page)).toHaveAttribute('aria-valuenow', String(before + 1));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => position(page)).toBe(LUXOR.worst);
  await expect(line(page)).toHaveAttribute(
    'aria-valuetext',
    /^Round 3\. Mira: blunder\. Mira \d+%, Jonas \d+% and Ada/,
  );
  await page.keyboard.press('End');
  await expect(line(page)).toHaveAttribute('aria-valuenow', String(turns.length - 1));
  await page.keyboard.press('Home');
  await expect.poll(() => position(page)).toBe(0);
  // A touch below the bands takes the nearest mark.
  await page.locator(`.mark[data-at="${LUXOR.next}"]`).click();
  await expect.poll(() => position(page)).toBe(LUXOR.next);
  await expect(pane(page).locator('[data-choice=played]')).toContainText('1: from 1 to 2');
});

test('turning points lead to their positions, and the table counts the grades', async ({ page }) => {
  await stage(page, 'luxor-over');
  const { answer } = stageAnalysis();
  await open(page, 0);
  await page.getByRole('tab', { name: 'Turning points' }).click();
  const points = pane(page).getByRole('listitem');
  await expect(points).toHaveCount(answer.analysis.turning_points.length);
  const mine = pane(page).getByRole('row', { name: /Mira/ });
  const { grades, loss } = answer.analysis.seats[0]!;
  await expect(mine.getByRole('cell')).toHaveText(
    [grades.strong, grades.inaccuracy, grades.mistake, grades.blunder]
      .map(String)
      .concat(`${(loss * 100).toFixed(1)}%`),
  );
  await points.filter({ hasText: 'Mira: 5: from 2 to 7' }).getByRole('button').click();
  await expect(pane(page).getByRole('heading', { name: 'blunder' })).toBeVisible();
  expect(position(page)).toBe(LUXOR.worst);
});

test('while it is computed the bands grow, and what is found can be used', async ({ page }) => {
  await stage(page, 'luxor-over');
  let done = 30;
  const briefs: boolean[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/analysis') && url.pathname.startsWith('/api'))
      briefs.push(url.searchParams.has('brief'));
  });
  stageAnalysis('luxor', (of) => (done < of.answer.analysis.total ? partOf(of, done) : of.answer));
  await open(page);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '28');
  await expect(pane(page)).toContainText('30 of 108 decisions.');
  await expect(pane(page).getByRole('heading', { name: 'Turning points' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Picture' })).toBeDisabled();
  const hatched = page.locator('.line svg > rect').first();
  const from = async () => Number(await hatched.getAttribute('x'));
  const before = await from();
  done = 60;
  await expect(bar).toHaveAttribute('aria-valuenow', '56');
  await expect.poll(from).toBeGreaterThan(before);
  await pane(page).getByRole('button').filter({ hasText: 'Mira: 5: from 2 to 7' }).click();
  await expect(pane(page).getByRole('heading', { name: 'blunder' })).toBeVisible();
  done = 108;
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Picture' })).toBeEnabled();
  // The whole analysis is sent when there is news, not each time.
  expect(briefs.filter((brief) => brief).length).toBeGreaterThan(1);
  expect(briefs.filter((brief) => !brief).length).toBeLessThanOrEqual(4);
});

test('nobody asked for it yet: opening it begins it', async ({ page }) => {
  await stage(page, 'luxor-over');
  const none: GameAnalysis = { state: 'none', depth: 0, done: 0, total: 0, deepest: 8, analysis: null };
  let asks = 0;
  const { asked } = stageAnalysis('luxor', (of) => (asks++ ? of.answer : none));
  await open(page);
  await expect(pane(page).getByRole('heading', { level: 2 })).toContainText('Ada won');
  expect(asked.depths).toEqual([1]);
});

test('a deeper one can be asked for, and the first stays until it is done', async ({ page }) => {
  await stage(page, 'luxor-over');
  let deeper = false;
  const { asked } = stageAnalysis('luxor', (of) =>
    deeper ? { ...of.answer, state: 'computing', depth: 4, done: 12, total: 108 } : of.answer,
  );
  await open(page);
  deeper = true;
  await page.getByRole('button', { name: 'Analyse it 4 times as deeply' }).click();
  await expect(pane(page).getByRole('heading', { name: 'A deeper analysis is being made' })).toBeVisible();
  await expect(pane(page).getByRole('heading', { name: /^Ada won/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /times as deeply/ })).toHaveCount(0);
  expect(asked.depths).toEqual([4]);
});

test('a server without analyses says so plainly, and the replay is still there', async ({ page }) => {
  await stage(page, 'luxor-over');
  const off: GameAnalysis = { state: 'none', depth: 0, done: 0, total: 0, deepest: 0, analysis: null };
  const { asked } = stageAnalysis('luxor', () => off);
  await page.goto('/analysis/fixture?at=16');
  await expect(pane(page)).toContainText('This server offers no analysis');
  await expect(page.locator('.board')).toBeVisible();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(() => position(page)).toBe(17);
  expect(asked.depths).toEqual([]);
  await page.goto('/mistakes/fixture');
  await expect(page.locator('main.notice')).toContainText('This server offers no analysis');
});

test('too many games wait: the server says so, and it can be asked again', async ({ page }) => {
  await stage(page, 'luxor-over');
  const none: GameAnalysis = { state: 'none', depth: 0, done: 0, total: 0, deepest: 8, analysis: null };
  let full = true;
  stageAnalysis('luxor', (of) => (full ? none : of.answer));
  answer(/\/analysis$/, ({ method }) =>
    full && method === 'POST' ? Answer.fault(429, 'too_many', 'error-too-many-analyses') : null,
  );
  await page.goto('/analysis/fixture');
  await expect(pane(page)).toContainText('Many games are waiting to be analysed here.');
  full = false;
  await pane(page).getByRole('button', { name: 'Try again' }).click();
  await expect(pane(page).getByRole('heading', { name: /^Ada won/ })).toBeVisible();
});

for (const path of ['/analysis/fixture', '/mistakes/fixture']) {
  test(`a running game is analysed for nobody: ${path}`, async ({ page }) => {
    await stage(page, 'luxor-play');
    answer(/\/analysis$/, () => Answer.fault(422, 'refused', 'refused-analysis-running'));
    await page.goto(path);
    await expect(page.locator('main.notice')).toContainText('A game can be analysed once it is over');
    await expect(page.getByRole('link', { name: 'To the table' })).toHaveAttribute('href', '/g/fixture');
    await expect(page.locator('.board')).toHaveCount(0);
  });
}

test('the picture is drawn without asking anybody, with or without names', async ({ page }) => {
  await stage(page, 'luxor-over');
  stageAnalysis();
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Picture' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAttribute('alt', 'Ada wins with 66 points');
  const save = async (): Promise<Buffer> => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('luxor-fixture-analysis.png');
    return readFileSync(await download.path());
  };
  const named = await save();
  // Width and height stand in the header of a PNG.
  expect([named.readUInt32BE(16), named.readUInt32BE(20)]).toEqual([1200, 630]);
  await page.getByLabel('With names').uncheck();
  await expect(picture).toHaveAttribute('alt', 'Won with 66 points');
  await expect.poll(async () => (await save()).equals(named)).toBe(false);
  const server = new URL(page.url()).origin;
  expect(asked.filter((url) => url.startsWith(server) && !/\/assets\/.*\.(js|css|woff2)$/.test(url))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(server) && !/^(data|blob):/.test(url))).toEqual([]);
});

test('there is a way in from the result, from the replay, and from the log to a position', async ({ page }) => {
  await stage(page, 'luxor-over');
  stageAnalysis();
  await page.goto('/g/fixture');
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(line(page)).toBeVisible();
  await page.goto('/replay/fixture?at=10');
  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(pane(page).locator('[data-choice=played]')).toContainText('1: from 1 to 2');
  await page.getByRole('link', { name: 'Close the analysis' }).click();
  await expect(page).toHaveURL(/\/replay\/fixture\?at=10$/);
});

test('the land shows both choices: the tile that is laid, and the march', async ({ page }) => {
  await stage(page, 'expedition-over');
  stageAnalysis('expedition');
  await open(page, 15);
  await expect(pane(page).locator('[data-choice=played]')).toContainText('desert camp on e9');
  await expect(pane(page).locator('[data-choice=better]')).toContainText('desert camp on h11; 1 stays, north: h10 (3)');
  await expect(page.locator('.land [data-line=better] text')).toHaveText(['+1', '+3']);
  await expect(page.locator('.land [data-line=played] > rect').first()).toBeVisible();
});
