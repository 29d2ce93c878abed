/** State of one game in the page: its latest snapshot, the steps still to be animated, and the commands. */

import { ApiError, api, newId } from './api';
import { renderMessage } from './i18n.svelte';
import type { Line } from './comparison';
import { finishAll } from './motion.svelte';
import { applyPatch } from './patch';
import { box } from './pieces.svelte';
import { GameSocket, type GameMessage } from './socket.svelte';
import type { Ack, Hint, LogEntry, ClientMessage, Snapshot } from './types';

/** One change: the snapshot before, its log entries, the snapshot after. */
export interface Step {
  before: Snapshot;
  log: LogEntry[];
  after: Snapshot;
}

/** Why something is not possible, with its rule. */
export interface Why {
  text: string;
  rule: string | null;
  /** Is undo blocked because something hidden was revealed? */
  locked?: boolean;
}

/** A command without the id, sequence number and seat that are added when it is sent. */
type Command<S = ClientMessage> = S extends ClientMessage ? Omit<S, 'id' | 'seq' | 'seat'> : never;

/** Animates a step; the next one waits until it resolves. */
export type Stage = (step: Step) => Promise<void>;

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ code: 'unknown', detail: String(error) });

/** Errors after which loading the game again is useless. */
const FINAL: ApiError['code'][] = ['forbidden', 'not_found', 'refused'];

/** An acknowledgement within this time, in milliseconds, needs no notice. */
const OVERDUE_AFTER = 1_000;

/** Backoff between attempts to send a command, in milliseconds. */
const MIN_BACKOFF = 400;
const MAX_BACKOFF = 5_000;

/** The snapshot with updated presence. */
const withPresence = (snapshot: Snapshot, here: boolean[]): Snapshot => {
  const players = snapshot.players.map((player, seat) => ({ ...player, here: here[seat] ?? false }));
  return { ...snapshot, players };
};

export class Table {
  readonly game: string;
  readonly watch: string | null;
  /** Are forced choices that everybody knows made without asking? */
  readonly makesForced: boolean = true;
  /** The snapshot that is shown; lags behind `#latest` while steps are animated. */
  snapshot: Snapshot | undefined = $state.raw();
  log: LogEntry[] = $state.raw([]);
  /** Why the last command was refused. */
  refused: ApiError | undefined = $state.raw();
  /** Why the page did not send an action at all. */
  why: Why | null = $state.raw(null);
  /** The bot's advice about the choices, once asked for. */
  hint: Hint | null = $state.raw(null);
  advising = $state(false);
  /** Why the game could not be loaded. */
  failed: ApiError | undefined = $state.raw();
  /** Is a command in flight? Is a step being animated? */
  sending = $state(false);
  showing = $state(false);
  socket: GameSocket | undefined = $state.raw();
  /** Choices that are drawn on the board to be compared. */
  lines: readonly Line[] = $state.raw([]);

  /** Is the acknowledgement of a command late? */
  overdue = $state(false);
  /** Are steps shown without animation until it is the reader's turn? */
  skipping = $state(false);

  /** Does the player who moved last on this device still look at the result? */
  #reviewing = $state(false);
  #latest: Snapshot | undefined;
  /** Counts received messages. */
  #received = 0;
  /** Steps to be animated; the first one is in progress. */
  #steps: Step[] = [];
  /** Counts the times the state was replaced without animation. */
  #replaced = 0;
  #stage: Stage | undefined;
  #closed = false;
  /** The second half of a move, sent as soon as it is asked for. */
  #next: { action: string; after: number } | null = $state.raw(null);

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

  /** Hot seat: the hand is covered until the player of this seat confirms. */
  get waitsForCurtain(): number | null {
    return this.#reviewing ? null : this.passesTo;
  }

  /** Hot seat: a seat of this page decides, but another one is shown. */
  get passesTo(): number | null {
    const now = this.snapshot;
    if (!now || now.state !== 'running' || now.decider === null || now.decider === now.seat || this.showing)
      return null;
    return now.your_seats.includes(now.decider) ? now.decider : null;
  }

  get busy(): boolean {
    return this.sending || this.showing || this.socket?.connection !== 'open';
  }

  /** Will the second half of a move follow by itself? */
  get goesOn(): boolean {
    return this.#next !== null;
  }

