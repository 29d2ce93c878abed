/** What the players left on the land: the tiles they laid, their marches, and what they put there. */

import type { Turn } from '../../lib/turns';
import { face, type Direction, type ExpeditionEvent } from './types';

interface Mark {
  /** The number of its log entry. */
  key: number;
  seat: number;
}
export interface LaidTile extends Mark {
  cell: string;
}
/** A march out of a camp, or the way of a caravan or sandstorm. */
export interface MarchTrack extends Mark {
  from: string;
  to: string;
  direction: Direction | null;
}
/** Adventurers, a ship or snakes put on a tile. */
export interface Put extends Mark {
  cell: string;
  count: number;
  thing: string | null;
}
export interface LandPrints {
  laid: LaidTile[];
  tracks: MarchTrack[];
  put: Put[];
  /** What each seat gained, as sprite symbols. */
  gained: { seat: number; thing: string }[];
}

export function landPrints(turns: readonly Turn[]): LandPrints {
  const found: LandPrints = { laid: [], tracks: [], put: [], gained: [] };
  for (const { entries } of turns) {
    for (const { number: key, event: data } of entries) {
      const event = data as ExpeditionEvent;
      switch (event.event) {
        case 'laid':
          found.laid.push({ key, seat: event.seat, cell: event.cell });
          if (face(event.tile).building === 'camp') found.gained.push({ seat: event.seat, thing: 'b-camp' });
          break;
        case 'deployed': {
          const [camp, ...ahead] = event.came;
          const last = ahead.at(-1);
          if (camp && last)
            found.tracks.push({ key, seat: event.seat, from: camp.cell, to: last.cell, direction: event.direction });
          for (const { cell, count } of ahead)
            if (count)
              found.put.push({ key: key + found.put.length / 100, seat: event.seat, cell, count, thing: null });
          break;
        }
        case 'moved':
        case 'swept':
          found.tracks.push({ key, seat: event.seat, from: event.from, to: event.to, direction: null });
          if (event.event === 'swept' && event.captured.some((count) => count > 0))
            found.gained.push({ seat: event.seat, thing: 'a-storm' });
          break;
        case 'shipped':
        case 'snaked': {
          const thing = event.event === 'shipped' ? 'a-ship' : 'a-snakes';
          found.put.push({ key, seat: event.seat, cell: event.to, count: 0, thing });
          if (thing === 'a-ship') found.gained.push({ seat: event.seat, thing });
          break;
        }
      }
    }
  }
  return found;
}

export const freshThings = ({ gained }: LandPrints, seat: number): string[] =>
  gained.filter((one) => one.seat === seat).map(({ thing }) => thing);
