/** What an analysis says of decisions. */

import type { Line } from '../../lib/comparison';
import type { AnalysedChoice, AnalysedDecision, Analysis, Choice, Grade, Message } from '../../lib/types';

/** The signs of grades, as in chess. */
export const SIGN: Record<Grade, string> = {
  strong: '!',
  fine: '',
  unclear: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** What a decision cost its player; nothing without a verdict. */
export const lossOf = ({ play, seat }: AnalysedDecision): number => Math.max(0, -(play[seat] ?? 0));

/** The decision that a position belongs to: one that begins there, or of which only a part has been played. */
export const decisionAt = (decisions: readonly AnalysedDecision[], at: number): AnalysedDecision | undefined =>
  decisions.find((decision) => decision.at <= at && at < decision.until);

/** Parts have all that a choice has, but nothing that follows it. */
export const partsOf = (choice: AnalysedChoice | undefined): readonly Choice[] => (choice?.parts ?? []) as Choice[];

export const playedOf = ({ choices, played }: AnalysedDecision): AnalysedChoice => choices[played]!;

/** What is drawn of a decision: the played choice, and the better one if it was clearly better. */
export function linesOf(decision: AnalysedDecision): Line[] {
  const played: Line = { kind: 'played', parts: partsOf(playedOf(decision)) };
  return lossOf(decision) > 0 ? [played, { kind: 'better', parts: partsOf(decision.choices[0]) }] : [played];
}

/** A decision from which one can learn cost at least this much. */
const LESSON = 0.03;
/** So many are asked about, the worst first. */
const MOST = 8;

/** The mistakes of a seat to learn from. */
export const mistakesOf = ({ decisions }: Pick<Analysis, 'decisions'>, seat: number): AnalysedDecision[] =>
  decisions
    .filter((decision) => decision.seat === seat && lossOf(decision) >= LESSON)
    .sort((a, b) => lossOf(b) - lossOf(a) || a.at - b.at)
    .slice(0, MOST);

/** What mistakes have in common. */
export type Shared =
  /** In so many of them the better choice would have gained the same thing most. */
  | { kind: 'reason'; reason: Message; count: number }
  /** So many were made in the same third of the game. */
  | { kind: 'phase'; phase: 'early' | 'middle' | 'late'; count: number }
  | { kind: 'nothing' };

/** `turns` is the number of turns of the game. */
export function shared(mistakes: readonly AnalysedDecision[], turns: number): Shared {
  const [reason] = largest(
    mistakes.flatMap(({ reasons }) => (reasons[0] ? [reasons[0]] : [])),
    ({ id }) => id,
  );
  if (reason && reason.length > 1 && 2 * reason.length >= mistakes.length)
    return { kind: 'reason', reason: reason[0]!, count: reason.length };
  const third = ({ turn }: AnalysedDecision) =>
    (['early', 'middle', 'late'] as const)[Math.min(2, Math.floor((3 * (turn - 1)) / Math.max(1, turns)))]!;
  const [phase] = largest(mistakes, third);
  if (phase && phase.length > 1 && 3 * phase.length >= 2 * mistakes.length)
    return { kind: 'phase', phase: third(phase[0]!), count: phase.length };
  return { kind: 'nothing' };
}

/** The items that agree in something, the largest group first. */
function largest<T>(items: readonly T[], by: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return [...groups.values()].sort((a, b) => b.length - a.length);
}
