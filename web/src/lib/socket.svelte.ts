/** The WebSocket of one game: resumes after the last step received, and reconnects with backoff. */

import { ApiError } from './api';
import type { Ack, ServerMessage, ClientMessage } from './types';

/** Messages about the game; acknowledgements go to the caller that sent the command. */
export type GameMessage = Exclude<ServerMessage, { type: 'done' | 'refused' }>;

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

interface Where {
  game: string;
  seat: number | null;
  watch?: string | null;
}

const MIN_BACKOFF = 500;
const MAX_BACKOFF = 15_000;

/** The codes with which a server closes a connection that should be made again: it ends, or has newer data. */
const GOING_AWAY = 1001;
const RESTART = 1012;

/** A command without acknowledgement after this time, in milliseconds, is sent over HTTP instead. */
const ACK_TIMEOUT = 4_000;

/** A command that waits for its acknowledgement. */
interface Pending {
  done: (ack: Ack) => void;
  refused: (why: ApiError) => void;
}

export class GameSocket {
  /** The state that the banner shows. */
  connection: Connection = $state('connecting');
  /** Seconds until the next attempt. */
  retryIn = $state(0);

  #where: Where;
  #since: () => number;
  #onMessage: (message: GameMessage) => void;
  #onLost: () => void;
  #onRewritten: () => void;
  #socket: WebSocket | undefined;
  #pending = new Map<string, Pending>();
  #failures = 0;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #wake = () => document.visibilityState === 'visible' && this.tryNow();

  constructor(
    where: Where,
    since: () => number,
    onMessage: (message: GameMessage) => void,
    onLost: () => void,
    onRewritten: () => void,
  ) {
    this.#where = where;
    this.#since = since;
    this.#onMessage = onMessage;
    this.#onLost = onLost;
    this.#onRewritten = onRewritten;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Reconnects at once if the connection is lost. */
  tryNow(): void {
    if (this.connection !== 'lost') return;
    this.#cancelRetry();
    this.#open();
  }

  /** Sends a command; rejects with `offline` if no acknowledgement comes. */
  send(command: ClientMessage): Promise<Ack> {
    return new Promise((resolve, reject) => {
      const fail = () => settle(() => reject(new ApiError({ code: 'offline' })));
      const clock = setTimeout(() => {
        fail();
        this.#replaceSocket();
      }, ACK_TIMEOUT);
      const settle = (answer: () => void) => {
        clearTimeout(clock);
        this.#pending.delete(command.id);
        answer();
      };
      this.#pending.set(command.id, {
        done: (ack) => settle(() => resolve(ack)),
        refused: (why) => settle(() => reject(why)),
      });
      if (this.connection === 'open') this.#socket?.send(JSON.stringify(command));
      else fail();
    });
  }

  close(): void {
    this.connection = 'closed';
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#cancelRetry();
    this.#socket?.close();
  }

  #open(): void {
    const { game, seat, watch } = this.#where;
    const parameters = new URLSearchParams({ since: String(this.#since()), changes: 'true' });
    if (seat !== null) parameters.set('seat', String(seat));
    if (watch) parameters.set('watch', watch);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/games/${encodeURIComponent(game)}/live?${parameters}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = 'open';
      this.#failures = 0;
    };
    socket.onmessage = (event) => this.#dispatch(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = ({ code, reason }) => {
      if (this.#socket !== socket) return;
      for (const pending of this.#pending.values()) pending.refused(new ApiError({ code: 'offline' }));
      if (this.connection === 'closed') return;
      if (reason === 'reload') return this.#onRewritten();
      // The server asks to connect again: behind a load balancer another one answers at once.
      if ((code === GOING_AWAY || code === RESTART) && this.#failures === 0) {
        this.#failures = 1;
        this.connection = 'connecting';
        this.#open();
      } else this.#scheduleRetry();
    };
  }

  /** The connection seems open but nothing comes back: replace it by a new one. */
  #replaceSocket(): void {
    const dead = this.#socket;
    if (this.connection !== 'open' || !dead) return;
    this.connection = 'connecting';
    dead.onclose = dead.onmessage = null;
    dead.close();
    this.#open();
  }

  /** Acknowledgements go to the pending command, everything else to the table. */
  #dispatch(message: ServerMessage): void {
    if (message.type === 'done') this.#pending.get(message.id)?.done({ seq: message.seq });
    else if (message.type === 'refused') this.#pending.get(message.id ?? '')?.refused(new ApiError(message.error));
    else this.#onMessage(message);
  }

  #scheduleRetry(): void {
    const pause = Math.min(MAX_BACKOFF, MIN_BACKOFF * 2 ** this.#failures) * (0.8 + Math.random() * 0.4);
    this.#failures += 1;
    this.connection = 'lost';
    const until = Date.now() + pause;
    this.retryIn = Math.ceil(pause / 1000);
    this.#ticker = setInterval(() => {
      this.retryIn = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      if (Date.now() >= until) this.tryNow();
    }, 200);
    this.#onLost();
  }

  #cancelRetry(): void {
    clearInterval(this.#ticker);
    this.#ticker = undefined;
  }
}
