import { expect, test, type Page } from '@playwright/test';
import { expectInside } from './stage';
import { open } from './position';

const QUESTIONS = ['luxor-play', 'luxor-move', 'luxor-horus', 'luxor-mummy-tile', 'luxor-add', 'luxor-rearrange', 'expedition-lay', 'expedition-deploy', 'expedition-adventure'];

async function boxes(page: Page) {
  const of = async (what: string) => (await page.locator(what).boundingBox())!;
  return { board: await of('.stage :is(.board, .land)'), dock: await of('.dock'), chips: await of('.chips a >> nth=0') };
}

test.describe('a short phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' } as never);
  for (const question of QUESTIONS) {
    test(`shows the whole board above what ${question} asks`, async ({ page }) => {
      await open(page, question);
      await expect(async () => {
        const { board, dock, chips } = await boxes(page);
        expect(board.y).toBeGreaterThanOrEqual(chips.y + chips.height);
        expect(board.y + board.height).toBeLessThanOrEqual(dock.y);
        expect(dock.y + dock.height).toBeLessThanOrEqual(640);
      }).toPass();
      await expectInside(page);
    });
  }
});

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, reducedMotion: 'reduce' } as never);
  for (const question of QUESTIONS) {
    test(`shows the whole board beside what ${question} asks`, async ({ page }) => {
      await open(page, question);
      await expect(async () => {
        const { board, dock } = await boxes(page);
        expect(board.y + board.height).toBeLessThanOrEqual(360);
        expect(board.x + board.width).toBeLessThanOrEqual(dock.x);
      }).toPass();
      await expectInside(page);
    });
  }
});
