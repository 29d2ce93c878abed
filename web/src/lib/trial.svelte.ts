/**
 * A table at which one decision is tried: it looks like the table of a game, but what is chosen is kept and judged, and
 * nothing is drawn or rolled.
 */

import { ApiError } from './api';
import type { Line } from './comparison';
import { renderMessage, t } from './i18n.svelte';
import { box } from './pieces.svelte';
import { Table } from './table.svelte';
import type { Choice, Snapshot, WhyNot } from './types';

/** One decision. */
export interface Trial {
  /** The position in which the player is asked after these actions, none at first. */
  ask: (actions: readonly string[]) => Promise<Snapshot>;
  /** Are these actions only the first part of a choice? */
  leadsOn: (actions: readonly string[]) => boolean;
  /** Why something is not possible after these actions; without it, only that it is not. */
  whyNot?: (actions: readonly string[], attempt: unknown) => Promise<WhyNot>;
}

export class TrialTable extends Table {
  /** Every choice is the reader's own. */
  override readonly makesForced = false;
  /** The parts that were chosen so far. */
  chosen: Choice[] = $state.raw([]);
  /** Is a whole choice made? Then nothing more can be chosen until `again`. */
  isWhole = $state(false);
  #trial: Trial;
  #first: Snapshot | undefined;
  /** Counts what was asked for, so that only the latest answer counts. */
  #asked = 0;

  constructor(name: string, trial: Trial) {
    super(name);
    this.#trial = trial;
  }

  override get mine(): boolean {
    return super.mine && !this.isWhole;
  }

  override get busy(): boolean {
    return this.sending || this.showing;
  }

  override async open(): Promise<void> {
    const asked = (this.#asked += 1);
    this.failed = undefined;
    this.sending = true;
    try {
      const first = await this.#trial.ask([]);
      if (asked !== this.#asked) return;
      this.#first = first;
      this.#show(first, []);
    } catch (error) {
      if (asked === this.#asked) this.failed = error as ApiError;
    } finally {
      if (asked === this.#asked) this.sending = false;
    }
  }

  /** Another decision at the same table; until it is there nothing can be chosen. */
  try(trial: Trial): Promise<void> {
    this.#trial = trial;
    this.lines = [];
    this.chosen = [];
    this.isWhole = false;
    return this.open();
  }

  /** Chooses a part, and then another one if the first leads on to it. */
  override async act(action: string, then?: string): Promise<boolean> {
    if (!this.mine || this.busy) return false;
    const first = this.snapshot!.choices.find((choice) => choice.action === action);
    if (!first) return false;
    const next = then === undefined ? undefined : first.then?.find((choice) => choice.action === then);
    return this.#choose([...this.chosen, first, ...(next ? [next as Choice] : [])]);
  }

  /** Takes everything back that was chosen. */
  again(): void {
    this.#asked += 1;
    this.sending = false;
    this.lines = [];
    if (this.#first) this.#show(this.#first, []);
  }

  /** Draws choices to compare them; nothing more can be chosen. */
  compare(lines: readonly Line[]): void {
    if (this.#first) this.#show(this.#first, this.chosen);
    this.isWhole = true;
    this.lines = lines;
  }

  override undo(): Promise<boolean> {
    this.again();
    return Promise.resolve(true);
  }

  override restart(): Promise<boolean> {
    return this.undo();
  }

  override redo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override async askWhyNot(attempt: unknown): Promise<void> {
    if (!this.#trial.whyNot) return this.explain({ text: t('trial-not-possible'), rule: null });
    const asked = this.#asked;
    const actions = this.chosen.map(({ action }) => action);
    try {
      const { reason, rule } = await this.#trial.whyNot(actions, attempt);
      if (asked === this.#asked) this.explain({ text: renderMessage(reason, this.names), rule });
    } catch (error) {
      if (asked === this.#asked) this.refused = error as ApiError;
    }
  }

  async #choose(chosen: Choice[]): Promise<boolean> {
    const asked = (this.#asked += 1);
    const actions = chosen.map(({ action }) => action);
    this.explain(null);
    if (!this.#trial.leadsOn(actions)) {
      this.chosen = chosen;
      this.isWhole = true;
      return true;
    }
    this.sending = true;
    try {
      const next = await this.#trial.ask(actions);
      if (asked !== this.#asked) return false;
      this.#show(next, chosen);
      return true;
    } catch (error) {
      if (asked === this.#asked) this.refused = error as ApiError;
      return false;
    } finally {
      if (asked === this.#asked) this.sending = false;
    }
  }

  #show(snapshot: Snapshot, chosen: Choice[]): void {
    box.current = snapshot.pieces;
    // The game is over; in the position that is shown it was not. Each question is a position of its own.
    this.snapshot = { ...snapshot, state: 'running', outcome: null, seq: (this.snapshot?.seq ?? 0) + 1 };
    this.chosen = chosen;
    this.isWhole = false;
  }
}