  /** Loads the game as `seat` sees it and subscribes to its changes. */
  async open(seat?: number | null): Promise<void> {
    try {
      const [snapshot, log] = await this.#load(seat);
      if (this.#closed) return;
      this.failed = undefined;
      this.#reviewing = false;
      this.#replace(snapshot, log);
      this.socket?.close();
      const where = { game: this.game, seat: snapshot.seat, watch: this.watch };
      this.socket = new GameSocket(
        where,
        () => this.#latest?.log_length ?? 0,
        (message) => this.#receive(message),
        () => void this.#closeIfRefused(),
        // A name was deleted: nothing that the page knows of the log may stay.
        () => void this.open(snapshot.seat),
      );
    } catch (error) {
      this.failed = asApiError(error);
    }
  }

  /** The player who moved has seen the result. */
  passOn(): void {
    this.#reviewing = false;
  }

  close(): void {
    this.#closed = true;
    this.socket?.close();
  }

  /** Registers the component that animates steps. */
  onStage(stage: Stage | undefined): void {
    this.#stage = stage;
  }

  /** Shows what happens without animation until the reader decides again, or no longer. */
  skip(on: boolean): void {
    this.skipping = on;
    if (on) finishAll();
  }

  /** Makes a choice, and then another one if the choice leads on to it. */
  async act(action: string, then?: string): Promise<boolean> {
    const after = this.#latest?.seq ?? 0;
    this.#next = null;
    const done = await this.#send({ type: 'act', action });
    if (done && then !== undefined) {
      this.#next = { action: then, after };
      this.#goOn();
    }
    return done;
  }

  /** Makes a choice that nobody asked for; another device of this seat may have been first. */
  async makeForced(action: string): Promise<void> {
    await this.act(action);
    if (this.refused?.code === 'conflict') this.explain(null);
  }

  /** Sends the second half of a move once the first has arrived; anything else that happened meanwhile cancels it. */
  #goOn(): void {
    const [next, now] = [this.#next, this.#latest];
    if (!next || !now || now.seq <= next.after || this.sending) return;
    this.#next = null;
    const asked = now.decider === now.seat && now.choices.some(({ action }) => action === next.action);
    if (asked) void this.#send({ type: 'act', action: next.action });
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

  /** Shows why something is not possible. */
  explain(why: Why | null): void {
    this.refused = undefined;
    this.why = why;
  }

  /** Asks why something is not possible that no choice stands for. */
  async askWhyNot(attempt: unknown): Promise<void> {
    const asked = this.#latest;
    if (!asked || asked.seat === null) return;
    try {
      const { rule, reason } = await api.whyNot(this.game, { seq: asked.seq, seat: asked.seat, attempt });
      if (this.#latest?.seq === asked.seq) this.explain({ text: renderMessage(reason, this.names), rule });
    } catch (error) {
      // A position that has changed meanwhile needs no reason.
      if ((error as ApiError).code !== 'conflict') this.refused = error as ApiError;
    }
  }

  /** Asks a strong bot for its evaluation of the choices. */
  async askAdvice(): Promise<void> {
    const asked = this.#latest;
    if (!asked || asked.seat === null || this.advising) return;
    this.explain(null);
    this.advising = true;
    try {
      const hint = await api.hint(this.game, { seat: asked.seat });
      if (this.#latest?.seq === asked.seq) this.hint = hint;
    } catch (error) {
      this.refused = error as ApiError;
    } finally {
      this.advising = false;
    }
  }

  forgetHint(): void {
    this.hint = null;
  }

  /** Shows a snapshot; explanations and advice of an earlier decision are dropped. */
  #display(snapshot: Snapshot): void {
    if (snapshot.seq !== this.snapshot?.seq) {
      this.explain(null);
      this.forgetHint();
    }
    this.snapshot = snapshot;
    if (snapshot.state === 'over' || snapshot.your_seats.includes(snapshot.decider ?? -1)) this.skipping = false;
    box.current = snapshot.pieces;
  }

  async #send(command: Command): Promise<boolean> {
    const now = this.#latest;
    if (!now || now.seat === null || this.sending) return false;
    this.sending = true;
    this.#reviewing = true;
    this.explain(null);
    try {
      const { seq } = await this.#deliver({ ...command, id: newId(), seq: now.seq, seat: now.seat });
      if (this.socket?.connection !== 'open' && (this.#latest?.seq ?? 0) < seq) await this.#refresh();
      return true;
    } catch (error) {
      this.refused = error as ApiError;
      if (this.refused.code === 'conflict') await this.#refresh();
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Commands are idempotent by their id, so they are repeated over HTTP until the server answers. */
  async #deliver(command: ClientMessage): Promise<Ack> {
    const clock = setTimeout(() => (this.overdue = true), OVERDUE_AFTER);
    try {
      for (let pause = MIN_BACKOFF; ; pause = Math.min(2 * pause, MAX_BACKOFF)) {
        try {
          return await (pause === MIN_BACKOFF && this.socket?.connection === 'open'
            ? this.socket.send(command)
            : api.command(this.game, command));
        } catch (error) {
          // Without an answer it is unknown whether the command was executed: only an answer ends the loop.
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
    return [
      snapshot,
      snapshot.state === 'waiting' ? [] : await api.log(this.game, snapshot.log_length, snapshot.seat, this.watch),
    ];
  }

  /** Loads the state again; messages received meanwhile may be newer than the response. */
  async #refresh(): Promise<void> {
    const asked = this.#latest;
    const received = this.#received;
    try {
      const [snapshot, log] = await this.#load(asked?.seat);
      const known = this.#latest;
      if (!asked || !known || known.seat !== asked.seat) return;
      const meanwhile = received !== this.#received;
      // A response older than the request: the server was restored to an earlier state, which is now the true one.
      const restored = snapshot.seq < asked.seq && asked.seq <= known.seq;
      if (snapshot.seq > known.seq || (snapshot.seq === known.seq && !meanwhile) || restored)
        this.#replace(
          meanwhile
            ? withPresence(
                snapshot,
                known.players.map((player) => player.here),
              )
            : snapshot,
          log,
        );
    } catch (error) {
      this.refused = asApiError(error);
    }
  }

  /** A lost connection has no reason: asks over HTTP, and stops reconnecting if the game is gone or forbidden. */
  async #closeIfRefused(): Promise<void> {
    const socket = this.socket;
    try {
      await api.snapshot(this.game, this.#latest?.seat, this.watch);
    } catch (error) {
      const refusal = asApiError(error);
      if (socket !== this.socket || !FINAL.includes(refusal.code)) return;
      socket?.close();
      this.failed = refusal;
    }
  }

  /** Replaces the state without animation; a step in progress finishes but is discarded. */
  #replace(snapshot: Snapshot, log: LogEntry[]): void {
    this.#replaced += 1;
    this.#steps = [];
    this.#latest = snapshot;
    this.#next = null;
    this.#display(snapshot);
    this.log = log;
  }

  #receive(message: GameMessage): void {
    this.#received += 1;
    if (message.type === 'here') return this.#setPresence(message.players);
    const before = this.#latest;
    if (!before) return;
    // A late message, or the server was restored to an earlier state: a reload decides.
    if (message.seq < before.seq) return void this.#refresh();
    if (message.seq === before.seq) return message.type === 'step' ? this.#renew(before, message.snapshot) : undefined;
    // A patch applies only to the snapshot it was made from.
    if (message.type === 'change' && message.since !== before.seq) return void this.#refresh();
    // A seat changed hands: from here on this page sees what another viewer sees, with their log from its start.
    if (message.type === 'step' && message.snapshot.seat !== before.seat)
      return this.#replace(message.snapshot, message.log);
    const after = message.type === 'change' ? applyPatch(before, message.changes) : message.snapshot;
    this.#latest = after;
    this.#steps.push({ before, log: message.log, after });
    this.#goOn();
    if (!this.showing) void this.#show();
  }

  /** The same position again: updates what surrounds it, and keeps view and choices so that a selection survives. */
  #renew(known: Snapshot, snapshot: Snapshot): void {
    this.#setPresence(snapshot.players.map((player) => player.here));
    const renewed = { ...snapshot, view: known.view, choices: known.choices };
    this.#latest = renewed;
    const last = this.#steps.at(-1);
    if (last) last.after = renewed;
    else this.snapshot = renewed;
  }

  /** Presence applies at once, also to steps still to be animated. */
  #setPresence(here: boolean[]): void {
    this.#steps = this.#steps.map((step) => ({ ...step, after: withPresence(step.after, here) }));
    if (this.#latest) this.#latest = withPresence(this.#latest, here);
    if (this.snapshot) this.snapshot = withPresence(this.snapshot, here);
  }

  async #show(): Promise<void> {
    this.showing = true;
    for (let next = this.#steps[0]; next; next = this.#steps[0]) {
      const replaced = this.#replaced;
      if (this.#stage && !this.skipping && this.#steps.length <= 12) await this.#stage(next);
      if (this.#closed) return;
      if (replaced !== this.#replaced) continue;
      // Read again: presence may have changed the step while it was animated.
      const { log, after } = this.#steps.shift()!;
      const first = log[0]?.number ?? this.log.length;
      this.log = [...this.log.slice(0, first), ...log];
      this.#display(after);
    }
    this.showing = false;
  }
}
