import { expect, type Page } from '@playwright/test';
import { answer, expectInside, expectNothingSerious, stage, test } from './stage';
import { Answer, position, send, type Change, type Written } from '../wire';

type Over = Pick<Written, 'snapshot' | 'log'>;

/** Opens a running game and lets it end before the reader's eyes, with all clocks stopped. */
async function endOf(page: Page, name: string, change: Partial<Over> = {}): Promise<Over> {
  const over = { ...position(name), ...change };
  const running: Change = { state: 'running', outcome: null, decider: 1, seq: over.snapshot.seq - 1 };
  await stage(page, name, { ...over.snapshot, ...running });
  answer(/\/log$/, () => Answer.of('Log', over.log));
  let finish = (): void => {};
  const asked = new Promise<void>((resolve) => (finish = resolve));
  await page.routeWebSocket(/\/api\/games\/.*\/live/, (socket) => {
    void asked.then(() => send(socket, { type: 'step', seq: over.snapshot.seq, snapshot: over.snapshot, log: [] }));
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/g/fixture');
  await page.locator('main.table').waitFor();
  // A table is drawn in several frames.
  await page.clock.runFor(300);
  finish();
  await firstScene(page);
  return over;
}

/** Moves the stopped clocks just so far that the first scene is there: it is loaded in its own time, then drawn. */
async function firstScene(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await page.locator('.narration').count()).toBe(1);
  }).toPass({ intervals: [50] });
  await page.clock.runFor(120);
}

const headline = (page: Page) => page.locator('.headline');
const points = (page: Page) => page.locator('.player .pts b').allInnerTexts();
const stones = (page: Page) => page.locator('.sealing');

// Motion is what is tested here, with a clock of the whole context.
test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'no-preference', ownContext: true });

