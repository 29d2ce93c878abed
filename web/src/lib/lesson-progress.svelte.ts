/** How far the reader is in each lesson, stored on this device. */

import { onForget } from './storage';
import type { LessonInfo, LessonState } from './types';

const KEY = 'luxor-lessons';

/** Where a lesson goes on, and which of its stations are done. */
export interface Kept {
  step: number;
  answers: Record<string, string>;
  done: string[];
}

const NEW: Kept = { step: 0, answers: {}, done: [] };

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

type Which = Pick<LessonInfo, 'title' | 'id'>;

class Progress {
  #kept: Record<string, Kept> = $state.raw(read());

  constructor() {
    onForget(() => (this.#kept = {}));
  }

  of({ title, id }: Which): Kept {
    return this.#kept[`${title}/${id}`] ?? NEW;
  }

  isDone(lesson: LessonInfo, station: string): boolean {
    return this.of(lesson).done.includes(station);
  }

  /** The stations of a lesson that are done; ids that the lesson no longer has do not count. */
  done(lesson: LessonInfo): number {
    return lesson.stations.filter(({ id }) => this.isDone(lesson, id)).length;
  }

  /** A step is shown: the stations before it are done, and at the last step all of them. */
  reach(lesson: LessonInfo, state: Pick<LessonState, 'step' | 'station' | 'answers' | 'last'>): void {
    const passed = lesson.stations.slice(0, state.last ? undefined : state.station).map(({ id }) => id);
    const done = [...new Set([...this.of(lesson).done, ...passed])];
    this.#keep(lesson, { step: state.step, answers: state.answers, done });
  }

  /** The lesson is through: the next time it begins again. */
  finish(lesson: LessonInfo): void {
    this.#keep(lesson, { ...NEW, done: lesson.stations.map(({ id }) => id) });
  }

  #keep({ title, id }: Which, kept: Kept): void {
    this.#kept = { ...this.#kept, [`${title}/${id}`]: kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage may be blocked in a private window; the progress then lasts until the page is closed.
    }
  }
}

export const progress = new Progress();
