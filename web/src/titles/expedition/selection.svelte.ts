/** The reader's selection at a table of Expedition Luxor: a tile in hand, a plan out of a camp, a cell. */

import { tick } from 'svelte';
import { byKey, focusOn } from '../../lib/focus.svelte';
import { renderLabel, renderMessage, t } from '../../lib/i18n.svelte';
import { effectsInWords, series } from '../../lib/phrases';
import { Selection } from '../../lib/selection.svelte';
import { directions, firstPlan, sort, type Plan, type Sorted } from './choices';
import { cellsOf } from './picture';
import {
  face,
  type ActionTile,
  type Attempt,
  type Choice,
  type Direction,
  type ExpeditionView,
  type Held,
  type March,
  type Phase,
  type Pieces,
  type SeatView,
  type Target,
  type Tile,
} from './types';

/** An advised choice on the land: a cell, a tile to be laid there, a march. */
export interface AdvisedCell {
  gain: string;
  rank: number;
  cell: string | null;
  tile: Tile | null;
  march: March | null;
}

const same = (a: Held, b: { tile: string | null; back: number }): boolean => a.tile === b.tile && a.back === b.back;

export class LandSelection extends Selection<Choice> {
  #picked: Held | null = $state.raw(null);
  #plan: Plan | undefined = $state.raw();

  get view(): ExpeditionView {
    return this.table.snapshot!.view as ExpeditionView;
  }

  get pieces(): Pieces {
    return this.table.snapshot!.pieces as Pieces;
  }

  get phase(): Phase {
    return this.view.phase;
  }

  /** Is a seat of this page to decide, also while a step is animated? */
  get mine(): boolean {
    const { seat, decider } = this.table.snapshot!;
    return seat !== null && seat === decider;
  }

  get own(): SeatView | undefined {
    const { seat } = this.table.snapshot!;
    return seat === null ? undefined : this.view.seats[seat];
  }

  /** The choices by kind. */
  readonly open: Sorted = $derived.by(() => sort(this.choices));

  isOpen(held: Held): boolean {
    return held.tile !== null && (this.open.keep.has(held.tile) || this.open.lays.some((lay) => same(held, lay)));
  }

  /** The tile to be laid; if there is only one kind it is picked from the start. */
  get laying(): Held | null {
    if (this.open.lays.length === 0) return null;
    const kinds = (this.own?.hand ?? []).filter((held) => this.isOpen(held));
    const still = this.#picked && kinds.find((held) => same(held, this.#picked!));
    return still ?? (kinds.every((held) => same(held, kinds[0]!)) ? (kinds[0] ?? null) : null);
  }

  override get stage(): unknown {
    return this.laying;
  }

  get targets(): Target[] {
    const { laying } = this;
    const named = (cell: string, { effect, rule }: Choice) => ({
      cell,
      name: renderMessage(effect, this.table.names),
      rule,
    });
    if (laying) return this.open.lays.filter((lay) => same(laying, lay)).map(({ cell, choice }) => named(cell, choice));
    return [...this.open.cells].map(([cell, choice]) => named(cell, choice));
  }

  /** Before a tile is picked: all cells where tiles could go. */
  get hints(): string[] {
    return this.laying ? [] : [...new Set(this.open.lays.map((lay) => lay.cell))];
  }

