/** Choices that are compared: how they are told, drawn on the board, and judged. */

import { renderLabel, renderMessage } from './i18n.svelte';
import { effectsInWords, series } from './phrases';
import type { AnalysedChoice, Choice } from './types';

/** A choice with all its parts that is drawn on the board: what was played, or a better one. */
export interface Line {
  kind: 'played' | 'better';
  parts: readonly Choice[];
}

/** The colours of lines, as the tokens name them. */
export const TONE = { played: 'past', better: 'better' } as const;

/** How a title without words of its own tells a choice. */
export const sayPlainly = (parts: readonly Choice[], names: readonly string[]): string =>
  series(
    parts.map(
      ({ effect, effects }) =>
        effectsInWords(effects, names) || (renderLabel(effect, names) ?? renderMessage(effect, names)),
    ),
  );

/** As good as the best: within this much of it. */
export const RIGHT = 0.02;
/** A difference counts if it is more than so many standard errors. */
const VERDICT = 2;

export type Judgement =
  /** These are the first parts of at least one choice. */
  | { verdict: 'part' }
  /** `choice` is null if it is not among the best, which alone are listed. */
  | { verdict: 'right' | 'unclear' | 'wrong'; choice: AnalysedChoice | null };

/** Does a list of actions begin with another one? */
export const begins = (actions: readonly string[], start: readonly string[]): boolean =>
  start.every((action, index) => actions[index] === action);

/**
 * Judges what was chosen by the choices that were ranked, best first. What follows a ranked choice was not ranked and
 * counts for nothing. What is further behind than `RIGHT`, but by less than the error of the estimate, has no verdict.
 */
export function judge(ranked: readonly AnalysedChoice[], actions: readonly string[]): Judgement {
  const choice = ranked.find((one) => begins(actions, one.actions));
  const [best] = ranked;
  if (!choice || !best) {
    const isPart = ranked.some((one) => begins(one.actions, actions));
    return isPart ? { verdict: 'part' } : { verdict: 'wrong', choice: null };
  }
  const behind = best.chance - choice.chance;
  if (behind <= RIGHT) return { verdict: 'right', choice };
  return { verdict: behind <= VERDICT * choice.error ? 'unclear' : 'wrong', choice };
}
