/** The puzzles that the reader has answered, stored on this device, and for how many days in a row. */

import { plus } from './calendar';
import { onForget } from './storage';
import type { Mark } from './types';

const KEY = 'luxor-puzzles';

export interface Answered {
  mark: Mark;
  /** The choice that was made. */
  actions: string[];
  /** Was it answered on its day? Only then it counts. */
  counts: boolean;
}

type ByDay = Record<string, Answered>;

function read(): ByDay {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return kept && typeof kept === 'object' ? (kept as ByDay) : {};
  } catch {
    return {};
  }
}

export class PuzzleAnswers {
  #kept: ByDay = $state.raw(read());

  constructor() {
    onForget(() => (this.#kept = {}));
  }

  of(day: string): Answered | undefined {
    return this.#kept[day];
  }

  /** Keeps an answer; there is one try, so the first one stays. */
  keep(day: string, { mark, actions }: Omit<Answered, 'counts'>, today: string): void {
    // Another window of this browser may have kept some meanwhile.
    const kept = { ...this.#kept, ...read() };
    this.#kept = day in kept ? kept : { ...kept, [day]: { mark, actions, counts: day === today } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage may be blocked in a private window; the answers then last until the page is closed.
    }
  }

  /** The days in a row until today that were answered on their day; today may still be to come. */
  streak(today: string): number {
    let day = this.#counts(today) ? today : plus(today, -1);
    let length = 0;
    for (; this.#counts(day); day = plus(day, -1)) length += 1;
    return length;
  }

  #counts(day: string): boolean {
    return this.#kept[day]?.counts ?? false;
  }
}

export const puzzleAnswers = new PuzzleAnswers();
