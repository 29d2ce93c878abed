/** Who played a seat when something happened: seats can change hands. */

import type { LogEntry } from './types';

interface Takeover {
  takeover: [{ name: string }, { name: string }];
  seat: number;
}
const isTakeover = (event: unknown): event is Takeover => Array.isArray((event as Partial<Takeover> | null)?.takeover);

/** The names by seat at the time of an entry. */
export type NamesThen = (entry: LogEntry) => readonly string[];

/** The entries in runs, each of which ends where a seat changes hands. */
export function betweenTakeovers(entries: readonly LogEntry[]): LogEntry[][] {
  const runs: LogEntry[][] = [];
  let begun = false;
  for (const entry of entries) {
    if (begun) runs.at(-1)!.push(entry);
    else runs.push([entry]);
    begun = !isTakeover(entry.event);
  }
  return runs;
}

/**
 * The names by seat at the time of an entry. A takeover names both players, so the next one after the entry, or else
 * the last one before it, says who it was; without any it is the player of `names`.
 */
export function namesThen(log: readonly LogEntry[], names: readonly string[]): NamesThen {
  const takeovers = log.flatMap(({ number, event }) => (isTakeover(event) ? [{ number, event }] : []));
  if (takeovers.length === 0) return () => names;
  return (entry) =>
    names.map((name, seat) => {
      const here = takeovers.filter(({ event }) => event.seat === seat);
      const next = here.find(({ number }) => number >= entry.number);
      return next?.event.takeover[0].name ?? here.at(-1)?.event.takeover[1].name ?? name;
    });
}
