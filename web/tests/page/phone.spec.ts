import { expect, type Page } from '@playwright/test';
import { expectInside, test } from './stage';
import { open } from './position';

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
  for (const question of QUESTIONS) {
    test(`shows the whole board and the ${question} question without overlap`, async ({ page }) => {
      await test.step('a short phone', async () => {
        await open(page, question);
        await expect(async () => {
          const { board, dock, chips } = await boxes(page);
          expect(board.y).toBeGreaterThanOrEqual(chips.y + chips.height);
          expect(board.y + board.height).toBeLessThanOrEqual(dock.y);
          expect(dock.y + dock.height).toBeLessThanOrEqual(640);
        }).toPass();
        await expectInside(page);
      });
      for (const [width, height] of BROAD) {
        await test.step(`${width} by ${height}`, async () => {
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
    });
  }
});
