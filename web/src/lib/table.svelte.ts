/** One table: what is known of it now, what happens next, and the way to act on it. */

import { ApiError, api, newId } from './api';
import { changed } from './changes';
import { GameSocket, type Told } from './socket.svelte';
import type { Ack, Advice, LogEntry, ClientMessage, Snapshot } from './types';

/** One thing that happened: what was before, what was told, what is now. */
export interface Step {
  before: Snapshot;
  log: LogEntry[];
  after: Snapshot;
}

/** Why something is not possible, in words, with the rule that says so. */
export interface Why {
  text: string;
  rule: string | null;
  /** Something was seen that cannot be unseen. */
  locked?: boolean;
}

/** A command without what makes it one of this moment. */
type Order<S = ClientMessage> = S extends ClientMessage ? Omit<S, 'id' | 'seq' | 'seat'> : never;

/** Shows a step; the table waits for it before it shows the next one. */
export type Stage = (step: Step) => Promise<void>;

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ code: 'unknown', detail: String(error) });

/** Answers after which it is no use to ask for the table again. */
const FINAL: ApiError['code'][] = ['forbidden', 'not_found', 'refused'];

/** Within this time, in milliseconds, an answer is nothing to speak of. */
const SOON = 1_000;

/** Between two tries to be heard, in milliseconds. */
const SHORTEST_PAUSE = 400;
const LONGEST_PAUSE = 5_000;

/** The same with these at the table. */
const met = (snapshot: Snapshot, here: boolean[]): Snapshot => {
  const players = snapshot.players.map((player, seat) => ({ ...player, here: here[seat] ?? false }));
  return { ...snapshot, players };
};

export class Table {
  readonly game: string;
  readonly watch: string | null;
  /** What is shown now; while something moves it lags behind what is known. */
  snapshot: Snapshot | undefined = $state.raw();
  log: LogEntry[] = $state.raw([]);
  /** Why the last command was not carried out. */
  refused: ApiError | undefined = $state.raw();
  /** Why the page itself does not even send something. */
  why: Why | null = $state.raw(null);
  /** What a strong player thinks of the choices, once asked for. */
  advice: Advice[] | null = $state.raw(null);
  advising = $state(false);
  /** Why there is no table at all. */
  failed: ApiError | undefined = $state.raw();
  /** Is a command on its way, or a step being shown? */
  sending = $state(false);
  showing = $state(false);
  live: GameSocket | undefined = $state.raw();

  /** Does the answer to what was sent take long? */
  overdue = $state(false);

  /** Does whoever made the last choice here still look at what came of it? */
  #lingers = $state(false);
  #latest: Snapshot | undefined;
  /** How often anything was heard. */
  #heard = 0;
  /** What is still to be shown; the first one is being shown. */
  #steps: Step[] = [];
  /** How often the page was turned without showing how it came to that. */
  #settled = 0;
  #stage: Stage | undefined;
  #closed = false;

  constructor(game: string, watch: string | null = null) {
    this.game = game;
    this.watch = watch;
  }

  /** Names by seat, for messages. */
  get names(): string[] {
    return this.snapshot?.players.map((player) => player.name) ?? [];
  }

  /** May this page choose now? */
  get mine(): boolean {
    const now = this.snapshot;
    return !!now && now.state === 'running' && now.decider !== null && now.decider === now.seat && !this.showing;
  }

  /** Do several people play on this device? */
  get isShared(): boolean {
    return (this.snapshot?.your_seats.length ?? 0) > 1;
  }

  /** On one device: the hand is covered until this seat is there. */
  get waitsForCurtain(): number | null {
    return this.#lingers ? null : this.passesTo;
  }

  /** On one device: a seat of this page decides, but another one is shown. */
  get passesTo(): number | null {
    const now = this.snapshot;
    if (!now || now.state !== 'running' || now.decider === null || now.decider === now.seat || this.showing) return null;
    return now.your_seats.includes(now.decider) ? now.decider : null;
  }

  get busy(): boolean {
    return this.sending || this.showing || this.live?.connection !== 'open';
  }

