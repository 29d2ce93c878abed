import { expect, type Page } from '@playwright/test';
import { cellAt, type ExpeditionView } from '../../src/titles/expedition/types';
import { openLive } from './live';
import { test } from './stage';
import type { SnapshotOf } from '../wire';

/** Records the animations of the camera: where they begin, and how long they last. */
async function watchCamera(page: Page): Promise<() => Promise<{ from: string; duration: number }[]>> {
  await page.addInitScript(() => {
    const seen: { from: string; duration: number }[] = [];
    Object.assign(window, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.land .chart')) {
        const [first] = frames as Keyframe[];
        seen.push({ from: String(first!['transform']), duration: (options as { duration: number }).duration });
      }
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: { from: string; duration: number }[] }).seen);
}

/** A row more, as after a tile at the northern edge. */
function grown({ view }: SnapshotOf<'expedition-lay'>): ExpeditionView {
  const { layout, ...rest } = view;
  const [first] = layout.tiles;
  const row = layout.row - 1;
  const cell = `${first!.cell[0]}${row + 1}`;
  const tiles = [...layout.tiles, { ...first!, cell, row, stack: [], ship: null, snakes: false }];
  return { ...rest, layout: { ...layout, row, height: layout.height + 1, tiles } };
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the camera glides when the land grows, and the frame stays', async ({ page }) => {
    const glides = await watchCamera(page);
    const { happen, snapshot } = await openLive(page, 'expedition-lay', { choices: [] });
    const frame = await page.locator('.land').boundingBox();
    const [cell] = snapshot.view.layout.tiles;
    const tile = page.locator(`.ground[data-tile="${cell!.cell}"]`);
    const before = (await tile.boundingBox())!;
    happen([], { view: grown(snapshot) });
    await expect.poll(async () => (await glides()).length).toBe(1);
    const [{ from, duration }] = (await glides()) as [{ from: string; duration: number }];
    expect(duration).toBeGreaterThan(0);
    expect(await page.locator('.land').boundingBox()).toEqual(frame);
    // The first frame shows the tile where it was.
    const start = await tile.evaluate((element, from) => {
      const chart = element.closest<HTMLElement>('.chart')!;
      for (const animation of chart.getAnimations()) animation.cancel();
      chart.style.transform = from;
      const { x, y, width } = element.getBoundingClientRect();
      chart.style.transform = '';
      return { x, y, width };
    }, from);
    expect(start.x).toBeCloseTo(before.x, 0);
    expect(start.y).toBeCloseTo(before.y, 0);
    expect(start.width).toBeCloseTo(before.width, 0);
    // Nobody marches before the camera has arrived: how often it has moved by then, and how often it still moves.
    await page.evaluate(() => {
      const began: [number, number][] = [];
      const { seen } = Object.assign(window, { began }) as unknown as { seen: unknown[] };
      const chart = document.querySelector('.land .chart')!;
      new MutationObserver(() => {
        if (chart.querySelector('.walker')) began.push([seen.length, chart.getAnimations().length]);
      }).observe(chart, { childList: true });
    });
    const { column, row, height } = grown(snapshot).layout;
    const camp = cellAt({ column, row: row + height });
    const march = [
      { cell: camp, count: 1 },
      { cell: cellAt({ column: column + 1, row: row + height }), count: 2 },
    ];
    happen([
      { event: 'laid', seat: 0, cell: camp, tile: 'desert-camp', back: 3 },
      { event: 'deployed', seat: 0, came: march, direction: 'east' },
    ]);
    const began = () => page.evaluate(() => (window as unknown as { began: [number, number][] }).began);
    await expect.poll(async () => (await began())[0]).toEqual([2, 0]);
  });
});

test('without motion the camera is there at once', async ({ page }) => {
  const glides = await watchCamera(page);
  const { happen, snapshot } = await openLive(page, 'expedition-lay', { choices: [] });
  happen([], { view: grown(snapshot) });
  await expect.poll(async () => (await glides()).map(({ duration }) => duration)).toEqual([0]);
});
