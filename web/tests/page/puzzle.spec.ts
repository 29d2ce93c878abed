import { expect, type Page } from '@playwright/test';
import { dayOf, puzzled, setAnswered, setDay, stagePuzzle } from './puzzled';
import { expectInside, stage, test } from './stage';

const said = (page: Page) => page.locator('.verdict');
const heading = (page: Page) => said(page).getByRole('heading', { level: 2 });
const cards = (page: Page) => page.locator('.dock .hand button');
const target = (page: Page, place: string) => page.locator(`.target[data-place="${place}"]`);
const submit = (page: Page) => page.getByRole('button', { name: 'This is my answer' });
const streak = (page: Page) => page.getByRole('region', { name: 'Days in a row' });

async function open(page: Page, title = 'luxor', path = '/puzzle', today?: string) {
  await stage(page);
  const asked = await stagePuzzle(page, title, today);
  await page.goto(path);
  await expect(heading(page)).toHaveText('What would you play?');
  return asked;
}

/** Chooses the card at the right and the way to 12, which is the best; or the left one and the way to 15. */
async function choose(page: Page, which: 'best' | 'missed'): Promise<void> {
  await cards(page)[which === 'best' ? 'last' : 'first']().click();
  await target(page, which === 'best' ? '12' : '15').click();
  await expect(heading(page)).toHaveText('Is this your answer?');
}

test('the puzzle of the day is asked on the real table, and nothing tells the answer', async ({ page }) => {
  const { sent } = await open(page);
  expect(sent).toEqual([[dayOf('luxor'), []]]);
  await expect(page.locator('.dots .date')).toHaveText('Puzzle of the daySunday 1 November');
  await expect(said(page)).toContainText('Medium · Luxor');
  await expect(said(page)).toContainText('one try');
  await expect(cards(page)).toHaveCount(5);
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('[data-line]')).toHaveCount(0);
});

test('a choice is drawn and can be taken back; it counts when it is said to be the answer', async ({ page }) => {
  const { sent } = await open(page);
  await choose(page, 'missed');
  await expect(page.locator('.board [data-line=played]').first()).toBeVisible();
  await expect(page.locator('.board [data-line=better]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Think again' }).click();
  await expect(heading(page)).toHaveText('What would you play?');
  await expect(page.locator('[data-line]')).toHaveCount(0);
  await choose(page, 'best');
  expect(sent.filter(([path]) => path.endsWith('/answer'))).toEqual([]);
  await submit(page).click();
  await expect(heading(page)).toHaveText('Found: the best move');
  expect(sent.at(-1)).toEqual([`${dayOf('luxor')}/answer`, ['play right', 'move 11 by 1']]);
});