test('the tomb chamber is sealed, the points are counted, and only then the winner is named', async ({ page }) => {
  const { snapshot } = await endOf(page, 'luxor-over');
  const totals = snapshot.outcome!.scores.map(({ total }) => String(total));
  await expect(headline(page)).toHaveText('The last one enters');
  await expect(page.locator('.headline + p')).toHaveText('Lena takes the sarcophagus worth 3.');
  expect(await points(page)).toEqual(['?', '?', '?', '?', '?']);
  await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await page.clock.runFor(1700);
  await expect(headline(page)).toHaveText('The stones begin to move');
  await page.clock.runFor(1450);
  await expect(headline(page)).toHaveText('The tomb chamber is sealed');
  await expect(page.locator('.seal')).toBeVisible();
  await page.clock.runFor(1600);
  await expect(headline(page)).toHaveText('collected');
  expect(await points(page)).toEqual(['7', '10', '9', '0', '3']);
  await expect(page.locator('.courses .beam')).toHaveCount(0);
  await page.clock.runFor(850);
  await expect(page.locator('.cats .now')).toHaveText('position');
  expect(await points(page)).not.toEqual(totals);
  await expect(page.getByText('Jonas wins')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(headline(page)).toHaveText('Jonas wins with 47 points');
  await expect(page.locator('.headline + p')).toHaveText('Most of the lead over Lena comes from: collected (+7).');
  expect(await points(page)).toEqual(totals);
  await expect(page.locator('.courses .beam')).toHaveCount(1);
  await expect(page.locator('.cats .done')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('skipping leads straight to the winner, and from there to the result', async ({ page }) => {
  await endOf(page, 'luxor-over');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(headline(page)).toHaveText('Jonas wins with 47 points');
  await page.getByRole('button', { name: 'To the result' }).click();
  await expect(page.locator('#won')).toHaveText('Jonas wins with 47 points');
  await expect(page.locator('.total .v')).toHaveText(
    ['41', '47', '38', '15', '43'].map((sum) => new RegExp(`${sum}$`)),
  );
});

test('the hidden scarabs are counted last', async ({ page }) => {
  await endOf(page, 'luxor-over');
  await expect(page.locator('.cats li').last()).toHaveText(/scarabs/i);
});

test('the end is not shown again after a reload, unless it is asked for', async ({ page }) => {
  await stage(page, 'luxor-over');
  await page.clock.install({ time: 0 });
  await page.goto('/g/fixture');
  await expect(page.locator('#won')).toHaveText('Jonas wins with 47 points');
  await expect(page.locator('.narration')).toHaveCount(0);
  // The first scene is a short one.
  await page.clock.pauseAt(3_600_000);
  await page.getByRole('button', { name: 'Show the end again' }).click();
  await firstScene(page);
  await expect(headline(page)).toHaveText('The last one enters');
});

test('if others moved after the last entry, the stones have waited half open and nobody walks in', async ({ page }) => {
  const { snapshot, log } = position('luxor-over');
  const last = log.at(-1)!;
  await endOf(page, 'luxor-over', { snapshot, log: [...log, { ...last, turn: last.turn + 1 }] });
  await expect(headline(page)).toHaveText('The last round is over');
  await expect(stones(page)).toHaveClass(/half/);
  await expect(page.locator('.walker')).toHaveCount(0);
});

test('after a round without a move nobody walks in, and the stones move at once', async ({ page }) => {
  const { snapshot, log } = position('luxor-over');
  const text = JSON.stringify(snapshot.view).replaceAll('"place":"tomb"', '"place":"40"');
  await endOf(page, 'luxor-over', { snapshot: { ...snapshot, view: JSON.parse(text) as typeof snapshot.view }, log });
  await expect(headline(page)).toHaveText('The stones begin to move');
  await expect(page.locator('.headline + p')).toHaveText('For a whole round nobody could move.');
});

/** The result with other totals; the seats in `winners` have rank 1. */
function decided(name: string, totals: number[], winners: number[]): Over {
  const { snapshot, log } = position(name);
  const scores = snapshot.outcome!.scores.map((score, seat) => ({
    ...score,
    parts: score.parts.map((_, index) => (index === 0 ? totals[seat]! : 0)),
    total: totals[seat]!,
    rank: winners.includes(seat) ? 1 : 2,
  }));
  return { snapshot: { ...snapshot, outcome: { ...snapshot.outcome!, scores, winners } }, log };
}

for (const [name, winners, title, text] of [
  ['a tie that the sarcophagus decides', [0], 'Mira wins with 40 points', 'The more valuable sarcophagus decides.'],
  ['a shared victory', [0, 1], 'Mira and Jonas share the victory with 40 points', 'Nobody is ahead'],
] as const) {
  test(`${name} is told`, async ({ page }) => {
    await endOf(page, 'luxor-over', decided('luxor-over', [40, 40, 9, 8, 7], [...winners]));
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(headline(page)).toHaveText(title);
    await expect(page.locator('.headline + p')).toContainText(text);
    await expect(page.locator('.courses .beam')).toHaveCount(winners.length);
  });
}

test('Expedition shows the whole land, then counts it', async ({ page }) => {
  await endOf(page, 'expedition-over');
  await expect(headline(page)).toHaveText('All tiles have been laid');
  await expect(page.locator('.land')).toBeVisible();
  await expect(page.locator('.land .zoom')).toBeHidden();
  await expect(page.locator('.log')).not.toContainText('wins');
  await page.clock.runFor(1700);
  await expect(page.locator('.courses')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(headline(page)).toHaveText('Jonas wins with 20 points');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('the end is a series of stills, and nothing moves', async ({ page }) => {
    await endOf(page, 'luxor-over');
    await expect(headline(page)).toHaveText('The last one enters');
    const moving = () =>
      page.evaluate(() => document.getAnimations().map((one) => (one as CSSAnimation).animationName));
    expect(await moving()).toEqual([]);
    await page.clock.runFor(1250);
    await expect(headline(page)).toHaveText('The stones begin to move');
    await page.clock.runFor(1250);
    await expect(headline(page)).toHaveText('The tomb chamber is sealed');
    expect(await moving()).toEqual([]);
    await page.clock.runFor(1250);
    await expect(page.locator('.courses')).toBeVisible();
    await expect(page.getByText('Jonas wins')).toHaveCount(0);
    await page.clock.runFor(1250);
    await expect(headline(page)).toHaveText('Jonas wins with 47 points');
  });

  for (const name of ['luxor-over', 'expedition-over']) {
    test(`the end of ${name.split('-')[0]} fits every window and is accessible in both themes`, async ({ page }) => {
      await endOf(page, name);
      await page.getByRole('button', { name: 'Skip' }).click();
      await page.clock.resume();
      for (const [width, height, inspected] of [
        [1280, 720, 'light'],
        [1024, 768, null],
        [768, 1024, null],
        [740, 360, null],
        [360, 740, 'dark'],
      ] as const) {
        await test.step(`${width} by ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await expectInside(page);
          const next = page.getByRole('button', { name: 'To the result' });
          const box = (await next.boundingBox())!;
          expect(box.y + box.height).toBeLessThanOrEqual(height);
          expect(box.height).toBeGreaterThanOrEqual(44);
          if (!inspected) return;
          await page.emulateMedia({ colorScheme: inspected });
          await expectNothingSerious(page);
        });
      }
    });
  }
});
