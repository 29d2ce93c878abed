import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { after, leave, settle } from '../../src/titles/expedition/picture';
import type { ExpeditionView } from '../../src/titles/expedition/types';

const view = (
  JSON.parse(readFileSync(new URL('../fixtures/expedition-lay.json', import.meta.url), 'utf8')) as {
    snapshot: { view: ExpeditionView };
  }
).snapshot.view;
const free = { column: view.layout.column - 1, row: view.layout.row };
const beside = `${String.fromCharCode(97 + free.column)}${free.row + 1}`;
const tileAt = (now: ExpeditionView, cell: string) => now.layout.tiles.find((tile) => tile.cell === cell);

test('laying a tile extends the map', () => {
  const laid = after(view, { event: 'laid', seat: 0, back: 3, tile: 'oasis-camp', cell: beside });
  expect(tileAt(laid, beside)).toMatchObject({ terrain: 'oasis', building: 'camp', stack: [] });
  expect(laid.layout).toMatchObject({ column: free.column, width: view.layout.width + 1, height: view.layout.height });
});

test('adventurers are put on top and removed from the top', () => {
  const cell = view.layout.tiles.find((tile) => tile.stack.length > 0)!.cell;
  const before = tileAt(view, cell)!.stack;
  const more = settle(view, cell, 3, 2);
  expect(tileAt(more, cell)!.stack).toEqual([...before, 3, 3]);
  expect(tileAt(leave(more, cell, 3), cell)!.stack).toEqual([...before, 3]);
});

test('a sandstorm keeps only its own adventurers', () => {
  const cell = view.layout.tiles.find((tile) => tile.stack.length > 1)!.cell;
  const crowded = settle(view, cell, 1, 1);
  const swept = after(crowded, { event: 'swept', seat: 1, from: beside, to: cell, captured: [0, 0, 0, 0] });
  expect(new Set(tileAt(swept, cell)!.stack)).toEqual(new Set([1]));
});