test('half a choice can be taken back', async ({ page }) => {
  await open(page);
  await cards(page).first().click();
  await expect(target(page, '15')).toBeVisible();
  await said(page).getByRole('button', { name: 'Choose again' }).click();
  await expect(said(page).getByRole('button', { name: 'Choose again' })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(5);
});

test('the answer has four moves with their chances, both ways on the board, and why', async ({ page }) => {
  await open(page);
  await choose(page, 'missed');
  await submit(page).click();
  await expect(heading(page)).toHaveText('Not this time');
  await expect(said(page)).toContainText('7% behind the best');
  const rows = said(page)
    .locator('li[data-choice], ol > li')
    .filter({ has: page.locator('.bar') });
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('82%');
  await expect(rows.filter({ hasText: 'your choice' })).toContainText('75%');
  await expect(page.locator('.board [data-line=played]').first()).toBeVisible();
  await expect(page.locator('.board [data-line=better]').first()).toBeVisible();
  await expect(said(page)).toContainText('What the best move brings, compared with “');
  await expect(said(page).locator('.why li')).toHaveCount(2);
  await expect(page.locator('.target')).toHaveCount(0);
});

test('who finds the best move sees it beside the one that looks natural', async ({ page }) => {
  await open(page);
  await choose(page, 'best');
  await submit(page).click();
  await expect(said(page).getByRole('listitem').filter({ hasText: 'looks natural' })).toContainText('75%');
  await expect(page.locator('.board [data-line=played]').first()).toBeVisible();
  await expect(page.locator('.board [data-line=better]').first()).toBeVisible();
});

test('there is one try: after a reload the answer is there again', async ({ page }) => {
  await open(page);
  await choose(page, 'missed');
  await submit(page).click();
  await expect(streak(page)).toContainText('1 day');
  await page.reload();
  await expect(heading(page)).toHaveText('Not this time');
  await expect(submit(page)).toHaveCount(0);
  await expect(streak(page).getByRole('listitem').last()).toContainText('Sunday: missed');
});

test('the days in a row are counted on this device, and older puzzles do not count', async ({ page }) => {
  await setAnswered(page, { '2026-10-30': { mark: 'half' }, '2026-10-31': {} });
  await open(page, 'luxor', '/puzzle/2026-10-29');
  await expect(streak(page)).toContainText('2 days in a row');
  await expect(page.locator('.dots .date')).toHaveText(/^PuzzleThursday,? 29 October 2026$/);
  await choose(page, 'best');
  await submit(page).click();
  await expect(heading(page)).toHaveText('Found: the best move');
  await expect(streak(page)).toContainText('2 days in a row');
  await page.getByRole('link', { name: 'Puzzle', exact: true }).click();
  await expect(heading(page)).toHaveText('What would you play?');
  await choose(page, 'missed');
  await submit(page).click();
  await expect(streak(page)).toContainText('3 days in a row');
});

test('a day that was left out ends the row', async ({ page }) => {
  await setAnswered(page, { '2026-10-29': {}, '2026-10-30': {} });
  await open(page);
  await expect(streak(page)).toContainText('No day in a row yet');
});

test('on the land a tile and then the march are chosen, or nothing more is laid', async ({ page }) => {
  const { sent } = await open(page, 'expedition');
  await expect(said(page)).toContainText('Medium · Expedition Luxor');
  await page.locator('.tile').first().click();
  await page.locator('.spot[data-cell="g9"]').click();
  await expect(page.locator('.stay .primary')).toBeVisible();
  expect(sent.at(-1)).toEqual([dayOf('expedition'), ['lay 2 desert-camp at g9']]);
  await said(page).getByRole('button', { name: 'Choose again' }).click();
  const stop = page.locator('.answers button', { hasText: /stop|end/i }).first();
  await stop.click();
  await submit(page).click();
  await expect(heading(page)).toHaveText('Found: the best move');
  await expect(page.locator('.land [data-line=played]').first()).toBeAttached();
});

test('what cannot be chosen says why', async ({ page }) => {
  const { sent } = await open(page);
  await cards(page).nth(2).click({ force: true });
  await expect(said(page).locator('.said')).toBeVisible();
  expect(sent.at(-1)).toEqual([`${dayOf('luxor')}/why-not`, []]);
});

test('it is played by the keyboard alone, and the answer is read out', async ({ page }) => {
  await open(page);
  await cards(page).last().focus();
  await page.keyboard.press('Enter');
  await target(page, '12').focus();
  await page.keyboard.press('Enter');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(said(page).locator('[aria-live]')).toContainText('Found: the best move');
});

for (const which of ['best', 'missed'] as const) {
  test(`what is shared of a ${which} answer says the day, the mark and the row, never the solution`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          (window as unknown as { shared: ShareData }).shared = data;
          return Promise.resolve();
        },
      });
    });
    await setAnswered(page, { '2026-10-31': {} });
    await open(page);
    await choose(page, which);
    await submit(page).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
    const sign = which === 'best' ? '✓' : '✗';
    expect(shared.text).toBe(`Luxor, puzzle of 1 November 2026: ${sign}, 2 days in a row`);
    expect(shared.url).toBe(`${new URL(page.url()).origin}/puzzle/2026-11-01`);
  });
}

test('where nothing can be shared it is copied', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          (window as unknown as { copied: string }).copied = text;
          return Promise.resolve();
        },
      },
    });
  });
  await open(page, 'luxor', '/puzzle/2026-10-29');
  await choose(page, 'missed');
  await submit(page).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(copied).toBe(`Luxor, puzzle of 29 October 2026: ✗\n${new URL(page.url()).origin}/puzzle/2026-10-29`);
});

