/** Goes through a game: to any moment, step by step, or on its own. */

import { screens } from '../parts/calls';
import type { ReplayAt } from '../parts/wire';

export const SPEEDS = [0.5, 1, 2, 4];

export class Player {
  readonly game: string;
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  speed = $state(1);
  moment: ReplayAt | undefined = $state.raw();
  failed = $state(false);
  #known = new Map<number, ReplayAt>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.game = game;
  }

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    void this.#fetch(this.at);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) this.go(0);
    this.#next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.at >= this.last) return this.stop();
      this.go(this.at + 1);
      this.#next();
    }, 900 / this.speed);
  }

  async #fetch(at: number): Promise<void> {
    try {
      const moment = this.#known.get(at) ?? (await screens.replay(this.game, at));
      this.#known.set(at, moment);
      if (this.at === at) this.moment = moment;
      this.failed = false;
      if (this.playing && at < this.last && !this.#known.has(at + 1)) this.#known.set(at + 1, await screens.replay(this.game, at + 1));
    } catch {
      this.failed = !this.moment;
      this.stop();
    }
  }
}
