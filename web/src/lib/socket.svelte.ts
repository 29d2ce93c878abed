/** The live connection of one table: it resumes after the last step seen, and tries again on its own. */

import { ApiError } from './api';
import type { Ack, ServerMessage, ClientMessage } from './types';

/** What tells of the game; answers to what was said are for whoever said it. */
export type Told = Exclude<ServerMessage, { type: 'done' | 'refused' }>;

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

interface Where {
  game: string;
  seat: number | null;
  watch?: string | null;
}

const SHORTEST = 500;
const LONGEST = 15_000;

/** Who has no answer after this time, in milliseconds, asks in another way. */
const PATIENCE = 4_000;

/** Somebody waits for the answer to what they said. */
interface Waiting {
  done: (ack: Ack) => void;
  refused: (why: ApiError) => void;
}

export class GameSocket {
  /** What a banner says. */
  connection: Connection = $state('connecting');
  /** Seconds until the next try. */
  retryIn = $state(0);

  #where: Where;
  #since: () => number;
  #hear: (message: Told) => void;
  #lose: () => void;
  #socket: WebSocket | undefined;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #wake = () => document.visibilityState === 'visible' && this.tryNow();

  constructor(where: Where, since: () => number, hear: (message: Told) => void, lose: () => void) {
    this.#where = where;
    this.#since = since;
    this.#hear = hear;
    this.#lose = lose;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Tries at once, if the connection is gone. */
  tryNow(): void {
    if (this.connection !== 'lost') return;
    this.#stopWaiting();
    this.#open();
  }

  /** Says a command over the open connection; it is `offline` where nobody answers. */
  say(said: ClientMessage): Promise<Ack> {
    return new Promise((resolve, reject) => {
      const unheard = () => settle(() => reject(new ApiError({ code: 'offline' })));
      const clock = setTimeout(() => {
        unheard();
        this.#giveUp();
      }, PATIENCE);
      const settle = (answer: () => void) => {
        clearTimeout(clock);
        this.#waiting.delete(said.id);
        answer();
      };
      this.#waiting.set(said.id, { done: (ack) => settle(() => resolve(ack)), refused: (why) => settle(() => reject(why)) });
      if (this.connection === 'open') this.#socket?.send(JSON.stringify(said));
      else unheard();
    });
  }

  close(): void {
    this.connection = 'closed';
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#stopWaiting();
    this.#socket?.close();
  }

  #open(): void {
    const { game, seat, watch } = this.#where;
    const parameters = new URLSearchParams({ since: String(this.#since()), changes: 'true' });
    if (seat !== null) parameters.set('seat', String(seat));
    if (watch) parameters.set('watch', watch);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(game)}/live?${parameters}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = 'open';
      this.#failures = 0;
    };
    socket.onmessage = (event) => this.#sort(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      for (const waiting of this.#waiting.values()) waiting.refused(new ApiError({ code: 'offline' }));
      if (this.connection !== 'closed') this.#wait();
    };
  }

  /** Nobody answers over a connection that seems open: it is dead, and a new one is opened. */
  #giveUp(): void {
    const dead = this.#socket;
    if (this.connection !== 'open' || !dead) return;
    this.connection = 'connecting';
    dead.onclose = dead.onmessage = null;
    dead.close();
    this.#open();
  }

  /** Answers go to whoever waits for them, everything else to the table. */
  #sort(heard: ServerMessage): void {
    if (heard.type === 'done') this.#waiting.get(heard.id)?.done({ seq: heard.seq });
    else if (heard.type === 'refused') this.#waiting.get(heard.id ?? '')?.refused(new ApiError(heard.error));
    else this.#hear(heard);
  }

  #wait(): void {
    const pause = Math.min(LONGEST, SHORTEST * 2 ** this.#failures) * (0.8 + Math.random() * 0.4);
    this.#failures += 1;
    this.connection = 'lost';
    const until = Date.now() + pause;
    this.retryIn = Math.ceil(pause / 1000);
    this.#ticker = setInterval(() => {
      this.retryIn = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      if (Date.now() >= until) this.tryNow();
    }, 200);
    this.#lose();
  }

  #stopWaiting(): void {
    clearInterval(this.#ticker);
    this.#ticker = undefined;
  }
}
