/** Going through one's mistakes: which is asked, what was tried, and what was found. */

import { api, of, request } from '../../lib/api';
import { judge, type Judgement } from '../../lib/comparison';
import { TrialTable, type Trial } from '../../lib/trial.svelte';
import type { AnalysedDecision, AskTrial, Choice, Replay, Snapshot } from '../../lib/types';
import { linesOf, partsOf } from '../analysis/decisions';
import type { Found } from '../trial/Dots.svelte';

/** Asked; missed once, with a hint; judged right; shown after two misses or on demand. */
export type Stage = 'ask' | 'hint' | 'right' | 'shown';

export class Mistakes {
  readonly game: string;
  readonly list: readonly AnalysedDecision[];
  readonly table: TrialTable;
  index = $state(0);
  stage: Stage = $state('ask');
  found: Found[] = $state.raw([]);
  /** What was said of the latest choice. */
  judgement: Judgement | null = $state.raw(null);
  /** All of them were gone through. */
  done = $state(false);

  constructor(game: string, list: readonly AnalysedDecision[]) {
    this.game = game;
    this.list = list;
    this.found = list.map(() => 'open');
    this.table = new TrialTable(game, this.#trial(list[0]!));
  }

  get now(): AnalysedDecision {
    return this.list[this.index]!;
  }

  get isLast(): boolean {
    return this.index + 1 === this.list.length;
  }

  /** What was chosen: one of the ranked choices, or parts that are not among them. */
  get chosen(): Choice[] {
    return this.table.chosen;
  }

  /** Judges the choice that was made at the table. */
  judge(): void {
    const judgement = judge(
      this.now.choices,
      this.table.chosen.map(({ action }) => action),
    );
    this.judgement = judgement;
    if (judgement.verdict === 'wrong') {
      if (this.stage === 'ask') this.stage = 'hint';
      else this.show();
    } else {
      this.#end(this.stage === 'ask' ? 'found' : 'helped', 'right');
    }
  }

  /** Asks the same again. */
  again(): void {
    this.judgement = null;
    this.table.again();
  }

  /** Asks for the hint before anything was tried. */
  hint(): void {
    this.stage = 'hint';
  }

  /** Shows the better choice. */
  show(): void {
    this.#end('helped', 'shown');
  }

  async next(): Promise<void> {
    if (this.isLast) {
      this.done = true;
      return;
    }
    this.index += 1;
    this.stage = 'ask';
    this.judgement = null;
    // At once, so that what was chosen before is not judged again.
    await this.table.try(this.#trial(this.now));
  }

  #end(found: Found, stage: Stage): void {
    this.found = this.found.map((one, index) => (index === this.index ? found : one));
    this.stage = stage;
    const chosen = this.judgement && 'choice' in this.judgement ? this.judgement.choice : null;
    const [played, better] = linesOf(this.now);
    // A choice that is as good as the best is drawn instead of it.
    const parts = stage === 'right' && chosen ? this.table.chosen : partsOf(this.now.choices[0]);
    this.table.compare(better ? [played!, { ...better, parts }] : [played!]);
  }

  #trial({ at, choices }: AnalysedDecision): Trial {
    return {
      ask: async (actions) => {
        const replay = actions.length
          ? await request<Replay>(`${of(this.game)}/trial`, {}, { at, actions: [...actions] } satisfies AskTrial)
          : await api.replay(this.game, at, null, null, true);
        return replay.snapshot as Snapshot;
      },
      leadsOn: (actions) => judge(choices, actions).verdict === 'part',
    };
  }
}
