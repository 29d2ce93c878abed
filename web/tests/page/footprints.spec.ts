import { expect, type Page } from '@playwright/test';
import { openLive } from './live';
import { open } from './position';
import { stage, test } from './stage';

test.use({ viewport: { width: 1280, height: 720 } });

/** The players whose tracks lie on the board, in seat order. */
const tracks = (page: Page): Promise<string[]> =>
  page
    .locator('.stage .track')
    .evaluateAll((all) => all.map((one) => [...one.classList].find((name) => /^p\d$/.test(name))!).sort());
const faint = (page: Page) => page.locator('.stage .prints.faint');

test('the last turn of every opponent lies on the board, also after a reload', async ({ page }) => {
  await open(page, 'luxor-play');
  for (let load = 0; load < 2; load++) {
    // Ada played a 0 and stayed: her card lies there without a way.
    await expect.poll(() => tracks(page)).toEqual(['p1', 'p2', 'p4']);
    await expect(page.locator('.stage .played')).toHaveCount(4);
    await expect(page.locator('.stage .foot').first()).toBeVisible();
    await expect(faint(page)).toHaveCount(0);
    await page.reload();
    await page.locator('#prompt .prompt').waitFor();
  }
});

test('footprints stand back when a card is chosen, and are gone after the own turn', async ({ page }) => {
  const { happen, snapshot } = await openLive(page, 'luxor-play');
  await page.locator('.card.end').first().hover();
  await page.locator('.card.end').first().focus();
  await page.keyboard.press('Enter');
  const seat = snapshot.seat!;
  const { view } = snapshot;
  happen([{ event: 'card-played', seat, card: '1', end: 'right' }], { view: { ...view, asked: 'move' } });
  await expect(faint(page).first()).toHaveCSS('opacity', '0.38');
  await expect.poll(() => tracks(page)).toEqual(['p1', 'p2', 'p4']);
  happen(
    [
      { event: 'moved', seat, from: '19', to: '20', way: ['20'], cause: 'card' },
      { event: 'turn-began', seat: 0, round: 5, turn: 21 },
    ],
    { decider: 0, choices: [] },
  );
  await expect(page.locator('.stage .track')).toHaveCount(0);
  happen([
    { event: 'card-played', seat: 0, card: '2', end: 'left' },
    { event: 'moved', seat: 0, from: '15', to: '17', way: ['16', '17'], cause: 'card' },
  ]);
  await expect.poll(() => tracks(page)).toEqual(['p1']);
});

test('what was taken is shown on the board, in the panel and at the bed of the tile', async ({ page }) => {
  const { log } = await open(page, 'luxor-act');
  const prize = log.map(({ event }) => event).findLast((one) => one.event === 'prize-taken')!;
  await expect(page.locator('.stage .bed')).toHaveCount(1);
  await expect(page.locator(`.stage .taking.p${prize.seat + 1}`).first()).toContainText(`+${prize.points}`);
  await expect(page.locator(`#player-${prize.seat} .shelf .fresh`)).toHaveCount(1);
  // In the middle of a turn everything stands back.
  await expect(faint(page)).not.toHaveCount(0);
});

test('at one device the footprints are those since that person’s last turn', async ({ page }) => {
  await open(page, 'luxor-play', { seat: 1, decider: 1, your_seats: [1, 4] });
  await expect.poll(() => tracks(page)).toEqual(['p4']);
});

test('a spectator sees what the player sees whose turn it is', async ({ page }) => {
  await open(page, 'luxor-play', { seat: null, your_seats: [], choices: [] });
  await expect.poll(() => tracks(page)).toEqual(['p1', 'p2', 'p4']);
});

test('the list of spaces says who came there and what they did', async ({ page }) => {
  await open(page, 'luxor-play');
  const path = page.getByRole('list', { name: 'The path from the stairs to the tomb chamber' });
  await expect(path.locator('li').nth(5)).toContainText(
    'Jonas came here from the stairs: plays “2+”, adds “3+” and goes from the stairs to 5',
  );
});

test('on the land laid tiles have a frame and a pennant, and a march its track', async ({ page }) => {
  const { log } = await open(page, 'expedition-lay');
  await expect.poll(() => tracks(page)).toEqual(['p4']);
  const events = log.map(({ event }) => event);
  const since = events.findLastIndex(({ event }) => event === 'turn');
  const own = events.findLastIndex((one, index) => index < since && one.event === 'turn' && one.seat === 1);
  const laid = events.slice(own + 1, since).filter((one) => one.event === 'laid');
  const byOthers = laid.filter(({ seat }) => seat !== 1);
  await expect(page.locator('.stage .pennant')).toHaveCount(byOthers.length);
  await expect(page.locator('.stage .put')).toHaveText('+2');
  for (const { cell, seat } of byOthers)
    await expect(page.locator('td').filter({ hasText: new RegExp(`^\\s*${cell}:`) })).toContainText(
      `laid by ${['Mira', 'Jonas', 'Ada', 'Tom'][seat]} since your last turn`,
    );
});

test('a step of a replay has its path, and its player is told and marked', async ({ page }) => {
  const { written } = await stage(page, 'luxor-play');
  for (const { at, event } of written.log) {
    if (event.event !== 'moved') continue;
    if (await page.locator('#time').count()) await page.locator('#time').fill(String(at));
    else await page.goto(`/replay/fixture?at=${at}`);
    const player = ['Mira', 'Jonas', 'Ada', 'Tom', 'Lena'][event.seat]!;
    await expect(page.locator('.told')).toContainText(player);
    await expect(page.locator('.time label')).toContainText(player);
    await expect(page.locator('.players .player.turn')).toHaveAttribute('id', `player-${event.seat}`);
    // A table is drawn part by part.
    await expect.poll(() => tracks(page)).toEqual([`p${event.seat + 1}`]);
  }
});

for (const title of ['luxor-play', 'expedition-lay']) {
  test(`a replay of ${title} opens where the first turn begins`, async ({ page }) => {
    const { written } = await stage(page, title);
    await page.goto('/replay/fixture');
    const first = written.log.find(({ event }) => /^turn/.test(event.event))!;
    await expect(page.locator('#time')).toHaveValue(String(first.at));
  });
}
