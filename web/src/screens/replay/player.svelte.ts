/** Navigation of a replay: to any position, step by step, or playing. */

import { api } from '../../lib/api';
import { box } from '../../lib/pieces.svelte';
import type { LogEntry, PointsAt, Replay } from '../../lib/types';
import { screens } from '../parts/calls';

export const SPEEDS = [0.5, 1, 2, 4];

export class Player {
  readonly game: string;
  /** Is each position shown as the player saw it who was to decide? */
  asked = $state(false);
  at = $state(0);
  last = $state(0);
  playing = $state(false);
  speed = $state(1);
  points: PointsAt[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  moment: Replay | undefined = $state.raw();
  failure: unknown = $state.raw();
  #known = new Map<string, Replay>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.game = game;
  }

  /** Loads the points of all turns, and goes to a position, or else to the beginning of the first turn. */
  async load(at?: number): Promise<void> {
    this.failure = undefined;
    try {
      const whole = api.snapshot(this.game).then((now) => api.log(this.game, now.log_length));
      const [points, log, first] = await Promise.all([screens.points(this.game), whole, this.#see(0)]);
      this.points = points;
      this.log = log;
      this.last = Math.max(points.at(-1)?.at ?? 0, first.snapshot.records);
      this.go(at ?? log.find(({ begins }) => begins)?.at ?? 0);
    } catch (error) {
      this.failure = error;
    }
  }

  /** The last position of a turn: just before the next one begins. */
  endOf(turn: number): number {
    return this.points.find((row) => row.turn > turn)?.at ?? this.last;
  }

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    void this.#show(this.at);
  }

  /** Shows positions as who decided saw them, or with everything that was hidden. */
  ask(asked: boolean): void {
    if (asked === this.asked) return;
    this.asked = asked;
    this.go(this.at);
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

  async #see(at: number): Promise<Replay> {
    const { asked } = this;
    const key = `${at} ${asked}`;
    const known = this.#known.get(key) ?? (await api.replay(this.game, at, null, null, asked));
    this.#known.set(key, known);
    return known;
  }

  async #show(at: number): Promise<void> {
    const { asked } = this;
    try {
      const moment = await this.#see(at);
      if (this.at === at && this.asked === asked) {
        box.current = moment.snapshot.pieces;
        this.moment = moment;
      }
      if (this.playing && at < this.last) await this.#see(at + 1);
    } catch (error) {
      if (!this.moment) this.failure = error;
      this.stop();
    }
  }
}