  /** The only choice, or the only cell. */
  override get preselected(): Choice | null {
    const { targets } = this;
    return super.preselected ?? (targets.length === 1 ? (this.#listed(targets[0]!.cell) ?? null) : null);
  }

  /** The choice that a cell stands for. */
  #listed(cell: string): Choice | undefined {
    const { laying } = this;
    return laying
      ? this.open.lays.find((lay) => lay.cell === cell && same(laying, lay))?.choice
      : this.open.cells.get(cell);
  }

  get ways(): (Direction | null)[] {
    return directions(this.open.plans);
  }

  get plan(): Plan | undefined {
    const { plans } = this.open;
    return this.#plan && plans.some(({ action }) => action === this.#plan!.action)
      ? this.#plan
      : firstPlan(plans, this.ways[0] ?? null);
  }

  set plan(plan: Plan | undefined) {
    this.table.explain(null);
    this.#plan = plan;
  }

  leave(direction: Direction | null): void {
    this.plan = firstPlan(this.open.plans, direction);
  }

  get march(): March | null {
    const { phase, plan } = this;
    if (phase.name !== 'deploy' || !plan) return null;
    const open = this.ways.filter((way): way is Direction => way !== null);
    return { camp: phase.camp, direction: plan.direction, rests: plan.rests, open };
  }

  /** The action tile that is being used. */
  get using(): ActionTile | null {
    return this.mine && (this.phase.name === 'from' || this.phase.name === 'to') ? this.phase.tile : null;
  }

  /** The cells that the selected choice concerns. */
  get lit(): string[] {
    const choice = this.selected ?? this.preselected;
    if (!choice || this.advised.length) return [];
    const { details, events } = choice;
    return [...new Set([...events.flatMap(cellsOf), ...('cell' in details ? [details.cell] : [])])];
  }

  override clear(): void {
    super.clear();
    this.#picked = null;
    this.#plan = undefined;
  }

  async send(action: string | undefined): Promise<void> {
    if (action && !this.table.busy && (await this.play(action))) this.clear();
  }

  /** Chooses a cell; about one that is not offered the server says why. */
  choose(cell: string): void {
    const { laying, phase } = this;
    const listed = this.#listed(cell);
    if (listed) void this.send(listed.action);
    else if (laying?.tile) this.#askAbout({ kind: 'lay', back: laying.back, tile: laying.tile, cell });
    else if (phase.name === 'from' || phase.name === 'to') this.#askAbout({ kind: 'cell', cell });
  }

  pick(held: Held): void {
    this.select(null);
    const keep = held.tile ? this.open.keep.get(held.tile) : undefined;
    if (keep) return void this.send(keep.action);
    this.#picked = held;
    // The next decision is where to lay it, so the keyboard focus goes there.
    if (byKey()) void tick().then(() => focusOn('.spot:not(.dir)'));
  }

  #askAbout(attempt: Attempt): void {
    void this.attempt(attempt);
  }

  /** A tile that cannot be picked now. */
  refuse({ tile, back }: Held): void {
    if (this.mine && tile) this.#askAbout({ kind: 'tile', back, tile });
    else this.table.explain({ text: t('page-why-not-your-turn'), rule: null });
  }

  refuseAction(tile: ActionTile): void {
    if (this.mine && this.phase.name === 'adventure') this.#askAbout({ kind: 'use', tile });
    else this.table.explain({ text: t('land-why-action'), rule: this.pieces.actions[tile] ?? null });
  }

  /** Another number of adventurers than any plan has. */
  refusePlan({ direction, rests }: Plan, place: number, by: 1 | -1): void {
    if (!rests[place]) return;
    this.#askAbout({ kind: 'deploy', direction, rests: rests.map((n, at) => (at === place ? n + by : n)) });
  }

  /** A choice in a few words: its effects, or what it does if none is certain; then what follows it. */
  say(choice: Choice, then: Choice | null = null): string {
    const { names } = this.table;
    const one = ({ effects, effect }: Choice) =>
      effectsInWords(effects, names) || (renderLabel(effect, names) ?? renderMessage(effect, names));
    return then ? series([one(choice), one(then)]) : one(choice);
  }

  /** The best advice about a tile in hand. */
  tip(held: Held): { gain: string; rank: number } | undefined {
    return this.advised.find(({ choice: { details } }) =>
      details.kind === 'keep' ? details.tile === held.tile : details.kind === 'lay' && same(held, details),
    );
  }

  /** What a tile in hand is good for, in a few words. */
  gives(tile: Tile): string {
    const { terrain, building } = face(tile);
    const { worth, staying } = this.pieces;
    if (building) return t('land-gives-building', { points: worth[`expedition-${building}s`] ?? 0 });
    return terrain in staying ? t('land-gives-terrain', { stay: staying[terrain]! }) : t('land-gives-lake');
  }

  /** An advised choice as the land shows it. */
  get advisedCells(): AdvisedCell[] {
    return this.advised.map(({ choice, then, gain, rank }) => {
      const details = [choice, then].flatMap((one) => (one ? [one.details] : []));
      const cell = details.findLast((one) => 'cell' in one);
      const lay = details.find((one) => one.kind === 'lay');
      const plan = details.find((one) => one.kind === 'deploy');
      const camp = lay?.cell ?? (this.phase.name === 'deploy' ? this.phase.camp : null);
      return {
        gain,
        rank,
        cell: cell && 'cell' in cell ? cell.cell : camp,
        tile: lay?.tile ?? null,
        march: plan && camp ? { camp, direction: plan.direction, rests: plan.rests, open: [] } : null,
      };
    });
  }
}
