/** What crosses the wire, whatever the title. The views of the titles live beside their tables. */

import type { Message } from './message';

/** `GET /api/titles`: what a title says about itself. */
export interface TitleMeta {
  id: string;
  name: string;
  about: string;
  players: { start: number; end: number };
  modules: { id: string; name: string; about: string }[];
  advice: { players: number; modules: string[]; message: string; rule: string }[];
  stage: 'complete' | 'trial';
}

/** How one seat of a new game is filled. */
export interface SeatWish {
  kind: 'you' | 'local' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewGame {
  title: string;
  players: number;
  modules: string[];
  options?: Record<string, unknown>;
  first?: number | null;
  seats: SeatWish[];
}

/** `GET /api/me`: this guest and their games. */
export interface Me {
  name?: string | null;
  games: GameSummary[];
}

export interface GameSummary {
  game: string;
  title: string;
  state: GameState;
  players: PlayerInfo[];
  your_seats: number[];
  decider: number | null;
  turn?: number;
  changed?: string;
}

export type GameState = 'waiting' | 'running' | 'over';

export interface PlayerInfo {
  name: string;
  bot: string | null;
  kind: SeatWish['kind'];
  here: boolean;
}

/** One legal action with what is certain to follow from it. */
export interface Choice<E = unknown> {
  action: string;
  effects: Message[];
  events: E[];
  chance: boolean;
}

export interface Outcome {
  categories: string[];
  points: number[][];
  totals: number[];
  ranks: number[];
}

/** A game as one viewer may know it now. */
export interface Snapshot<V = unknown, E = unknown> {
  game: string;
  seq: number;
  title: string;
  options: { modules?: string[]; [name: string]: unknown };
  state: GameState;
  players: PlayerInfo[];
  your_seats: number[];
  /** The seat whose eyes this is seen with; nothing for a spectator. */
  seat: number | null;
  view: V;
  decider: number | null;
  /** What the decider may do; empty unless the decider is `seat`. */
  choices: Choice<E>[];
  undo: { possible: boolean; reason: Message | null };
  redo: boolean;
  log_length: number;
  outcome: Outcome | null;
  invite: string | null;
  watch: string | null;
  commitment: string;
  seed: string | null;
}

export interface LogEntry<E = unknown> {
  number: number;
  turn: number;
  message: Message;
  event: E;
}

/** What the live connection tells. */
export type LiveMessage =
  | { type: 'step'; seq: number; log: LogEntry[]; snapshot: Snapshot }
  | { type: 'here'; players: PlayerInfo[] };

export interface Hint {
  action: string;
}

export interface ErrorBody {
  code: string;
  rule?: string | null;
  message?: Message | string | null;
  detail?: string | null;
}
