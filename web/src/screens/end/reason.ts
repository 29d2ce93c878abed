/** Why somebody won, from the result alone. */

import type { OutcomeInfo } from '../../lib/types';

export type Reason =
  /** Several have the same points and nothing parts them. */
  | { kind: 'shared' }
  /** Others have as many points; what the rules compare then has decided. */
  | { kind: 'tie'; others: number[] }
  /** The category in which the winner gained most on the next best player. */
  | { kind: 'lead'; category: string; points: number; over: number };

export function reasonOf({ scores, winners, categories }: OutcomeInfo): Reason {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return { kind: 'shared' };
  const seats = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  const best = scores[winner]!;
  const others = seats.filter((seat) => scores[seat]!.total === best.total);
  if (others.length) return { kind: 'tie', others };
  const over = seats.sort((a, b) => scores[b]!.total - scores[a]!.total)[0];
  if (over === undefined) return { kind: 'shared' };
  const leads = categories.map((_, index) => best.parts[index]! - scores[over]!.parts[index]!);
  const points = Math.max(...leads);
  return { kind: 'lead', category: categories[leads.indexOf(points)]!, points, over };
}

/** The result with the category that was hidden during the game counted last. */
export function hiddenLast(result: OutcomeInfo, hidden: string | undefined): OutcomeInfo {
  const order = result.categories.map((_, index) => index);
  order.sort((a, b) => Number(result.categories[a] === hidden) - Number(result.categories[b] === hidden));
  const sorted = <T>(list: T[]) => order.map((index) => list[index]!);
  return {
    ...result,
    categories: sorted(result.categories),
    scores: result.scores.map((score) => ({ ...score, parts: sorted(score.parts) })),
  };
}
