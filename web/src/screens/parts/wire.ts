/** What the server tells the screens around the tables, beyond what every table needs. */

import type { Snapshot } from '../../lib/types';
import type { GameSummary, Invitation as Invited, OutcomeInfo, PlayerInfo, PointsAt as Points, Replay } from '../../protocol/protocol';

export type SeatInfo = PlayerInfo;
export type GameLine = GameSummary;
export type Result = OutcomeInfo;
export type PointsAt = Points;
export type Invitation = Invited;
export type ReplayAt = Omit<Replay, 'snapshot'> & { snapshot: Snapshot };

/** What a snapshot of the server also tells. */
interface Extra {
  host: boolean;
  deeds: number;
  again: string | null;
}

export const extra = (snapshot: Snapshot): Extra => snapshot as unknown as Extra;
export const seatsOf = (snapshot: Snapshot): SeatInfo[] => snapshot.players as unknown as SeatInfo[];
export const modulesOf = (options: Record<string, unknown>): string[] => (Array.isArray(options['modules']) ? (options['modules'] as string[]) : []);

/** The result, without the categories in which nobody has anything: their module is not in play. */
export function resultOf(snapshot: Snapshot): Result | null {
  const result = snapshot.outcome as unknown as Result | null;
  if (!result) return null;
  const counted = result.categories.map((_, index) => result.scores.some((score) => score.parts[index]));
  const kept = <T>(list: T[]) => list.filter((_, index) => counted[index]);
  return { ...result, categories: kept(result.categories), scores: result.scores.map((score) => ({ ...score, parts: kept(score.parts) })) };
}
