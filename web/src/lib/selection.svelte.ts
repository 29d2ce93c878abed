/** What a reader has selected among the choices of a decision, before anything is sent; a title adds its own parts. */

import { isMoved } from './focus.svelte';
import { hinted, type Hinted } from './hints';
import { finishAll } from './motion.svelte';
import { play as sound } from './sound';
import type { Table } from './table.svelte';
import type { Choice } from './types';

export class Selection<C extends Choice = Choice> {
  readonly table: Table;
  /** Selected by a tap, the keyboard or advice; it stays until it is played or cleared. */
  selected: C | null = $state.raw(null);
  /** Under the pointer now. */
  hovered: C | null = $state.raw(null);

  constructor(table: Table) {
    this.table = table;
  }

  get choices(): C[] {
    return this.table.mine ? (this.table.snapshot!.choices as C[]) : [];
  }

  /** The only choice, which need not be selected first. */
  get preselected(): C | null {
    return this.choices.length === 1 ? this.choices[0]! : null;
  }

  /** The choice whose effects are shown. */
  get previewed(): C | null {
    return this.hovered ?? this.selected ?? this.preselected;
  }

  /** Changes when a selection leads to other targets, so that the keyboard focus can follow. */
  get stage(): unknown {
    return null;
  }

  /** The hint, best choice first; empty if there is none. */
  get advised(): Hinted<C>[] {
    return hinted<C>(this.table);
  }

  /** Choosing anything ends a hint. */
  select(choice: C | null): void {
    this.selected = choice;
    this.table.forgetHint();
    this.table.explain(null);
  }

  /**
   * Previews a choice as long as a mouse or pen is over it; a touch has no hovering. A choice that appears below a
   * pointer at rest, as when an explanation closes, is not meant: it would replace what the keyboard selected.
   */
  hover(choice: C | null, event?: PointerEvent): void {
    if (event?.pointerType === 'touch' || choice === this.hovered) return;
    if (event && !isMoved(event)) return;
    this.hovered = choice;
    if (choice) this.table.explain(null);
  }

  /** Undoes the selection: the decision changed, or the reader cancelled. */
  clear(): void {
    this.selected = null;
    this.hovered = null;
    this.table.forgetHint();
    this.table.explain(null);
  }

  /** Asks the server why something is not possible, as the title's own data. */
  async attempt(attempt: unknown): Promise<void> {
    finishAll();
    await this.table.askWhyNot(attempt);
    sound('refuse');
  }

  /** Sends an action. */
  async play(action: string, then?: string): Promise<boolean> {
    finishAll();
    const done = await this.table.act(action, then);
    if (!done && this.table.refused) sound('refuse');
    return done;
  }
}