test('the archive has every month with the marks, and leads to each day', async ({ page }) => {
  await stage(page);
  await stagePuzzle(page);
  await setAnswered(page, { '2026-10-31': { mark: 'half' }, '2026-10-05': { mark: 'missed', counts: false } });
  await page.goto('/puzzle/archive');
  const months = page.locator('.month');
  await expect(months.getByRole('heading')).toHaveText(['November', 'October', 'September']);
  // Tomorrow has a puzzle somewhere, but not here.
  await expect(months.first().getByRole('link')).toHaveCount(1);
  await expect(months.nth(1).getByRole('link')).toHaveCount(31);
  await expect(months.nth(1)).toContainText('best move: 0 of 2');
  const day = page.locator('[data-day="2026-10-31"] a');
  await expect(day).toHaveAccessibleName('Saturday 31 October: Luxor, Medium and less than 5% behind');
  await expect(day.locator('.mark')).toHaveText('½');
  await page.getByRole('button', { name: 'Earlier months' }).click();
  await expect(months.getByRole('heading')).toHaveText(['November', 'October', 'September', 'August', 'July']);
  await expect(months.last().getByRole('link')).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Earlier months' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Expedition Luxor' }).check();
  await expect(months.nth(1).getByRole('link')).toHaveCount(15);
  await expect(page.locator('[data-day="2026-10-31"] a')).toHaveCount(0);
  await page.locator('[data-day="2026-10-06"] a').click();
  await expect(page).toHaveURL(/\/puzzle\/2026-10-06$/);
  await expect(heading(page)).toHaveText('What would you play?');
});

test('a day without a puzzle says so, and the archive is offered', async ({ page }) => {
  await stage(page);
  await stagePuzzle(page);
  await page.goto('/puzzle/2027-01-01');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no puzzle for this day');
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(page.locator('.month').first()).toBeVisible();
});

for (const path of ['/puzzle', '/puzzle/archive']) {
  test(`${path} without a connection can be tried again`, async ({ page }) => {
    await stage(page);
    await stagePuzzle(page);
    let isCut = true;
    await page.route(/\/api\/puzzles/, (route) => (isCut ? route.abort() : route.fallback()));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The server cannot be reached');
    isCut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.verdict h2, .month').first()).toBeVisible();
  });
}

test('an answer that does not arrive does not use up the try', async ({ page }) => {
  const asked = await open(page);
  await choose(page, 'best');
  asked.refuse = 1;
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('your try is not used up');
  await submit(page).click();
  await expect(heading(page)).toHaveText('Found: the best move');
});

test('the board is as large as that of a game in every window', async ({ page }) => {
  await open(page);
  for (const [width, height, board] of [
    [1280, 720, 704],
    [1440, 900, 884],
    [1920, 1080, 1064],
    [1024, 768, 729],
    [768, 1024, 638],
    [360, 740, 377],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await page.locator('.stage .board').boundingBox())?.height, `${width} x ${height}`)
      .toBeGreaterThanOrEqual(board - 4);
  }
});

test('on a phone, in German, everything is in sight and large enough to touch', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('luxor', JSON.stringify({ language: 'de' })));
  await page.setViewportSize({ width: 360, height: 740 });
  await stage(page);
  await stagePuzzle(page);
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.verdict :is(a, button), .ways a, .month a, main.notice .btn')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.textContent, ...element.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 42 || height < 44),
    );
  const inView = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight - 54;
    });
  await page.goto('/puzzle');
  await heading(page).waitFor();
  await expectInside(page);
  expect(await inView('.verdict h2')).toBe(true);
  expect(await inView('.dock .hand button >> nth=0')).toBe(true);
  expect(await small()).toEqual([]);
  await cards(page).last().click();
  await target(page, '12').click();
  await page.locator('#puzzle-submit').waitFor();
  await expectInside(page);
  expect(await inView('#puzzle-submit')).toBe(true);
  expect(await small()).toEqual([]);
  await page.locator('#puzzle-submit').click();
  await expect(heading(page)).toHaveText('Gefunden: der beste Zug');
  await expectInside(page);
  expect(await small()).toEqual([]);
  await page.goto('/puzzle/archive');
  await page.locator('.month').first().waitFor();
  await expectInside(page);
  expect(await small()).toEqual([]);
});

test('every page leads to the puzzle, and the start page says how it stands', async ({ page }) => {
  await stage(page);
  await stagePuzzle(page);
  await page.goto('/');
  const way = page.locator('#quick ~ a[href="/puzzle"], main a[href="/puzzle"]').first();
  await expect(way).toContainText('One position, one try');
  await expect(page.getByRole('navigation', { name: 'Main pages' }).getByRole('link')).toHaveText([
    'Play',
    'Learn',
    'Puzzle',
    'You',
  ]);
  await setAnswered(page, { '2026-10-31': {}, '2026-11-01': { actions: puzzled('luxor').answers.best.actions } });
  await page.reload();
  await expect(way).toContainText('Answered, 2 days in a row.');
  await setDay(page, '2026-11-02');
  await page.reload();
  await expect(way).toContainText('2 days in a row. Go on today?');
  await way.click();
  await expect(page).toHaveURL(/\/puzzle$/);
  await expect(page.getByRole('link', { name: 'Puzzle', exact: true })).toHaveAttribute('aria-current', 'page');
});
