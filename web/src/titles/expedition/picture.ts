/**
 * The view after one event, so that animations start and end in the right place. The server's view replaces it at the
 * end.
 */

import { face, place, type ExpeditionEvent, type ExpeditionView, type LandTile, type Layout, type Tile } from './types';

/** The bounding box of the tiles. */
function spread(layout: Layout, tiles: LandTile[]): Layout {
  const columns = tiles.map((tile) => tile.column);
  const rows = tiles.map((tile) => tile.row);
  const [column, row] = [Math.min(...columns), Math.min(...rows)];
  return {
    ...layout,
    tiles,
    column,
    row,
    width: Math.max(...columns) - column + 1,
    height: Math.max(...rows) - row + 1,
  };
}

const change = (view: ExpeditionView, cell: string, update: (tile: LandTile) => Partial<LandTile>): ExpeditionView => ({
  ...view,
  layout: {
    ...view.layout,
    tiles: view.layout.tiles.map((tile) => (tile.cell === cell ? { ...tile, ...update(tile) } : tile)),
  },
});

export function layTile(view: ExpeditionView, cell: string, tile: Tile): ExpeditionView {
  if (view.layout.tiles.some((one) => one.cell === cell)) return view;
  const laid: LandTile = { cell, ...place(cell), tile, ...face(tile), stack: [], ship: null, snakes: false };
  return { ...view, layout: spread(view.layout, [...view.layout.tiles, laid]) };
}

/** Puts adventurers on a tile. */
export const settle = (view: ExpeditionView, cell: string, seat: number, count: number): ExpeditionView =>
  change(view, cell, ({ stack }) => ({ stack: [...stack, ...Array<number>(count).fill(seat)] }));

/** Removes the topmost adventurer of a seat from a tile. */
export const leave = (view: ExpeditionView, cell: string, seat: number): ExpeditionView =>
  change(view, cell, ({ stack }) => {
    const at = stack.lastIndexOf(seat);
    return { stack: stack.filter((_, index) => index !== at) };
  });

/** The cells an event affects. */
export function cellsOf(event: ExpeditionEvent): string[] {
  switch (event.event) {
    case 'laid':
      return [event.cell];
    case 'deployed':
      return event.came.map(({ cell }) => cell);
    case 'shipped':
    case 'moved':
    case 'snaked':
    case 'swept':
      return [event.from, event.to];
    default:
      return [];
  }
}

export function after(view: ExpeditionView, event: ExpeditionEvent): ExpeditionView {
  switch (event.event) {
    case 'start':
      return event.tiles.reduce((now, { cell, tile }) => layTile(now, cell, tile), view);
    case 'laid':
      return layTile(view, event.cell, event.tile);
    case 'shipped':
      return change(view, event.to, () => ({ ship: event.seat }));
    case 'snaked':
      return change(view, event.to, () => ({ snakes: true }));
    case 'swept':
      return change(view, event.to, ({ stack }) => ({
        stack: [...stack.filter((owner) => owner === event.seat), event.seat],
      }));
    case 'moved':
      return settle(view, event.to, event.seat, 1);
    default:
      return view;
  }
}
