/** The reader's selection at a table of Luxor: a card, a target, or an adventurer. */

import { t } from '../../lib/i18n.svelte';
import { Selection } from '../../lib/selection.svelte';
import { allTargets, byPlace, type Target } from './targets';
import type { Attempt, Choice, ChoiceOf, Details, Place, Snapshot, View } from './view';

/** The order of a hand after a card is moved; swapping neighbours is listed only once. */
function shifted(from: number, to: number): string {
  const order = [0, 1, 2, 3, 4, 5, 6, 7];
  order.splice(to, 0, ...order.splice(from, 1));
  return order.join('');
}

export class Turn extends Selection<Choice> {
  /** If set, only targets of the adventurer on this place are highlighted. */
  from: Place | null = $state(null);
  /** A hand card being moved within the hand. */
  lifted: number | null = $state(null);
  /** Under the pointer in the legend: only its targets stand out. */
  pointed: Choice | null = $state.raw(null);
  /** The enlarged space. */
  enlarged: Place | null = $state(null);

  get now(): Snapshot {
    return this.table.snapshot as Snapshot;
  }

  get view(): View {
    return this.now.view;
  }

  readonly allTargets: Target[] = $derived(allTargets(this.choices));
  /** The places of adventurers that can move. */
  readonly sources: Place[] = $derived([...new Set(this.allTargets.map((target) => target.from))]);
  readonly lit: Map<Place, Target[]> = $derived(
    byPlace(this.allTargets.filter((target) => this.from === null || target.from === this.from)),
  );

  /** The only choice, or the only target. */
  override get preselected(): Choice | null {
    const [target, ...more] = this.allTargets;
    return super.preselected ?? (target && !more.length ? target.choice : null);
  }

  get aimed(): Target | undefined {
    return this.allTargets.find((target) => target.choice === this.previewed);
  }

  override clear(): void {
    super.clear();
    this.from = null;
    this.pointed = null;
    this.lifted = null;
  }

  /** Plays a target if its effects have been shown, otherwise shows them. */
  tapTarget(place: Place, shown: boolean): void {
    const here = this.lit.get(place) ?? [];
    const [first] = here;
    if (!first) return;
    const armedHere = here.find((target) => target.choice === this.previewed);
    if (here.length === 1 && shown) this.make(first.choice);
    else if (armedHere && shown) this.make(armedHere.choice);
    else this.select((armedHere ?? first).choice);
  }

  /** Makes a choice, with the one that leads on to it. */
  make(choice: Choice): void {
    const via = this.allTargets.find((target) => target.choice === choice)?.via;
    void (via ? this.play(via.action, choice.action) : this.play(choice.action));
  }

  having<K extends Details['kind']>(kind: K): ChoiceOf<K>[] {
    return this.choices.filter((choice): choice is ChoiceOf<K> => choice.details.kind === kind);
  }

  /** The choice that tapping a card of a hand of this size makes: to play, add or discard it. */
  ofCard(index: number, size: number): Choice | undefined {
    return this.choices.find(({ details }) => {
      if (details.kind === 'discard') return details.slot === index;
      return (details.kind === 'play' || details.kind === 'add') && index === (details.end === 'left' ? 0 : size - 1);
    });
  }

  tapCard(index: number, size: number): void {
    const choice = this.ofCard(index, size);
    if (this.choices.length === 0) {
      this.table.explain({ text: t('page-why-not-your-turn'), rule: null });
    } else if (this.having('shift').length) {
      this.#shift(index);
    } else if (choice) {
      this.#consider(choice);
    } else {
      void this.attempt({ kind: 'card', slot: index } satisfies Attempt);
    }
  }

  #shift(index: number): void {
    if (this.lifted === null) {
      this.table.explain(null);
      this.lifted = index;
    } else if (this.lifted === index) {
      this.lifted = null;
    } else {
      const wanted = shifted(this.lifted, index);
      const choice = this.having('shift').find(({ details }) => shifted(details.from, details.to) === wanted);
      if (choice) void this.play(choice.action);
    }
  }

  /** A choice with effects is previewed first; one that only leads to the next question is made at once. */
  #consider(choice: Choice): void {
    const settled =
      choice === this.selected || (!choice.chance && choice.events.length <= 1 && choice.details.kind !== 'discard');
    if (settled) void this.play(choice.action);
    else this.select(choice);
  }
}
