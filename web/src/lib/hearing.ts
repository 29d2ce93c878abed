/** What is new for somebody who listens instead of looking. Pure: the words are found by `shell/Hearing.svelte`. */

import type { LogEntry, PlayerInfo } from './types';

/**
 * Who was away for long hears only the latest of what they missed. A whole round of five players is less: a slow page is
 * told of it in one message, and nothing of that may be lost.
 */
export const MOST_AT_ONCE = 60;

/** Hears every entry of a log once. */
export class Listener {
  #eyes: number | null | undefined;
  #next = 0;

  /**
   * What happened since the last time, in a log as the seat `eyes` may read it. What stood there when the listener came
   * is not news; nor is a log seen through other eyes, or one that was put back to an earlier state.
   */
  news(log: readonly LogEntry[], eyes: number | null): LogEntry[] {
    const fresh = eyes === this.#eyes ? log.filter(({ number }) => number >= this.#next) : [];
    this.#eyes = eyes;
    this.#next = (log.at(-1)?.number ?? -1) + 1;
    return fresh.slice(-MOST_AT_ONCE);
  }
}

const isThere = (player: PlayerInfo | undefined): boolean => !!player && player.kind !== 'open' && (player.kind === 'bot' || player.here);

/** Who came to a table and who left it; `own` seats are known to whoever sits on them. */
export function comings(before: readonly PlayerInfo[], after: readonly PlayerInfo[], own: readonly number[]): { came: boolean; name: string }[] {
  return after.flatMap((player, seat) => {
    const [was, is] = [before[seat], player];
    if (own.includes(seat)) return [];
    const exchanged = isThere(was) && isThere(is) && was!.name !== is.name;
    return [
      ...(isThere(was) && (!isThere(is) || exchanged) ? [{ came: false, name: was!.name }] : []),
      ...(isThere(is) && (!isThere(was) || exchanged) ? [{ came: true, name: is.name }] : []),
    ];
  });
}
