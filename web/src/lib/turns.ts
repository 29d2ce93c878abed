/** The turns of a game, read from its log. */

import type { LogEntry } from './types';

export interface Turn {
  /** Whose turn it was; null for the setup. */
  seat: number | null;
  turn: number;
  /** The round, in a title that has rounds. */
  round: number | null;
  /** What happened in it, without its beginning. */
  entries: LogEntry[];
}

const isUndo = ({ event }: LogEntry): boolean => event !== null && typeof event === 'object' && 'undo' in event;
/** Records that are no action: an undo never takes them back. */
const isNoAction = ({ event }: LogEntry): boolean =>
  event !== null && typeof event === 'object' && ('takeover' in event || 'end' in event);

/**
 * The log without what was taken back. An undo takes back the latest action that still counts; an action that shows
 * nothing to this reader has no entry, but its number is missing among the records.
 */
export function counting(log: readonly LogEntry[]): LogEntry[] {
  const first = log[0]?.at ?? 0;
  const undoes = new Set(log.filter(isUndo).map(({ at }) => at));
  if (undoes.size === 0) return [...log];
  const others = new Set(log.filter(isNoAction).map(({ at }) => at));
  const undone = new Set<number>();
  const actions: number[] = [];
  for (let at = first; at <= log.at(-1)!.at; at++) {
    if (undoes.has(at)) {
      const last = actions.pop();
      if (last !== undefined) undone.add(last);
    } else if (at > 0 && !others.has(at)) actions.push(at);
  }
  return log.filter((entry) => !undoes.has(entry.at) && !undone.has(entry.at));
}

/** The turns in order; everything before the first one is the setup. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of counting(log)) {
    const { begins } = entry;
    if (begins) {
      turns.push({ seat: begins.seat, turn: begins.turn, round: begins.round ?? null, entries: [] });
      continue;
    }
    if (turns.length === 0) turns.push({ seat: null, turn: entry.turn, round: null, entries: [] });
    turns.at(-1)!.entries.push(entry);
  }
  return turns;
}

/**
 * What the others did since the reader's last turn, the latest last. It stays until the reader's turn is over. A
 * spectator sees what the player whose turn it is sees.
 */
export function sinceOwnTurn(turns: readonly Turn[], reader: number | null): Turn[] {
  const last = turns.at(-1);
  const seat = reader ?? last?.seat ?? null;
  const before = last?.seat === seat ? turns.slice(0, -1) : turns;
  const own = before.findLastIndex((turn) => turn.seat === seat);
  return before.slice(own + 1).filter((turn) => turn.seat !== null && turn.entries.length > 0);
}

/** The turn that a position of a replay belongs to, up to that position: the latest in which something happened. */
export const turnAt = (log: readonly LogEntry[], at: number): Turn | undefined =>
  turnsOf(log.filter((entry) => entry.at <= at)).findLast(({ entries }) => entries.length > 0);
