/** A hint as it is shown: the best choice and at most two others, each with what it gains against now. */

import { gain } from './phrases';
import type { Table } from './table.svelte';
import type { Advice, Choice } from './types';

/** So many choices are shown; more would hide the best one. */
const MOST = 3;

export interface Hinted<C = Choice> {
  choice: C;
  /** What follows if the choice is only half of a move. */
  then: C | null;
  /** 0 is the advice, the others are fainter. */
  rank: number;
  /** The change of the chance to win, in words; empty if it was not tried. */
  gain: string;
  advice: Advice;
}

export function hinted<C extends Choice>(table: Table): Hinted<C>[] {
  const choices = (table.mine ? (table.snapshot?.choices ?? []) : []) as C[];
  const found = (table.hint?.advice ?? []).flatMap((advice) => {
    const choice = choices.find(({ action }) => action === advice.action);
    return choice ? [{ choice, advice }] : [];
  });
  const now = table.hint?.now ?? null;
  return found.slice(0, MOST).map(({ choice, advice }, rank) => ({
    choice,
    then: advice.then as C | null,
    rank,
    gain: advice.chance === null || now === null ? '' : gain(advice.chance - now),
    advice,
  }));
}
