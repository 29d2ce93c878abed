/** Animations of the events of Luxor: figures walk, tiles lift and turn, cards fly, the mummy glides. */

import { Director, fly, spotOf, type Spot } from '../../lib/director.svelte';
import { DURATION, animate, lasts, rest, walkLasts } from '../../lib/motion.svelte';
import { play } from '../../lib/sound';
import { foot, through, type Point } from './geometry';
import { after, lift, setDown } from './picture';
import { cardLook } from './pieces';
import type { Event, Place, TileText, View } from './view';

/** How long the mummy takes for a tile, in milliseconds at normal speed. */
const MUMMY_STEP = 220;

/** Something flying across the page. */
export interface Flight extends Spot {
  kind: 'card' | 'tile' | 'thing';
  /** A card, a tile, or a sprite symbol. */
  what: string | null;
  fade: number;
}

export class TempleDirector extends Director<View, Event> {
  /** A figure between two places. */
  walker: { seat: number; at: Point } | null = $state.raw(null);
  mummyAt: Point | null = $state.raw(null);
  /** A tile being turned: progress from 0 to 1, and the tile below it. */
  turning: { place: Place; part: number; tile: TileText } | null = $state.raw(null);
  flight: Flight | null = $state.raw(null);
  /** The face of a rolling die. */
  die: number | null = $state.raw(null);

  protected after = after;

  protected perform(event: Event): Promise<void> | undefined {
    switch (event.event) {
      case 'moved':
        return this.#walk(
          event.seat,
          event.from,
          event.to,
          event.cause === 'tunnel' || event.cause === 'last' ? [event.to] : event.way,
        );
      case 'mummy-moved':
        return this.#glide(through([event.from, ...event.way]));
      case 'laid-down':
        play('fall');
        return rest(DURATION.fall);
      case 'raised':
      case 'activated':
        return rest(DURATION.fall);
      case 'rolled':
        return this.#roll(event.face);
      case 'tile-turned':
        return this.#turn(event.place, event.tile);
      case 'prize-taken':
        play('gain');
        this.view = {
          ...this.view,
          path: this.view.path.map((space) =>
            String(space.number) === event.place ? { ...space, tile: null } : space,
          ),
        };
        return this.#fly('tile', event.tile, `space-${event.place}`, panel(event.seat));
      case 'card-played':
      case 'card-added':
        play('card');
        return this.#fly('card', event.card, handCard(event.seat, event.end), visible('in-play') ?? 'pile-discard');
      case 'card-drawn':
        return this.#fly('card', event.card, 'pile-draw', hand(event.seat));
      case 'horus-taken':
        return this.#fly('card', event.card, `pile-horus-${cardLook(event.card).eyes}`, hand(event.seat));
      case 'key-taken':
        return this.#fly('thing', 'key', 'board', panel(event.seat));
      case 'talismans-taken':
        return this.#fly('thing', 'talisman', 'board', panel(event.seat));
      case 'wild-taken':
        return this.#fly('thing', 'wild', 'board', panel(event.seat));
      case 'scarab-taken':
        return this.#fly('thing', 'scarab-split', 'board', panel(event.seat));
      default:
        return undefined;
    }
  }

  /** A small hop on every tile. */
  async #walk(seat: number, from: Place, to: Place, way: Place[]): Promise<void> {
    const stops = way.length === 1 && way[0] === to ? [from, to] : through([from, ...way]);
    this.view = lift(this.view, seat, from);
    await this.#along(stops.map(foot), walkLasts(stops.length - 1), (at, hop) => {
      this.walker = { seat, at: [at[0], at[1] - hop * 14] };
    });
    play('step');
    this.walker = null;
    this.view = setDown(this.view, seat, to);
  }

  async #glide(places: Place[]): Promise<void> {
    await this.#along(places.map(foot), walkLasts(places.length - 1, MUMMY_STEP), (at) => (this.mummyAt = at));
    this.mummyAt = null;
  }

  async #along(points: Point[], duration: number, draw: (at: Point, hop: number) => void): Promise<void> {
    if (points.length < 2) return;
    await animate(duration, (part) => {
      const place = part * (points.length - 1);
      const index = Math.min(Math.floor(place), points.length - 2);
      const within = place - index;
      const [a, b] = [points[index]!, points[index + 1]!];
      draw([a[0] + (b[0] - a[0]) * within, a[1] + (b[1] - a[1]) * within], Math.sin(within * Math.PI));
    });
  }

  async #roll(face: number): Promise<void> {
    play('roll');
    let shown = 0;
    await animate(lasts(DURATION.roll), (part) => {
      const tick = Math.floor(part * 7);
      if (tick !== shown) this.die = ((tick * 5 + face) % 6) + 1;
      shown = tick;
    });
    this.die = face;
    await rest(DURATION.pause * 3);
    this.die = null;
  }

  async #turn(place: Place, tile: TileText): Promise<void> {
    play('turn');
    await animate(lasts(DURATION.turn), (part) => (this.turning = { place, part, tile }));
    this.turning = null;
  }

  async #fly(kind: Flight['kind'], what: string | null, from: string, to: string): Promise<void> {
    const spot = (id: string) => spotOf(document.getElementById(id), 84);
    await fly(
      spot(from),
      spot(to),
      DURATION.card,
      (at, part) => (this.flight = { kind, what, ...at, fade: part > 0.8 ? (1 - part) * 5 : 1 }),
    );
    this.flight = null;
  }
}

function visible(id: string): string | undefined {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box && box.width > 0 ? id : undefined;
}

const panel = (seat: number): string => visible(`chip-${seat}`) ?? `player-${seat}`;
const hand = (seat: number): string => visible(`hand-${seat}`) ?? panel(seat);
const handCard = (seat: number, end: 'left' | 'right'): string => visible(`hand-${seat}-${end}`) ?? panel(seat);
