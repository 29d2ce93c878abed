import { expect, type Page } from '@playwright/test';
import type { LogEntry, Snapshot } from '../../src/lib/types';
import type { Event } from '../../src/titles/luxor/view';
import { open, type Position } from './position';
import { fixture } from './stage';

export interface Live extends Position {
  /** Sends a change as the server would: events of the log, and what is different in the snapshot. */
  happen(events: object[], changes?: Partial<Snapshot>): void;
  /** The next question is that of another position. */
  ask(name: string): Promise<Snapshot>;
}

/** Does a turn begin with this event of Luxor? */
const isTurn = (event: object): event is Extract<Event, { event: 'turn-began' }> =>
  (event as Event).event === 'turn-began';

/** A static table whose game goes on when the test says so. */
export async function openLive(page: Page, name: string, change: Partial<Snapshot> = {}): Promise<Live> {
  const position = await open(page, name, change);
  await expect.poll(position.live).toBeDefined();
  let { seq, records } = position.snapshot;
  let number = position.log.at(-1)!.number;
  const turn = position.log.at(-1)!.turn + 1;
  return {
    ...position,
    async ask(name) {
      const { snapshot } = fixture<Position>(name);
      position.live()!.send(JSON.stringify({ type: 'step', seq: ++seq, snapshot: { ...snapshot, seq }, log: [] }));
      await page.locator(`main[data-seq="${seq}"]:not([data-busy])`).waitFor();
      return snapshot;
    },
    happen(events, changes = {}) {
      records += 1;
      const log = events.map((event): LogEntry => {
        const message = { id: 'log-ended', args: [] };
        const entry = { number: ++number, turn, at: records, event, rule: null, message };
        return isTurn(event) ? { ...entry, begins: { seat: event.seat, turn: event.turn, round: event.round } } : entry;
      });
      const pointers = Object.entries({ ...changes, seq: seq + 1, records, log_length: number + 1 });
      position.live()!.send(
        JSON.stringify({
          type: 'change',
          since: seq,
          seq: ++seq,
          changes: Object.fromEntries(pointers.map(([field, value]) => [`/${field}`, value])),
          log,
        }),
      );
    },
  };
}
