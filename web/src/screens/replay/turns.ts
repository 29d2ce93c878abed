/** The log of a game, grouped by turn. */

import { attribute, renderMessage } from '../../lib/i18n.svelte';
import type { LogEntry } from '../../lib/types';

export interface ToldTurn {
  turn: number;
  /** Whose turn it was; null for the setup. */
  seat: number | null;
  /** The lines, and after how many records each happened. */
  lines: { text: string; at: number }[];
}

interface Beginning {
  event: string;
  turn: number;
  seat: number;
}
const isBeginning = (event: unknown): event is Beginning =>
  /^turn/.test((event as Partial<Beginning> | null)?.event ?? '');

/** The entry that begins a turn names its player; everything before the first one is the setup. */
export function byTurn(log: LogEntry[], names: string[]): ToldTurn[] {
  const begun = new Map(log.flatMap(({ event }) => (isBeginning(event) ? [[event.turn, event.seat]] : [])));
  const first = log.find(({ event }) => isBeginning(event) && event.turn === 1)?.number ?? 0;
  const turns: ToldTurn[] = [];
  for (const entry of log) {
    const turn = entry.number < first ? 0 : entry.turn;
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, seat: begun.get(turn) ?? null, lines: [] });
    const text =
      isBeginning(entry.event) || attribute(entry.message.id, 'brief') === ''
        ? ''
        : renderMessage(entry.message, names);
    if (text) turns.at(-1)!.lines.push({ text, at: entry.at });
  }
  return turns;
}

/** What a step did, in a sentence or two. */
export const describeAt = (turns: readonly ToldTurn[], at: number): string =>
  turns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.at === at)
    .map(({ text }) => text)
    .join(' ');
