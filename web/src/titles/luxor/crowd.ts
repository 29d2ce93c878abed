/** The adventurers of each place in groups, and how a crowd fits on one space. */

import type { Place, View } from './view';

/** Adventurers of one player on one place. */
export interface Group {
  seat: number;
  count: number;
  lying: boolean;
  /** How many of them became active in this round and cannot move yet (L20); missing if none. */
  newcomers?: number;
}

/** One drawn figure; `x` and `y` are the position of its feet. */
export interface Figure {
  seat: number;
  x: number;
  y: number;
  height: number;
  lying: boolean;
}

export interface Crowd {
  figures: Figure[];
  /** Counts beside groups of two or more. */
  counts: { x: number; y: number; count: number }[];
  /** Marks above groups with an adventurer that cannot move yet. */
  waiting: { x: number; y: number }[];
}

/** All groups by place: standing ones first, then lying ones, each in seat order. */
export function groups(view: View): Map<Place, Group[]> {
  const places = new Map<Place, Group[]>();
  for (const lying of [false, true]) {
    view.players.forEach((player, seat) => {
      for (const adventurer of player.adventurers) {
        if (adventurer.state === 'inactive' || (adventurer.state === 'lying') !== lying) continue;
        const here = places.get(adventurer.place) ?? [];
        places.set(adventurer.place, here);
        const group = here.find((group) => group.seat === seat && group.lying === lying);
        if (group) group.count += 1;
        else here.push({ seat, count: 1, lying });
      }
      const onStairs = lying ? undefined : places.get('stairs')?.find((group) => group.seat === seat);
      if (onStairs && player.newcomers) onStairs.newcomers = player.newcomers;
    });
  }
  return places;
}

/** Who is not active yet at each statue, by seat. */
export function inactiveAt(view: View): number[][] {
  return view.statues.map((_, index) =>
    view.players.flatMap((player, seat) =>
      player.adventurers.filter((one) => one.state === 'inactive' && one.statue === index + 1).map(() => seat),
    ),
  );
}

/** Foot positions of one to five standing groups on a tile of 90: one row up to three, two rows from four. */
const ROWS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[66, 92]],
  [
    [28, 92],
    [66, 92],
  ],
  [
    [24, 92],
    [50, 92],
    [76, 92],
  ],
  [
    [30, 68],
    [68, 68],
    [30, 98],
    [68, 98],
  ],
  [
    [33, 68],
    [66, 68],
    [18, 98],
    [48, 98],
    [78, 98],
  ],
];
const HEIGHTS = [0, 56, 50, 44, 35, 33] as const;

/** Draws at most two copies of a player's figure, then a count. */
export function crowd(here: readonly Group[], x: number, y: number): Crowd {
  const upright = here.filter((group) => !group.lying).slice(0, 5);
  const lying = here.filter((group) => group.lying);
  const rise = lying.length && upright.length && upright.length < 4 ? 18 : 0;
  const height = HEIGHTS[upright.length] ?? 0;
  const drawn: Crowd = { figures: [], counts: [], waiting: [] };
  upright.forEach(({ seat, count }, index) => {
    const [dx, dy] = ROWS[upright.length]![index]!;
    const [footX, footY] = [x + dx, y + dy - rise];
    for (let copy = Math.min(count, 2) - 1; copy >= 0; copy--) {
      drawn.figures.push({ seat, x: footX - copy * 8, y: footY - copy * 4, height, lying: false });
    }
    if (count > 1) drawn.counts.push({ x: footX - 12, y: footY - 4, count });
  });
  lying.forEach(({ seat, count }, index) => {
    const footX = x + (lying.length > 1 ? 24 + (index * 42) / (lying.length - 1) : 52);
    drawn.figures.push({ seat, x: footX, y: y + 99, height: upright.length ? 42 : 54, lying: true });
    if (count > 1) drawn.counts.push({ x: footX - 12, y: y + 93, count });
  });
  return drawn;
}

/** Where adventurers outside the spaces are drawn: on the forecourt and in the tomb. */
export function forecourt(here: readonly Group[]): Crowd {
  const drawn: Crowd = { figures: [], counts: [], waiting: [] };
  here.forEach(({ seat, count, lying, newcomers }, index) => {
    const x = 168 + index * 36;
    for (let copy = Math.min(count, 2) - 1; copy >= 0; copy--) {
      drawn.figures.push({ seat, x: x - copy * 6, y: 86 - copy * 3, height: 44, lying });
    }
    if (count > 1) drawn.counts.push({ x: x - 11, y: 82, count });
    if (newcomers) drawn.waiting.push({ x: x + 11, y: 44 });
  });
  return drawn;
}

export function inTomb(here: readonly Group[]): Crowd {
  const drawn: Crowd = { figures: [], counts: [], waiting: [] };
  const pitch = here.length > 4 ? 44 : 50;
  here.forEach(({ seat, count }, index) => {
    const x = 415 + (index - (here.length - 1) / 2) * pitch;
    for (let copy = Math.min(count, 2) - 1; copy >= 0; copy--) {
      drawn.figures.push({ seat, x: x - copy * 7, y: 624 - copy * 4, height: 50, lying: false });
    }
    if (count > 1) drawn.counts.push({ x: x - 12, y: 620, count });
  });
  return drawn;
}

/** From four groups on, a phone offers to enlarge the space. */
export const isCrowded = (here: readonly Group[] | undefined): boolean => (here?.length ?? 0) >= 4;
