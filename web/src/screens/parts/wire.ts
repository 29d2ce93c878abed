/** Wire types used only by the screens outside a game. */

import type { GameSummary, OutcomeInfo, PlayerInfo, Replay, Snapshot } from '../../lib/types';

export type { Invitation, PointsAt } from '../../lib/types';
export type SeatInfo = PlayerInfo;
export type GameLine = GameSummary;
export type Result = OutcomeInfo;
export type ReplayAt = Replay;

export { modulesOf } from '../../lib/types';

/** The result without categories in which nobody has points: their module is not in play. */
export function resultOf(snapshot: Snapshot): Result | null {
  const result = snapshot.outcome;
  if (!result) return null;
  const counted = result.categories.map((_, index) => result.scores.some((score) => score.parts[index]));
  const kept = <T>(list: T[]) => list.filter((_, index) => counted[index]);
  return {
    ...result,
    categories: kept(result.categories),
    scores: result.scores.map((score) => ({ ...score, parts: kept(score.parts) })),
  };
}
