/** The table of a lesson: it looks like the table of a game, but each choice leads to the next step of the lesson. */

import { request } from './api';
import { t } from './i18n.svelte';
import { progress } from './lesson-progress.svelte';
import { box } from './pieces.svelte';
import { settings } from './settings.svelte';
import { Table, type Stage, type Why } from './table.svelte';
import { ApiError } from './api';
import type { AskLesson, GameId, LessonInfo, LessonState, LogEntry, Snapshot } from './types';

const of = ({ title, id }: Pick<LessonInfo, 'title' | 'id'>) =>
  `/lessons/${encodeURIComponent(title)}/${encodeURIComponent(id)}`;

export const lessons = {
  list: () => request<LessonInfo[]>('/lessons'),
  step: (lesson: LessonInfo, ask: AskLesson) => request<LessonState>(of(lesson), {}, ask),
  playOn: (lesson: LessonInfo, ask: AskLesson) => request<GameId>(`${of(lesson)}/game`, {}, ask),
};

/** The number of the first step of a station. */
export const firstStep = (lesson: LessonInfo, station: number): number =>
  lesson.stations.slice(0, station).reduce((sum, { steps }) => sum + steps, 0);

export class LessonTable extends Table {
  readonly lesson: LessonInfo;
  /** A lesson asks for every choice, to teach it. */
  override readonly makesForced = false;
  /** The step that is shown. */
  at: LessonState | undefined = $state.raw();
  /** Counts the choices that were put off, so that the target can shake. */
  putOff = $state(0);
  #stage: Stage | undefined;
  #asked = 0;

  constructor(lesson: LessonInfo) {
    super(`lesson-${lesson.title}-${lesson.id}`);
    this.lesson = lesson;
  }

  /** The message id of the step's texts. */
  get texts(): string {
    return `lesson-${this.lesson.title}-${this.lesson.id}-${this.at?.id}`;
  }

  /** Where there is only something to look at, nothing can be chosen. */
  override get mine(): boolean {
    return super.mine && (this.at?.accept.length ?? 0) > 0;
  }

  override get busy(): boolean {
    return this.sending || this.showing;
  }

  /** Opens the lesson where it was left, or at a step. */
  override async open(from?: number | null): Promise<void> {
    const kept = progress.of(this.lesson);
    const [step, answers] = [from ?? kept.step, kept.answers];
    this.failed = undefined;
    await this.#go({ step, answers });
    // A lesson that has changed since: it begins again.
    if (this.failed && step > 0) {
      this.failed = undefined;
      await this.#go({ step: 0, answers: {} });
    }
  }

  override onStage(stage: Stage | undefined): void {
    this.#stage = stage;
  }

  /** Makes a choice; another one than the lesson asks for is put off, and nothing changes. */
  override async act(action: string): Promise<boolean> {
    if (!this.at || this.busy) return false;
    if (!this.at.accept.includes(action)) {
      this.explain({ text: this.later, rule: null });
      return false;
    }
    return this.#go({ ...this.here, action });
  }

  /** What the lesson asks for comes first, whatever the rules say about anything else. */
  override askWhyNot(): Promise<void> {
    this.explain({ text: this.later, rule: null });
    return Promise.resolve();
  }

  override undo(): Promise<boolean> {
    return this.back();
  }

  override redo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override restart(): Promise<boolean> {
    return this.back();
  }

  override explain(why: Why | null): void {
    super.explain(why);
    if (why) this.putOff += 1;
  }

  /** What is said to another choice. */
  get later(): string {
    return t('lesson-later');
  }

  /** Shows how: makes the first choice that leads on. */
  showMe(): Promise<boolean> {
    const [first] = this.at?.accept ?? [];
    return first === undefined ? this.next() : this.act(first);
  }

  next(): Promise<boolean> {
    return this.#go({ ...this.here, step: this.here.step + 1 });
  }

  /** The step before; its position is rebuilt from the lesson. */
  back(): Promise<boolean> {
    return this.#go({ ...this.here, step: Math.max(0, this.here.step - 1) });
  }

  /** Leaves out the rest of the station. */
  leaveOut(): Promise<boolean> {
    return this.#go({ ...this.here, step: firstStep(this.lesson, (this.at?.station ?? 0) + 1) });
  }

  /** Creates the game that the lesson leads into; undefined if that failed. */
  async playOn(): Promise<string | undefined> {
    try {
      const { game } = await lessons.playOn(this.lesson, { ...this.here, name: this.name });
      progress.finish(this.lesson);
      return game;
    } catch (error) {
      this.refused = error as ApiError;
      return undefined;
    }
  }

  get name(): string {
    return settings.name || t('lesson-you');
  }

  get here(): { step: number; answers: Record<string, string> } {
    return { step: this.at?.step ?? 0, answers: this.at?.answers ?? {} };
  }

  async #go(ask: Omit<AskLesson, 'name'>): Promise<boolean> {
    const asked = (this.#asked += 1);
    this.sending = true;
    super.explain(null);
    try {
      const state = await lessons.step(this.lesson, { ...ask, name: this.name });
      if (asked !== this.#asked) return false;
      await this.#show(state);
      progress.reach(this.lesson, state);
      return true;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError({ code: 'unknown', detail: String(error) });
      if (this.at) this.refused = failure;
      else this.failed = failure;
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Shows a step; what happens on the way to the next one is animated. */
  async #show(state: LessonState): Promise<void> {
    const [before, known] = [this.snapshot, this.at];
    const after = state.snapshot as Snapshot;
    const log = state.log as LogEntry[];
    const news = log.slice(before?.log_length ?? 0);
    box.current = after.pieces;
    if (before && known && state.step === known.step + 1 && !state.begins && news.length && this.#stage) {
      this.showing = true;
      await this.#stage({ before, log: news, after });
    }
    this.snapshot = after;
    this.log = log;
    this.at = state;
    this.showing = false;
  }
}
