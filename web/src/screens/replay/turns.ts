/** The log of a game, gathered by turns. */

import { attribute, renderMessage } from '../../lib/i18n.svelte';
import type { LogEntry } from '../../lib/types';

export interface ToldTurn {
  turn: number;
  seat: number;
  /** What is told, and after how many deeds it had happened. */
  lines: { text: string; at: number }[];
}

function seatOf({ message }: LogEntry): number {
  const arg = message.args.find(([, value]) => value.type === 'seat')?.[1];
  return arg?.type === 'seat' ? arg.value : 0;
}

export function byTurn(log: LogEntry[], names: string[]): ToldTurn[] {
  const turns: ToldTurn[] = [];
  for (const entry of log) {
    if (turns.at(-1)?.turn !== entry.turn) turns.push({ turn: entry.turn, seat: seatOf(entry), lines: [] });
    const text = attribute(entry.message.id, 'brief') === '' ? '' : renderMessage(entry.message, names);
    if (text) turns.at(-1)!.lines.push({ text, at: entry.at });
  }
  return turns;
}
