import { expect, type Page } from '@playwright/test';
import { openLive } from './live';
import { open } from './position';
import { expectInside, test } from './stage';
import { position } from '../wire';

const QUESTIONS = [
  'luxor-play',
  'luxor-move',
  'luxor-horus',
  'luxor-mummy-tile',
  'luxor-add',
  'luxor-rearrange',
  'expedition-lay',
  'expedition-deploy',
  'expedition-adventure',
];

async function boxes(page: Page) {
  const of = async (what: string) => (await page.locator(what).boundingBox())!;
  return {
    board: await of('.stage :is(.board, .land)'),
    dock: await of('.dock'),
    chips: await of('.chip >> nth=0'),
  };
}

/** A phone in landscape, a window at 200% zoom, a small laptop and a tablet in landscape. */
const BROAD = [
  [740, 360],
  [720, 450],
  [1100, 560],
  [1024, 690],
] as const;

test.describe('a small window', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  for (const title of ['luxor', 'expedition']) {
    test(`shows the whole board and every question of ${title} without overlap`, async ({ page }) => {
      const [first, ...others] = QUESTIONS.filter((name) => name.startsWith(title));
      const { ask } = await openLive(page, first!);
      await expectRoom(page, first!);
      for (const question of others) {
        await page.setViewportSize({ width: 360, height: 640 });
        await ask(question);
        await expectRoom(page, question);
      }
    });
  }
});

test('what three players have fits into their chips', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { snapshot } = position('luxor-mummy-tile');
  const three = <T>(all: T[]) => all.slice(0, 3);
  const { view } = snapshot;
  await open(page, 'luxor-mummy-tile', {
    players: three(snapshot.players),
    view: { ...view, players: three(view.players).map((player) => ({ ...player, keys: 10, points: 24 })) },
    choices: [],
  });
  const over = await page.locator('.chip .k').evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(over).toEqual([0, 0, 0]);
});

/** First on a short phone, then in broad windows. */
async function expectRoom(page: Page, question: string): Promise<void> {
  await test.step(`${question} on a short phone`, async () => {
    await expect(async () => {
      const { board, dock, chips } = await boxes(page);
      expect(board.y).toBeGreaterThanOrEqual(chips.y + chips.height);
      expect(board.y + board.height).toBeLessThanOrEqual(dock.y);
      expect(dock.y + dock.height).toBeLessThanOrEqual(640);
    }).toPass();
    await expectInside(page);
  });
  for (const [width, height] of BROAD) {
    await test.step(`${question} at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        const { board, dock } = await boxes(page);
        expect(board.y + board.height).toBeLessThanOrEqual(height);
        expect(board.x + board.width).toBeLessThanOrEqual(dock.x);
        for (const asked of await page.locator('#prompt, .dock .hand').filter({ visible: true }).all()) {
          const box = (await asked.boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(board.x + board.width);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
        }
      }).toPass();
      await expectInside(page);
    });
  }
}