  /** Sits down: loads the table as `seat` sees it and follows it from there. */
  async open(seat?: number | null): Promise<void> {
    try {
      const [snapshot, log] = await this.#load(seat);
      if (this.#closed) return;
      this.failed = undefined;
      this.#lingers = false;
      this.#settle(snapshot, log);
      this.live?.close();
      const where = { game: this.game, seat: snapshot.seat, watch: this.watch };
      this.live = new GameSocket(where, () => this.#latest?.log_length ?? 0, (message) => this.#hear(message), () => void this.#leaveIfRefused());
    } catch (error) {
      this.failed = asApiError(error);
    }
  }

  /** Whoever moved has seen what came of it. */
  passOn(): void {
    this.#lingers = false;
  }

  close(): void {
    this.#closed = true;
    this.live?.close();
  }

  /** Whoever draws the table shows its steps. */
  onStage(stage: Stage | undefined): void {
    this.#stage = stage;
  }

  act(action: string): Promise<boolean> {
    return this.#send({ type: 'act', action });
  }

  undo(): Promise<boolean> {
    return this.#send({ type: 'undo' });
  }

  redo(): Promise<boolean> {
    return this.#send({ type: 'redo' });
  }

  restart(): Promise<boolean> {
    return this.#send({ type: 'restart' });
  }

  /** Says why something is not possible. */
  explain(why: Why | null): void {
    this.refused = undefined;
    this.why = why;
  }

  /** Asks a strong player what they think of the choices. */
  async askAdvice(): Promise<void> {
    const asked = this.#latest;
    if (!asked || asked.seat === null || this.advising) return;
    this.explain(null);
    this.advising = true;
    try {
      const { advice } = await api.hint(this.game, { seat: asked.seat });
      if (this.#latest?.seq === asked.seq) this.advice = advice;
    } catch (error) {
      this.refused = error as ApiError;
    } finally {
      this.advising = false;
    }
  }

  forgetAdvice(): void {
    this.advice = null;
  }

  /** The question is another one: what was said about the last one is no longer true. */
  #turnPage(snapshot: Snapshot): void {
    if (snapshot.seq !== this.snapshot?.seq) {
      this.explain(null);
      this.forgetAdvice();
    }
    this.snapshot = snapshot;
  }

  async #send(order: Order): Promise<boolean> {
    const now = this.#latest;
    if (!now || now.seat === null || this.sending) return false;
    this.sending = true;
    this.#lingers = true;
    this.explain(null);
    try {
      const { seq } = await this.#say({ ...order, id: newId(), seq: now.seq, seat: now.seat });
      if (this.live?.connection !== 'open' && (this.#latest?.seq ?? 0) < seq) await this.#refresh();
      return true;
    } catch (error) {
      this.refused = error as ApiError;
      if (this.refused.code === 'conflict') await this.#refresh();
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** A command carries its id: sending it again is safe, so a short loss of connection is bridged by requests. */
  async #say(said: ClientMessage): Promise<Ack> {
    const clock = setTimeout(() => (this.overdue = true), SOON);
    try {
      for (let pause = SHORTEST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
        try {
          return await (pause === SHORTEST_PAUSE && this.live?.connection === 'open' ? this.live.say(said) : api.command(this.game, said));
        } catch (error) {
          // Without an answer nobody knows whether it was done: only an answer ends this.
          if (!(error instanceof ApiError) || error.code !== 'offline' || this.#closed) throw error;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    } finally {
      clearTimeout(clock);
      this.overdue = false;
    }
  }

  async #load(seat?: number | null): Promise<[Snapshot, LogEntry[]]> {
    const snapshot = await api.snapshot(this.game, seat, this.watch);
    return [snapshot, snapshot.state === 'waiting' ? [] : await api.log(this.game, snapshot.seat, 0, this.watch)];
  }

  /** Looks anew; what was heard while asking may be newer than the answer. */
  async #refresh(): Promise<void> {
    const asked = this.#latest;
    const heard = this.#heard;
    try {
      const [snapshot, log] = await this.#load(asked?.seat);
      const known = this.#latest;
      if (!asked || !known || known.seat !== asked.seat) return;
      const meanwhile = heard !== this.#heard;
      // An answer older than its question: the server was put back to an earlier state, and that is the true one now.
      const putBack = snapshot.seq < asked.seq && asked.seq <= known.seq;
      if (snapshot.seq > known.seq || (snapshot.seq === known.seq && !meanwhile) || putBack)
        this.#settle(meanwhile ? met(snapshot, known.players.map((player) => player.here)) : snapshot, log);
    } catch (error) {
      this.refused = asApiError(error);
    }
  }

  /** A lost connection does not say why: a table that is gone or closed to us is not asked again and again. */
  async #leaveIfRefused(): Promise<void> {
    const live = this.live;
    try {
      await api.snapshot(this.game, this.#latest?.seat, this.watch);
    } catch (error) {
      const refusal = asApiError(error);
      if (live !== this.live || !FINAL.includes(refusal.code)) return;
      live?.close();
      this.failed = refusal;
    }
  }

  /** Whatever is being shown runs out, but no longer counts. */
  #settle(snapshot: Snapshot, log: LogEntry[]): void {
    this.#settled += 1;
    this.#steps = [];
    this.#latest = snapshot;
    this.#turnPage(snapshot);
    this.log = log;
  }

  #hear(message: Told): void {
    this.#heard += 1;
    if (message.type === 'here') return this.#meet(message.players);
    const before = this.#latest;
    if (!before) return;
    // It was late, or the server was put back to an earlier state: looking anew tells which.
    if (message.seq < before.seq) return void this.#refresh();
    if (message.seq === before.seq) return message.type === 'step' ? this.#renew(before, message.snapshot) : undefined;
    // The server tells changes only to whoever was told what was before.
    if (message.type === 'change' && message.since !== before.seq) return void this.#refresh();
    const after = message.type === 'change' ? changed(before, message.changes) : message.snapshot;
    this.#latest = after;
    this.#steps.push({ before, log: message.log, after });
    if (!this.showing) void this.#show();
  }

  /** The same position, told again: only what is around it is new, and what somebody is considering stays. */
  #renew(known: Snapshot, snapshot: Snapshot): void {
    this.#meet(snapshot.players.map((player) => player.here));
    const renewed = { ...snapshot, view: known.view, choices: known.choices };
    this.#latest = renewed;
    const last = this.#steps.at(-1);
    if (last) last.after = renewed;
    else this.snapshot = renewed;
  }

  /** Somebody came or went: that is true at once, whatever is still being shown. */
  #meet(here: boolean[]): void {
    this.#steps = this.#steps.map((step) => ({ ...step, after: met(step.after, here) }));
    if (this.#latest) this.#latest = met(this.#latest, here);
    if (this.snapshot) this.snapshot = met(this.snapshot, here);
  }

  async #show(): Promise<void> {
    this.showing = true;
    for (let next = this.#steps[0]; next; next = this.#steps[0]) {
      const settled = this.#settled;
      if (this.#stage && this.#steps.length <= 12) await this.#stage(next);
      if (this.#closed) return;
      if (settled !== this.#settled) continue;
      // While it was shown somebody may have come or gone: what stands there now is true.
      const { log, after } = this.#steps.shift()!;
      const first = log[0]?.number ?? this.log.length;
      this.log = [...this.log.slice(0, first), ...log];
      this.#turnPage(after);
    }
    this.showing = false;
  }
}
