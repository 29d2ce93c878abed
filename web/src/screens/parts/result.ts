/** The result of a game as screens show it. */

import type { OutcomeInfo, Snapshot } from '../../lib/types';

/** The result without categories in which nobody has points: their module is not in play. */
export function resultOf(snapshot: Snapshot): OutcomeInfo | null {
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
