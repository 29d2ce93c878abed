/** What the server answers to the screens around the tables, beyond what every table needs. */

import type { Snapshot } from '../../lib/types';

export interface SeatInfo {
  name: string;
  bot: string | null;
  kind: 'person' | 'open' | 'bot';
  here: boolean;
}

export interface GameLine {
  game: string;
  title: string;
  players: string[];
  seats: number[];
  state: 'waiting' | 'running' | 'over';
  decider: string | null;
  your_turn: boolean;
  updated: number;
}

export interface Invitation {
  game: string;
  title: string;
  options: { players?: number; modules?: string[] };
  state: 'waiting' | 'running' | 'over';
  players: SeatInfo[];
  your_seats: number[];
}

export interface Score {
  total: number;
  parts: number[];
  rank: number;
}

export interface Result {
  categories: string[];
  scores: Score[];
  winners: number[];
}

export interface PointsAt {
  turn: number;
  at: number;
  points: number[];
}

export interface ReplayAt {
  at: number;
  turn: number;
  open: boolean;
  snapshot: Snapshot;
}

/** What a snapshot of the server also tells. */
export interface Extra {
  host: boolean;
  deeds: number;
  again: string | null;
}

export const extra = (snapshot: Snapshot): Extra => snapshot as unknown as Extra;
export const seatsOf = (snapshot: Snapshot): SeatInfo[] => snapshot.players as unknown as SeatInfo[];
/** The result, without the categories in which nobody has anything: their module is not in play. */
export function resultOf(snapshot: Snapshot): Result | null {
  const result = snapshot.outcome as unknown as Result | null;
  if (!result) return null;
  const counted = result.categories.map((_, index) => result.scores.some((score) => score.parts[index]));
  const kept = <T>(list: T[]) => list.filter((_, index) => counted[index]);
  return { ...result, categories: kept(result.categories), scores: result.scores.map((score) => ({ ...score, parts: kept(score.parts) })) };
}
