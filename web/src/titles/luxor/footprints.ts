/** What the players left on the board: ways, the cards they played, what they took, and the beds of lifted tiles. */

import type { Point } from '../../lib/feet';
import type { Turn } from '../../lib/turns';
import { corner, through } from './geometry';
import { tileLook } from './pieces';
import type { CardText, Event, Place, TileText } from './view';

interface Mark {
  /** The number of its log entry. */
  key: number;
  seat: number;
}
/** A way along the path; a tunnel has no feet in it. */
export interface Way extends Mark {
  places: Place[];
  tunnel: boolean;
  lane: number;
}
export interface PlayedCard extends Mark {
  place: Place;
  card: CardText;
}
/** Something taken at the end of a way. */
export interface Taking extends Mark {
  place: Place;
  /** The sprite symbol. */
  thing: string;
  points: number;
}
export interface Bed extends Mark {
  place: Place;
  tile: TileText;
}
export interface Footprints {
  ways: Way[];
  cards: PlayedCard[];
  takings: Taking[];
  beds: Bed[];
}

/** What an event takes, and its points. */
function taken(event: Event): { thing: string; points: number } | null {
  switch (event.event) {
    case 'prize-taken': {
      const look = tileLook(event.tile);
      return { thing: look.kind === 'treasure' ? look.picture : 'vase', points: event.points };
    }
    case 'key-taken':
      return { thing: 'key', points: 0 };
    case 'horus-taken':
      return { thing: 'eye', points: 0 };
    case 'scarab-taken':
      return { thing: 'scarab-split', points: 0 };
    case 'wild-taken':
      return { thing: 'wild', points: 0 };
    case 'talismans-taken':
      return { thing: 'talisman', points: 0 };
    case 'entered-tomb':
      return event.sarcophagus === null ? null : { thing: 'sarcophagus', points: 0 };
    default:
      return null;
  }
}

/** The point of a way inside its tile, so that several ways on one tile stay apart. */
const LANES: readonly Point[] = [
  [47, 78],
  [66, 56],
  [30, 66],
  [47, 44],
  [58, 86],
];

/** The footprints of some turns, the earliest first. */
export function footprints(turns: readonly Turn[]): Footprints {
  const found: Footprints = { ways: [], cards: [], takings: [], beds: [] };
  for (const { entries } of turns) {
    let card: CardText | null = null;
    let here: Place | null = null;
    for (const { number: key, event: data } of entries) {
      const event = data as Event;
      const seat = 'seat' in event ? event.seat : 0;
      if (event.event === 'card-played') card = event.card;
      if (event.event === 'moved' || event.event === 'stayed') {
        const from: Place = event.event === 'moved' ? event.from : event.place;
        if (card !== null) found.cards.push({ key, seat, place: from, card });
        card = null;
        here = event.event === 'moved' ? event.to : event.place;
      }
      if (event.event === 'moved') {
        const tunnel = event.cause === 'tunnel';
        const places = tunnel || event.cause === 'last' ? [event.from, event.to] : [event.from, ...event.way];
        const whole = tunnel ? places : through(places);
        // Several adventurers who went the same way leave one track.
        const same = found.ways.some((way) => way.seat === seat && way.places.join() === whole.join());
        if (!same) found.ways.push({ key, seat, places: whole, tunnel, lane: freeLane(found.ways, whole) });
      }
      if (event.event === 'prize-taken') {
        here = event.place;
        found.beds.push({ key, seat, place: event.place, tile: event.tile });
      }
      const taking = taken(event);
      if (taking && here) found.takings.push({ key, seat, place: here, ...taking });
    }
  }
  return found;
}

/** The first lane that no way uses on these places. */
function freeLane(ways: readonly Way[], places: readonly Place[]): number {
  const used = new Set(
    ways.filter((way) => way.places.some((place) => places.includes(place))).map(({ lane }) => lane),
  );
  return Math.max(
    0,
    LANES.findIndex((_, lane) => !used.has(lane)),
  );
}

/** A place in a lane; the tomb is reached at its door, the stairs at the forecourt. */
export function lanePoint(place: Place, lane: number): Point {
  const [dx, dy] = LANES[lane]!;
  const [x, y] = place === 'tomb' ? [252, 320] : place === 'stairs' ? [48, -4] : corner(Number(place));
  return [x + dx, y + dy];
}

/** What each player took lately, as sprite symbols: it has a gold frame in the panel. */
export const freshThings = ({ takings }: Footprints, seat: number): string[] =>
  takings.filter((taking) => taking.seat === seat).map(({ thing }) => thing);
