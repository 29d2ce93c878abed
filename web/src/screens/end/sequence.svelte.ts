/** The end of a game, beat by beat: the scenes of its title, the counting, the winner. */

/** In milliseconds at normal speed. */
export const COURSE = 600;
export const BETWEEN = 250;
/** With reduced motion every beat is a still picture. */
const STILL = 1200;

export interface Pace {
  /** How many times faster than normal. */
  speed: number;
  still: boolean;
}

export class Sequence {
  /** The current beat: the scenes of the title from 0 on, then the counting, then the winner. */
  beat = $state(0);
  /** How many categories have been counted. */
  counted = $state(0);

  readonly #scenes: readonly number[];
  readonly #categories: number;
  readonly #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #continue: (() => void) | undefined;

  /** `scenes` are the durations of the title's own scenes. */
  constructor(scenes: readonly number[], categories: number, pace: Pace) {
    this.#scenes = scenes;
    this.#categories = categories;
    this.#pace = pace;
  }

  get beats(): number {
    return this.#scenes.length + 2;
  }

  get counts(): boolean {
    return this.beat >= this.#scenes.length;
  }

  get done(): boolean {
    return this.beat === this.beats - 1;
  }

  /** Runs from the beginning until the winner is shown, or until it is stopped. */
  async run(): Promise<void> {
    this.stop();
    this.beat = 0;
    this.counted = 0;
    const { still } = this.#pace;
    for (const lasts of this.#scenes) {
      if (!(await this.#wait(still ? STILL : lasts / this.#pace.speed))) return;
      this.beat += 1;
    }
    // The last course belongs to the winner.
    for (this.counted = still ? this.#categories - 1 : 1; this.counted < this.#categories; this.counted += 1) {
      if (!(await this.#wait(still ? STILL : (COURSE + BETWEEN) / this.#pace.speed))) return;
    }
    this.skip();
  }

  /** Shows the winner at once. */
  skip(): void {
    this.stop();
    this.beat = this.beats - 1;
    this.counted = this.#categories;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#continue?.();
  }

  /** Resolves to false if it was stopped meanwhile. */
  #wait(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (finished: boolean) => {
        this.#continue = undefined;
        resolve(finished);
      };
      this.#continue = () => end(false);
      this.#timer = setTimeout(() => end(true), milliseconds);
    });
  }
}
