/** Coordinates of the drawn board: a 7 x 7 grid, two rings around the tomb. */

import type { Place } from './view';

export const WIDTH = 830;
export const HEIGHT = 890;
export const TILE = 90;
const PITCH = 110;
const LEFT = 40;
const TOP = 100;

export type Point = readonly [x: number, y: number];

/** Column and row of a space, clockwise from the top left. */
export function cell(space: number): Point {
  if (space <= 7) return [space - 1, 0];
  if (space <= 13) return [6, space - 7];
  if (space <= 19) return [19 - space, 6];
  if (space <= 24) return [0, 25 - space];
  if (space <= 29) return [space - 24, 1];
  if (space <= 33) return [5, space - 28];
  if (space <= 37) return [38 - space, 5];
  return [1, 42 - space];
}

/** The top left corner of a space's tile. */
export function corner(space: number): Point {
  const [column, row] = cell(space);
  return [LEFT + column * PITCH, TOP + row * PITCH];
}

/** The grid lines between the spaces, across and down. */
export const gridX = (line: number): number => LEFT + line * PITCH - 10;
export const gridY = (line: number): number => TOP + line * PITCH - 10;

/** Rooms of eight spaces, each darker than the one before. */
export const room = (space: number): number => Math.ceil(space / 8);

export const spaceOf = (place: Place): number => (place === 'stairs' ? 0 : place === 'tomb' ? 41 : Number(place));

/** The top left corner of a target; the tomb is targeted at its door, the stairs at the forecourt. */
export function targetCorner(place: Place): Point {
  if (place === 'tomb') return [260, 320];
  if (place === 'stairs') return [150, 0];
  return corner(Number(place));
}

/**
 * Where an explanation of a place goes: of the outer ring outward over the columns, of the inner ring over the tomb,
 * which has the least to tell.
 */
export function inward(place: Place): 'left' | 'right' | 'up' | 'down' {
  if (place === 'tomb') return 'left';
  const space = spaceOf(place);
  const [column, row] = cell(space);
  if (space === 0) return 'down';
  if (space <= 24) return column === 0 ? 'left' : column === 6 ? 'right' : row === 0 ? 'down' : 'up';
  return column === 1 ? 'right' : column === 5 ? 'left' : row === 1 ? 'down' : 'up';
}

/** The same as fractions of the board, for elements over the drawing. */
export function coverOf(place: Place): string {
  const [x, y] = targetCorner(place);
  return `left: ${((x - 6) / WIDTH) * 100}%; top: ${((y - 6) / HEIGHT) * 100}%`;
}

/** The space at a point of the board, if any. */
export function spaceAt(x: number, y: number): number | undefined {
  const [column, row] = [Math.floor((x - LEFT + 10) / PITCH), Math.floor((y - TOP + 10) / PITCH)];
  for (let space = 1; space <= 40; space++) {
    const [ofColumn, ofRow] = cell(space);
    if (ofColumn === column && ofRow === row) return space;
  }
  return undefined;
}

/** The point of a path on a tile: its lower half, so that points and requirement stay readable. */
export function wayPoint(place: Place, below = 70): Point {
  if (place === 'tomb') return [297, 320 + below - 25];
  if (place === 'stairs') return [84, 60];
  const [x, y] = corner(Number(place));
  return [x + TILE / 2, y + below];
}

/** The foot position of a walking figure. */
export const foot = (place: Place): Point => {
  const [x, y] = wayPoint(place);
  return [x, y + 20];
};

/**
 * All places from one to another along the path, both included; empty spaces are not counted as steps but still walked
 * over.
 */
export function along(from: Place, to: Place): Place[] {
  const [start, end] = [spaceOf(from), spaceOf(to)];
  const step = Math.sign(end - start);
  const places: Place[] = [from];
  for (let space = start; space !== end;) {
    space += step;
    places.push(space === 0 ? 'stairs' : space === 41 ? 'tomb' : `${space}`);
  }
  return places;
}

/** A path through the given stops, with every place between them. */
export function through(stops: readonly Place[]): Place[] {
  return stops.flatMap((stop, index) => (index === 0 ? [stop] : along(stops[index - 1]!, stop).slice(1)));
}

/** The direction of travel on a space, in degrees. */
export function heading(space: number): number {
  const [column, row] = cell(space);
  const [nextColumn, nextRow] = space === 40 ? [2, 2] : cell(space + 1);
  return (Math.atan2(nextRow - row, nextColumn - column) * 180) / Math.PI;
}

const at = (i: number, j: number) => `${gridX(i)} ${gridY(j) - 4}`;

/** The wall: one line from the stairs to the tomb's door. */
export const WALL =
  `M${at(1, 0)}L` +
  [
    [7, 0],
    [7, 7],
    [0, 7],
    [0, 1],
    [6, 1],
    [6, 6],
    [1, 6],
    [1, 2],
    [5, 2],
    [5, 5],
    [2, 5],
    [2, 3],
  ]
    .map(([i, j]) => at(i!, j!))
    .join(' ') +
  `M${gridX(0)} ${gridY(1) - 4}V22M${gridX(1)} ${gridY(0) - 4}V22`;

export const LAMPS: readonly Point[] = [
  [800, 90],
  [800, 860],
  [30, 860],
  [690, 200],
  [690, 750],
  [140, 750],
  [276, 332],
  [554, 332],
  [276, 614],
  [554, 614],
];

/** The top left corners of the Anubis statues. */
export const STATUES: readonly Point[] = [
  [778, gridY(2) - 36],
  [gridX(3) - 25, 836],
  [gridX(1) - 25, gridY(1) - 38],
];

/** Where the value of each room is on the wall. */
export const WORTHS: readonly Point[] = [
  [410, 74],
  [804, 585],
  [26, 585],
  [gridX(5) - 4, 480],
  [gridX(2) + 4, 480],
];
