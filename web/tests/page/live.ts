import { expect, type Page } from '@playwright/test';
import type { Snapshot } from '../../src/lib/types';
import { open, type Position } from './position';
import { entryOf, position, send, type EventOf, type SnapshotOf } from '../wire';

export interface Live<N extends string> extends Position<N> {
  /** Sends a change as the server would: events of the log, and what is different in the snapshot. */
  happen(events: EventOf<N>[], changes?: Partial<SnapshotOf<N>>): void;
  /** The next question is that of another position. */
  ask<M extends string>(name: M): Promise<SnapshotOf<M>>;
}

/** A static table whose game goes on when the test says so. */
export async function openLive<N extends string>(
  page: Page,
  name: N,
  change: Partial<SnapshotOf<N>> = {},
): Promise<Live<N>> {
  const opened = await open(page, name, change);
  await expect.poll(opened.live).toBeDefined();
  let { seq, records } = opened.snapshot;
  let number = opened.log.at(-1)!.number;
  const turn = opened.log.at(-1)!.turn + 1;
  return {
    ...opened,
    async ask(name) {
      const { snapshot } = position(name);
      seq += 1;
      send(opened.live()!, { type: 'step', seq, snapshot: { ...snapshot, seq }, log: [] });
      await page.locator(`main[data-seq="${seq}"]:not([data-busy])`).waitFor();
      return snapshot;
    },
    happen(events, changes = {}) {
      records += 1;
      const log = events.map((event) => entryOf(event, { number: ++number, turn, at: records }));
      const fields: Partial<Snapshot> = { ...changes, seq: seq + 1, records, log_length: number + 1 };
      const pointers = Object.entries(fields).map(([field, value]) => [`/${field}`, value]);
      send(opened.live()!, {
        type: 'change',
        since: seq,
        seq: ++seq,
        changes: Object.fromEntries(pointers) as Record<string, unknown>,
        log,
      });
    },
  };
}
