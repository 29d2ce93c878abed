/** The reader's selection at a table of Luxor: a card, a target, or an adventurer. */

import { t } from '../../lib/i18n.svelte';
import { Selection } from '../../lib/selection.svelte';
import { askedRule } from './rule-links';
import { byPlace, targets, type Target } from './targets';
import type { Choice, Place, Snapshot, View } from './view';

/** The two places of `shift 2 to 4`, from 0. */
function placesOf(action: string): [from: number, to: number] {
  const [from = 0, to = 0] = (action.match(/\d+/g) ?? []).map((place) => Number(place) - 1);
  return [from, to];
}

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
  /** The enlarged space. */
  enlarged: Place | null = $state(null);

  get now(): Snapshot {
    return this.table.snapshot as Snapshot;
  }

  get view(): View {
    return this.now.view;
  }

  get allTargets(): Target[] {
    return targets(this.choices);
  }

  /** The places of adventurers that can move. */
  get sources(): Place[] {
    return [...new Set(this.allTargets.map((target) => target.from))];
  }

  get lit(): Map<Place, Target[]> {
    return byPlace(this.allTargets.filter((target) => this.from === null || target.from === this.from));
  }

  get aimed(): Target | undefined {
    return this.allTargets.find((target) => target.choice === this.previewed);
  }

  override clear(): void {
    super.clear();
    this.from = null;
    this.lifted = null;
  }

  /** Plays a target if its effects have been shown, otherwise shows them. */
  tapTarget(place: Place, shown: boolean): void {
    const here = this.lit.get(place) ?? [];
    const [first] = here;
    if (!first) return;
    const armedHere = here.find((target) => target.choice === this.previewed);
    if (here.length === 1 && shown) void this.play(first.choice.action);
    else if (armedHere && shown) void this.play(armedHere.choice.action);
    else this.select((armedHere ?? first).choice);
  }

  tapCard(index: number, size: number): void {
    if (this.choices.length === 0) {
      this.table.explain({ text: t('page-why-not-your-turn'), rule: null });
    } else if (this.having('shift ').length) {
      this.#shift(index);
    } else if (this.having('discard ').length) {
      this.#consider(`discard ${index + 1}`);
    } else {
      this.#playEnd(index, size);
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
      const choice = this.having('shift ').find(({ action }) => shifted(...placesOf(action)) === wanted);
      void this.play(choice?.action ?? `shift ${this.lifted + 1} to ${index + 1}`);
    }
  }

  #playEnd(index: number, size: number): void {
    const verb = ['play', 'add'].find((verb) => this.having(`${verb} `).length);
    if (!verb) {
      const played = this.view.in_play !== null;
      this.table.explain({
        text: t(played ? 'page-why-card-in-play' : 'page-why-other-question'),
        rule: askedRule(this.view.asked),
      });
      return;
    }
    const ends = [index === 0 && 'left', index === size - 1 && 'right'].filter((end) => end !== false);
    if (ends.length === 0) {
      this.table.explain({ text: t('page-why-middle'), rule: 'L11' });
      return;
    }
    this.#consider(`${verb} ${ends.find((end) => this.find(`${verb} ${end}`)) ?? ends[0]}`);
  }

  /** A choice with effects is previewed first; one that only leads to the next question is made at once. */
  #consider(action: string): void {
    const choice = this.find(action);
    const settled =
      !choice ||
      choice === this.selected ||
      (!choice.chance && choice.events.length <= 1 && !action.startsWith('discard'));
    if (settled) void this.play(action);
    else this.select(choice);
  }
}
