/** Shows what happened, one event after the other: tiles fly to the land, adventurers go from tile to tile. */

import { DURATION, animate, lasts, rest, walkLasts } from '../lib/motion.svelte';
import { play } from '../lib/sound';
import type { Step } from '../lib/table.svelte';
import { after, leave, settle } from './picture';
import { place, stepFrom, type ExpeditionEvent, type ExpeditionView } from './types';

/** Adventurers on their way over the land; `x` and `y` are in its own measure, the middle of a tile is 50, 50. */
export interface Walker {
  seat: number;
  count: number;
  x: number;
  y: number;
}

/** Something on its way across the page, in pixels of the window. */
export interface Flight {
  /** A tile, or a piece of the sprite. */
  tile?: string;
  piece?: string;
  x: number;
  y: number;
  width: number;
}

interface Spot {
  x: number;
  y: number;
  width: number;
}

const middle = (cell: string) => ({ x: place(cell).column * 100 + 64, y: place(cell).row * 100 + 74 });

export class LandDirector {
  /** What the table draws now. */
  view: ExpeditionView = $state.raw()!;
  walker: Walker | null = $state.raw(null);
  flight: Flight | null = $state.raw(null);
  /** Cells where something is happening. */
  lit: string[] = $state.raw([]);

  constructor(view: ExpeditionView) {
    this.view = view;
  }

  async show(step: Step): Promise<void> {
    this.view = step.before.view as ExpeditionView;
    for (const entry of step.log) {
      const event = entry.event as ExpeditionEvent;
      if (!event?.event) continue;
      await this.#perform(event);
      this.view = after(this.view, event);
    }
    this.lit = [];
    this.view = step.after.view as ExpeditionView;
  }

  async #perform(event: ExpeditionEvent): Promise<void> {
    switch (event.event) {
      case 'laid':
        play('card');
        this.lit = [event.cell];
        return this.#fly({ tile: event.tile }, handOf(event.seat), cellSpot(event.cell));
      case 'deployed':
        return this.#march(event);
      case 'drew':
        return this.#fly(event.tile ? { tile: event.tile } : { piece: 'tile-back' }, panel(event.seat), handOf(event.seat));
      case 'chose':
        return rest(DURATION.pause * 3);
      case 'shipped':
        return this.#go(event.seat, event.from, event.to, 'a-ship');
      case 'snaked':
        return this.#go(event.seat, event.from, event.to, 'a-snakes');
      case 'moved':
        this.view = leave(this.view, event.from, event.seat);
        return this.#walk(event.seat, 1, event.from, event.to);
      case 'swept':
        this.view = leave(this.view, event.from, event.seat);
        await this.#walk(event.seat, 1, event.from, event.to);
        if (event.captured.some((count) => count > 0)) await this.#fly({ piece: 'a-storm' }, cellSpot(event.to), panel(event.seat));
        return;
      default:
        return;
    }
  }

  /** All set out together; some rest in the camp, and so many on each tile along the way. */
  async #march({ seat, came, direction }: Extract<ExpeditionEvent, { event: 'deployed' }>): Promise<void> {
    let left = came.reduce((sum, { count }) => sum + count, 0);
    const camp = came[0]?.cell;
    if (!camp) return;
    this.lit = came.map(({ cell }) => cell);
    const resting = (cell: string) => came.find((one) => one.cell === cell)?.count ?? 0;
    const last = came.at(-1)!.cell;
    for (let step = 0, here = camp; ; step++) {
      const stay = resting(here);
      this.view = settle(this.view, here, seat, stay);
      left -= stay;
      play('step');
      if (here === last || left <= 0 || !direction) break;
      const next = stepFrom(camp, direction, step + 1);
      await this.#walk(seat, left, here, next);
      here = next;
    }
    await rest(DURATION.pause * 2);
  }

  async #walk(seat: number, count: number, from: string, to: string): Promise<void> {
    const [a, b] = [middle(from), middle(to)];
    await animate(walkLasts(1, DURATION.step * 1.6), (part) => {
      this.walker = { seat, count, x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part - Math.sin(part * Math.PI) * 22 };
    });
    this.walker = null;
  }

  /** An adventurer goes home from a mountain, and what it did flies to its place. */
  async #go(seat: number, from: string, to: string, piece: string): Promise<void> {
    this.lit = [from, to];
    this.view = leave(this.view, from, seat);
    play('turn');
    await this.#fly({ piece }, cellSpot(from), cellSpot(to));
  }

  async #fly(what: Pick<Flight, 'tile' | 'piece'>, start: Spot | undefined, end: Spot | undefined): Promise<void> {
    if (!start || !end) return;
    await animate(lasts(DURATION.tile * 1.2), (part) => {
      const eased = 1 - (1 - part) ** 3;
      const lifted = Math.sin(part * Math.PI);
      this.flight = { ...what, x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased - lifted * 36, width: start.width + (end.width - start.width) * eased + lifted * 10 };
    });
    this.flight = null;
  }
}

function spotOf(element: Element | null): Spot | undefined {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2, width: Math.min(box.width, box.height, 92) } : undefined;
}

const panel = (seat: number): Spot | undefined => spotOf(document.getElementById(`chip-${seat}`)) ?? spotOf(document.getElementById(`player-${seat + 1}`));
const handOf = (seat: number): Spot | undefined => spotOf(document.querySelector(`#tiles-${seat} .chosen, #tiles-${seat} li:last-child`)) ?? panel(seat);

/** Where a cell is on the screen now. */
function cellSpot(cell: string): Spot | undefined {
  const land = document.querySelector<SVGSVGElement>('.stage .world svg');
  const matrix = land?.getScreenCTM();
  if (!matrix) return undefined;
  const { column, row } = place(cell);
  const { x, y } = new DOMPoint(column * 100 + 50, row * 100 + 50).matrixTransform(matrix);
  return { x, y, width: 96 * matrix.a };
}
