/** Which log entries and arrivals are new for a screen reader. Pure: `shell/Announcer.svelte` puts them into words. */

import type { LogEntry, PlayerInfo } from './types';

/**
 * After a long absence only the latest entries are announced. The limit exceeds a whole round of five players, which a
 * slow page may get in one message and must announce completely.
 */
export const MAX_ANNOUNCED = 60;

/** Returns every log entry once. */
export class LogCursor {
  #viewer: number | null | undefined;
  #next = 0;

  /**
   * New entries since the last call, in the log as `viewer` sees it. Entries present at the first call are not new, nor
   * is the log of another viewer or one that was reset to an earlier state.
   */
  news(log: readonly LogEntry[], viewer: number | null): LogEntry[] {
    const fresh = viewer === this.#viewer ? log.filter(({ number }) => number >= this.#next) : [];
    this.#viewer = viewer;
    this.#next = (log.at(-1)?.number ?? -1) + 1;
    return fresh.slice(-MAX_ANNOUNCED);
  }
}

/** Collects what happens in a turn, so that it is announced in one sentence and not in pieces. */
export class PendingTurn {
  #entries: LogEntry[] = [];

  /** The turns that are complete after these entries; `due` completes the last one: the reader is asked now. */
  add(news: readonly LogEntry[], due: boolean): LogEntry[][] {
    const turns: LogEntry[][] = [];
    for (const entry of news) {
      if (entry.begins) {
        turns.push(this.#entries);
        this.#entries = [];
      } else this.#entries.push(entry);
    }
    if (due) {
      turns.push(this.#entries);
      this.#entries = [];
    }
    return turns.filter((entries) => entries.length > 0);
  }
}

const isPresent = (player: PlayerInfo | undefined): boolean =>
  !!player && player.kind !== 'open' && (player.kind === 'bot' || player.here);

/** Who joined and who left; `own` seats are skipped. */
export function presenceChanges(
  before: readonly PlayerInfo[],
  after: readonly PlayerInfo[],
  own: readonly number[],
): { joined: boolean; name: string }[] {
  return after.flatMap((player, seat) => {
    const [was, is] = [before[seat], player];
    if (own.includes(seat)) return [];
    const exchanged = isPresent(was) && isPresent(is) && was!.name !== is.name;
    return [
      ...(isPresent(was) && (!isPresent(is) || exchanged) ? [{ joined: false, name: was!.name }] : []),
      ...(isPresent(is) && (!isPresent(was) || exchanged) ? [{ joined: true, name: is.name }] : []),
    ];
  });
}
