/** Where a march can leave a camp: an arrow on the edge of its tile, and a larger area to press. */

import { WAY, place, type Direction, type March, type Place } from './types';

export interface Departure {
  direction: Direction;
  chosen: boolean;
  /** The transform of the arrow. */
  arrow: string;
  /** The centre of what is pressed. */
  x: number;
  y: number;
}

const TURN: Record<Direction, number> = { east: 0, south: 90, west: 180, north: 270 };
/** Clear of building and adventurers. */
const ARROWS: Record<Direction, Place> = {
  north: { column: 18, row: -2 },
  east: { column: 100, row: 24 },
  south: { column: 76, row: 98 },
  west: { column: 0, row: 24 },
};

export function departures({ camp, open, direction: chosen }: March): Departure[] {
  const [x, y] = [place(camp).column * 100, place(camp).row * 100];
  return open.map((direction) => ({
    direction,
    chosen: direction === chosen,
    arrow: `translate(${x + ARROWS[direction].column} ${y + ARROWS[direction].row}) rotate(${TURN[direction]})`,
    x: x + 50 + WAY[direction].column * 65,
    y: y + 48 + WAY[direction].row * 66,
  }));
}
