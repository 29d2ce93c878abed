/** Animations of the events of Expedition Luxor: tiles fly to the map, adventurers move from tile to tile. */

import { tick } from 'svelte';
import { Director, fly, spotOf, type Spot } from '../../lib/director.svelte';
import { DURATION, animate, ended, rest, walkLasts } from '../../lib/motion.svelte';
import { play } from '../../lib/sound';
import type { Step } from '../../lib/table.svelte';
import { after, leave, settle } from './picture';
import { place, stepFrom, type ExpeditionEvent, type ExpeditionView, type Tile } from './types';

/** Adventurers moving on the map; `x` and `y` are in map units, the centre of a tile is 50, 50. */
export interface Walker {
  seat: number;
  count: number;
  x: number;
  y: number;
}

/** Something flying across the page. */
export interface Flight extends Spot {
  /** A tile, or a sprite symbol. */
  tile?: Tile;
  piece?: string;
}

const middle = (cell: string) => ({ x: place(cell).column * 100 + 64, y: place(cell).row * 100 + 74 });

export class LandDirector extends Director<ExpeditionView, ExpeditionEvent> {
  walker: Walker | null = $state.raw(null);
  flight: Flight | null = $state.raw(null);
  /** Cells where something is happening. */
  lit: string[] = $state.raw([]);

  protected after = after;

  override async show(step: Step): Promise<void> {
    await super.show(step);
    this.lit = [];
  }

  protected perform(event: ExpeditionEvent): Promise<void> | undefined {
    switch (event.event) {
      case 'laid':
        return this.#lay(event);
      case 'deployed':
        return this.#march(event);
      case 'drew':
        return this.#fly(
          event.tile ? { tile: event.tile } : { piece: 'tile-back' },
          panel(event.seat),
          handOf(event.seat),
        );
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
        return this.#sweep(event);
      default:
        return undefined;
    }
  }

  /** When the land has grown, nobody marches before the camera shows all of it. */
  async #lay(event: Extract<ExpeditionEvent, { event: 'laid' }>): Promise<void> {
    play('card');
    this.lit = [event.cell];
    await this.#fly({ tile: event.tile }, handOf(event.seat), cellSpot(event.cell));
    const { width, height } = this.view.layout;
    this.view = after(this.view, event);
    const { layout } = this.view;
    if (layout.width === width && layout.height === height) return;
    await tick();
    const chart = document.querySelector('.land .chart');
    if (chart) await ended(chart);
    await rest(DURATION.pause);
  }

  async #sweep({ seat, from, to, captured }: Extract<ExpeditionEvent, { event: 'swept' }>): Promise<void> {
    this.view = leave(this.view, from, seat);
    await this.#walk(seat, 1, from, to);
    if (captured.some((count) => count > 0)) await this.#fly({ piece: 'a-storm' }, cellSpot(to), panel(seat));
  }

  /** All leave together; some rest in the camp, the others on each tile on the way. */
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
      this.walker = {
        seat,
        count,
        x: a.x + (b.x - a.x) * part,
        y: a.y + (b.y - a.y) * part - Math.sin(part * Math.PI) * 22,
      };
    });
    this.walker = null;
  }

  /** An adventurer returns from a mountain, and its gain flies to its place. */
  async #go(seat: number, from: string, to: string, piece: string): Promise<void> {
    this.lit = [from, to];
    this.view = leave(this.view, from, seat);
    play('turn');
    await this.#fly({ piece }, cellSpot(from), cellSpot(to));
  }

  async #fly(what: Pick<Flight, 'tile' | 'piece'>, start: Spot | undefined, end: Spot | undefined): Promise<void> {
    await fly(start, end, DURATION.tile * 1.2, (at) => (this.flight = { ...what, ...at }));
    this.flight = null;
  }
}

const WIDEST = 92;

const panel = (seat: number): Spot | undefined =>
  spotOf(document.getElementById(`chip-${seat}`), WIDEST) ?? spotOf(document.getElementById(`player-${seat}`), WIDEST);
const handOf = (seat: number): Spot | undefined =>
  spotOf(document.querySelector(`#tiles-${seat} .chosen, #tiles-${seat} li:last-child`), WIDEST) ?? panel(seat);

/** The position of a cell on the screen. */
function cellSpot(cell: string): Spot | undefined {
  const land = document.querySelector<SVGSVGElement>('.stage .world svg');
  const matrix = land?.getScreenCTM();
  if (!matrix) return undefined;
  const { column, row } = place(cell);
  const { x, y } = new DOMPoint(column * 100 + 50, row * 100 + 50).matrixTransform(matrix);
  return { x, y, width: 96 * matrix.a };
}
