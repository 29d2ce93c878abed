/** The puzzle of a day: its position, what was chosen, and the answer. */

import { ApiError, request } from '../../lib/api';
import { today } from '../../lib/calendar';
import { begins } from '../../lib/comparison';
import { puzzleAnswers, type PuzzleAnswers } from '../../lib/puzzle-answers.svelte';
import { TrialTable, type Trial } from '../../lib/trial.svelte';
import type {
  AnalysedChoice,
  AnswerPuzzle,
  AskPuzzle,
  AskPuzzleWhyNot,
  Choice,
  PuzzleAnswer,
  PuzzleDay,
  PuzzleMonth,
  PuzzleState,
  Snapshot,
  WhyNot,
} from '../../lib/types';
import { partsOf } from '../analysis/decisions';

const of = (day: string) => `/puzzles/${encodeURIComponent(day)}`;

export const puzzles = {
  month: (month: string) => request<PuzzleMonth>('/puzzles', { month }),
  ask: (day: string, ask: AskPuzzle) => request<PuzzleState>(of(day), {}, ask),
  whyNot: (day: string, ask: AskPuzzleWhyNot) => request<WhyNot>(`${of(day)}/why-not`, {}, ask),
  answer: (day: string, ask: AnswerPuzzle) => request<PuzzleAnswer>(`${of(day)}/answer`, {}, ask),
};

/** A whole choice is drawn on the position it was made in, until it is answered or taken back. */
class PuzzleTable extends TrialTable {
  override async act(action: string, then?: string): Promise<boolean> {
    const chosen = await super.act(action, then);
    if (this.isWhole) this.compare([{ kind: 'played', parts: this.chosen }]);
    return chosen;
  }
}

/** To choose; to say that this is the answer; answered. */
export type Stage = 'ask' | 'chosen' | 'answered';

export class Puzzle {
  readonly day: string;
  readonly table: TrialTable;
  /** What may be known of it before it is answered. */
  about: PuzzleDay | undefined = $state.raw();
  answer: PuzzleAnswer | undefined = $state.raw();
  /** Is the answer on its way? */
  sending = $state(false);
  /** Why the answer did not arrive. */
  failed: ApiError | undefined = $state.raw();
  #choices: string[][] = [];
  readonly #kept: PuzzleAnswers;

  /** `name` is that of the reader at the table. */
  constructor(day: string, name: string, kept = puzzleAnswers) {
    this.day = day;
    this.#kept = kept;
    const trial: Trial = {
      ask: async (actions) => {
        const state = await puzzles.ask(day, { name, actions: [...actions] });
        this.about = state.day;
        this.#choices = state.choices;
        return state.snapshot as Snapshot;
      },
      leadsOn: (actions) => this.#choices.some((choice) => choice.length > actions.length && begins(choice, actions)),
      whyNot: (actions, attempt) => puzzles.whyNot(day, { actions: [...actions], attempt }),
    };
    this.table = new PuzzleTable(`puzzle-${day}`, trial);
  }

  get stage(): Stage {
    if (this.answer) return 'answered';
    return this.table.isWhole ? 'chosen' : 'ask';
  }

  /** What was answered. */
  get chosen(): AnalysedChoice | undefined {
    return this.answer?.choices[this.answer.chosen];
  }

  /** What is drawn and told beside the best choice: the answer, or what looks natural if the answer is the best. */
  get compared(): number | null {
    if (!this.answer) return null;
    return this.answer.chosen || this.answer.natural;
  }

  /** Loads the position, and what was answered if it was. */
  async open(): Promise<void> {
    await this.table.open();
    const kept = this.#kept.of(this.day);
    if (kept && !this.table.failed) await this.#answer(kept.actions);
    // The list of puzzles has changed since: this is another one.
    if (this.failed?.code === 'bad_request') this.failed = undefined;
    else if (this.failed) this.table.failed = this.failed;
  }

  /** Gives what was chosen as the answer. */
  async submit(): Promise<void> {
    if (this.stage !== 'chosen' || this.sending) return;
    const actions = this.table.chosen.map(({ action }) => action);
    await this.#answer(actions);
    if (this.answer) this.#kept.keep(this.day, { mark: this.answer.mark, actions }, today());
  }

  async #answer(actions: string[]): Promise<void> {
    this.failed = undefined;
    this.sending = true;
    try {
      this.answer = await puzzles.answer(this.day, { actions });
      this.#draw(this.answer);
    } catch (error) {
      this.failed = error instanceof ApiError ? error : new ApiError({ code: 'unknown', detail: String(error) });
    } finally {
      this.sending = false;
    }
  }

  #draw({ choices }: PuzzleAnswer): void {
    const parts = (index: number): readonly Choice[] => partsOf(choices[index]);
    const beside = this.compared;
    this.table.compare([
      ...(beside === null ? [] : [{ kind: 'played', parts: parts(beside) } as const]),
      { kind: 'better', parts: parts(0) },
    ]);
  }
}
