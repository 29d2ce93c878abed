/** The view, choices and events of Expedition Luxor as the server sends them, and places on its map. */

import type { Choice as AnyChoice } from '../../lib/types';
import {
  FACES,
  type ActionTile,
  type Details,
  type Direction,
  type Event,
  type Face,
  type Terrain,
  type Tile,
} from '../../protocol/expedition';

export type {
  ActionTile,
  Attempt,
  Details,
  Direction,
  Event as ExpeditionEvent,
  HeldView as Held,
  LayoutView as Layout,
  PhaseView as Phase,
  Pieces,
  SeatView,
  Tile,
  TileView as LandTile,
  View as ExpeditionView,
} from '../../protocol/expedition';

export type Choice = AnyChoice<Details, Event>;

export interface Place {
  column: number;
  row: number;
}

/** `c4` is the third column, the fourth row. */
export function place(cell: string): Place {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function cellAt({ column, row }: Place): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export const WAY: Record<Direction, Place> = {
  north: { column: 0, row: -1 },
  east: { column: 1, row: 0 },
  south: { column: 0, row: 1 },
  west: { column: -1, row: 0 },
};

/** The cell this many steps away. */
export function stepFrom(cell: string, direction: Direction, steps: number): string {
  const { column, row } = place(cell);
  const way = WAY[direction];
  return cellAt({ column: column + way.column * steps, row: row + way.row * steps });
}

/** The sprite symbol of a terrain or an action tile. */
export const terrainArt = (terrain: Terrain): string => `t-${terrain === 'mountains' ? 'mountain' : terrain}`;
export const actionArt = (tile: ActionTile): string => `a-${tile === 'sandstorm' ? 'storm' : tile}`;

/** What a tile shows. */
export const face = (tile: Tile): Face => FACES[tile];

/** A target cell, with a sentence that says what choosing it does. */
export interface Target {
  cell: string;
  name: string;
  rule: string;
}

/** A plan being edited: the camp, the direction, and how many rest where. */
export interface March {
  camp: string;
  direction: Direction | null;
  rests: number[];
  /** The available directions. */
  open: Direction[];
}
