/** The analysis of one game: asked for, followed while it is computed, and asked for deeper. */

import { ApiError, of, request } from '../../lib/api';
import type { Analysis, GameAnalysis } from '../../lib/types';

/** How often the server is asked how far it is, in milliseconds. */
const EVERY = 1_000;
/** What is known is loaded again when at least this share of the decisions is new. */
const NEWS = 1 / 16;
/** How many times as deep the next analysis is. */
const DEEPER = 4;
/** From so many decisions on the time that is left can be told. */
const TIMED_FROM = 10;

const calls = {
  known: (game: string, brief: boolean) =>
    request<GameAnalysis>(`${of(game)}/analysis`, brief ? { brief: 'true' } : {}),
  start: (game: string, depth: number) => request<GameAnalysis>(`${of(game)}/analysis`, {}, { depth }),
};

export class AnalysisOf {
  readonly game: string;
  answer: GameAnalysis | undefined = $state.raw();
  /** What is known; complete, or as far as the first analysis has got. */
  analysis: Analysis | undefined = $state.raw();
  /** Why there is no analysis, or why asking for it failed. */
  failure: unknown = $state.raw();
  /** About how long it will still take, in seconds; null while that is not known. */
  left: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** When the first progress was seen, and what it was. */
  #since: { time: number; done: number; depth: number } | undefined;

  constructor(game: string) {
    this.game = game;
  }

  /** Is something being computed, or waiting for it? */
  get isRunning(): boolean {
    return this.answer?.state === 'computing' || this.answer?.state === 'waiting';
  }

  /** Is everything known that was asked for at first? */
  get isComplete(): boolean {
    return this.analysis !== undefined && this.analysis.done === this.analysis.total;
  }

  /** Does this server offer no analysis, and is none known? */
  get isNotOffered(): boolean {
    return this.answer !== undefined && this.answer.deepest === 0 && !this.analysis;
  }

  /** The depth of the next deeper analysis; null if this is the deepest. */
  get deeper(): number | null {
    const depth = this.analysis?.depth ?? 0;
    const deepest = this.answer?.deepest ?? 0;
    return this.isRunning || depth === 0 || depth >= deepest ? null : Math.min(deepest, depth * DEEPER);
  }

  /** Loads what is known, and begins the analysis if nobody has asked for it yet. */
  async open(): Promise<void> {
    await this.#try(async () => {
      this.#take(await calls.known(this.game, false));
      if (this.answer?.state === 'none' && this.answer.deepest > 0) this.#take(await calls.start(this.game, 1));
    });
  }

  async goDeeper(): Promise<void> {
    const depth = this.deeper;
    if (depth !== null) await this.#try(async () => this.#take(await calls.start(this.game, depth)));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.failure = undefined;
    try {
      await work();
    } catch (error) {
      this.failure = error;
    }
    this.#follow();
  }

  #take(answer: GameAnalysis): void {
    this.answer = answer;
    if (answer.analysis) this.analysis = answer.analysis;
    this.#measure(answer);
  }

  /** Asks again while something is computed; a server that does not answer is asked again, too. */
  #follow(): void {
    clearTimeout(this.#timer);
    if (this.#stopped || !this.isRunning) return;
    this.#timer = setTimeout(async () => {
      try {
        const answer = await calls.known(this.game, true);
        const isNews = !this.analysis || (answer.done - this.analysis.done) / Math.max(1, answer.total) >= NEWS;
        const isFirst = !this.isComplete;
        if (answer.state === 'done' || answer.state === 'none' || (isFirst && isNews))
          this.#take(await calls.known(this.game, false));
        else this.#take(answer);
        // The server was restarted meanwhile: what it had begun is begun again.
        if (this.answer?.state === 'none') this.#take(await calls.start(this.game, 1));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'offline') {
          this.failure = error;
          return;
        }
      }
      this.#follow();
    }, EVERY);
  }

  #measure({ state, depth, done, total }: GameAnalysis): void {
    const time = performance.now();
    if (state !== 'computing') {
      this.#since = undefined;
      this.left = null;
      return;
    }
    if (this.#since?.depth !== depth) this.#since = { time, done, depth };
    const fresh = done - this.#since.done;
    this.left = done >= TIMED_FROM && fresh > 0 ? ((time - this.#since.time) / fresh / 1000) * (total - done) : null;
  }
}
