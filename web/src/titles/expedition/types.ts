/** The view of Expedition Luxor, mirroring `titles/expedition/src/view.rs`. */

export type Terrain = 'desert' | 'oasis' | 'mountains' | 'lake';
export type Building = 'camp' | 'temple' | 'pyramid';
export type ActionTile = 'ship' | 'caravan' | 'snakes' | 'sandstorm';
export type Direction = 'north' | 'east' | 'south' | 'west';

export type Phase =
  | { name: 'keep' }
  | { name: 'lay'; laid: number }
  | { name: 'deploy'; camp: string; required: number; most: number; laid: number }
  | { name: 'adventure' }
  | { name: 'from'; tile: ActionTile }
  | { name: 'to'; tile: ActionTile; from: string }
  | { name: 'over' };

export interface LandTile {
  cell: string;
  column: number;
  row: number;
  /** Its face: `oasis-camp`. */
  tile: string;
  terrain: Terrain;
  building: Building | null;
  /** Owners of the adventurers, bottom to top. */
  stack: number[];
  ship: number | null;
  snakes: boolean;
}

export interface Layout {
  limit: number;
  column: number;
  row: number;
  width: number;
  height: number;
  tiles: LandTile[];
}

export interface Held {
  back: number;
  tile: string | null;
  known_to_all: boolean;
}

/** The points if the game ended now: all together, and by category. */
export interface Standing {
  total: number;
  parts: number[];
  unknown: number;
}

export interface SeatView {
  seat: number;
  supply: number;
  captured: number[];
  hand: Held[];
  chosen: boolean;
  kept: string | null;
  stack: { back: number; count: number }[];
  actions: (ActionTile | null)[];
  action_pile: number;
  actions_used: { tile: ActionTile; count: number }[];
  standing: Standing;
}

export interface ExpeditionView {
  viewer: number | null;
  turn: number;
  first: number;
  decider: number | null;
  phase: Phase;
  new_adventures: boolean;
  layout: Layout;
  seats: SeatView[];
}

/** The events, mirroring `titles/expedition/src/event.rs`. */
export type ExpeditionEvent =
  | { event: 'begins'; seat: number; drawn: boolean }
  | { event: 'kept'; seat: number; tile: string | null }
  | { event: 'start'; tiles: { cell: string; tile: string }[] }
  | { event: 'turn'; seat: number; turn: number }
  | { event: 'laid'; seat: number; back: number; tile: string; cell: string }
  | { event: 'deployed'; seat: number; came: { cell: string; count: number }[]; direction: Direction | null }
  | { event: 'drew'; seat: number; back: number; tile: string | null }
  | { event: 'stopped'; seat: number }
  | { event: 'chose'; seat: number; tile: ActionTile }
  | { event: 'shipped' | 'moved' | 'snaked'; seat: number; from: string; to: string }
  | { event: 'swept'; seat: number; from: string; to: string; captured: number[] }
  | { event: 'drew_action'; seat: number; tile: ActionTile | null }
  | { event: 'over'; winners: number[] };

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

/** The face of a tile by its name: `oasis-camp`. */
export function face(tile: string): { terrain: Terrain; building: Building | null } {
  const [terrain, building] = tile.split('-');
  return { terrain: terrain as Terrain, building: (building as Building | undefined) ?? null };
}

/** A target cell, with a sentence that says what choosing it does. */
export interface Target {
  cell: string;
  name: string;
}

/** A plan being edited: the camp, the direction, and how many rest where. */
export interface March {
  camp: string;
  direction: Direction | null;
  rests: number[];
  /** The available directions. */
  open: Direction[];
}
