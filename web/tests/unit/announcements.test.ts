import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LogCursor, MAX_ANNOUNCED, presenceChanges } from '../../src/lib/announcements';
import type { LogEntry, PlayerInfo } from '../../src/lib/types';

const { log: written } = JSON.parse(readFileSync(new URL('../fixtures/luxor-move.json', import.meta.url), 'utf8')) as {
  log: LogEntry[];
};
const log = written.map((entry, number) => ({ ...entry, number }));
/** A deep copy, as if received again: nothing in it is the same object. */
const again = (entries: LogEntry[]): LogEntry[] => structuredClone(entries);
const numbers = (entries: LogEntry[]) => entries.map(({ number }) => number);

describe('new log entries', () => {
  it('do not include what was there at the start', () => {
    expect(new LogCursor().news(log, 0)).toEqual([]);
  });

  it('are returned once and in order', () => {
    const cursor = new LogCursor();
    cursor.news(log.slice(0, 4), 0);
    expect(numbers(cursor.news(log.slice(0, 6), 0))).toEqual([4, 5]);
    expect(cursor.news(log.slice(0, 6), 0)).toEqual([]);
    expect(numbers(cursor.news(log.slice(0, 7), 0))).toEqual([6]);
  });

  it('are not repeated when the whole log is received again', () => {
    const cursor = new LogCursor();
    cursor.news(log.slice(0, 4), 0);
    expect(cursor.news(again(log.slice(0, 4)), 0)).toEqual([]);
    expect(numbers(cursor.news(again(log.slice(0, 6)), 0))).toEqual([4, 5]);
  });

  it('include an entry with the same text as another', () => {
    const [line] = log;
    const cursor = new LogCursor();
    cursor.news([{ ...line!, number: 0 }], 0);
    expect(
      numbers(
        cursor.news(
          [0, 1, 2].map((number) => ({ ...line!, number })),
          0,
        ),
      ),
    ).toEqual([1, 2]);
  });

  it('include the beginning of a game', () => {
    const cursor = new LogCursor();
    cursor.news([], 1);
    expect(numbers(cursor.news(log.slice(0, 3), 1))).toEqual([0, 1, 2]);
  });

  it('do not include the past of another viewer', () => {
    const cursor = new LogCursor();
    cursor.news(log.slice(0, 4), 0);
    expect(cursor.news(log.slice(0, 6), 1)).toEqual([]);
    expect(numbers(cursor.news(log.slice(0, 7), 1))).toEqual([6]);
  });

  it('continue from an earlier state when the game was reset to it', () => {
    const cursor = new LogCursor();
    cursor.news(log.slice(0, 6), 0);
    expect(cursor.news(log.slice(0, 4), 0)).toEqual([]);
    expect(numbers(cursor.news(log.slice(0, 5), 0))).toEqual([4]);
  });

  it('are limited to the latest after a long absence', () => {
    const long = Array.from({ length: MAX_ANNOUNCED + 2 }, (_, number) => ({ ...log[0]!, number }));
    const cursor = new LogCursor();
    cursor.news(long.slice(0, 1), null);
    expect(numbers(cursor.news(long, null))).toEqual(numbers(long.slice(-MAX_ANNOUNCED)));
  });
});

describe('presence changes', () => {
  const person = (name: string, here = true): PlayerInfo => ({
    name,
    bot: null,
    kind: 'person',
    here,
    stand_in: false,
    votes: [],
  });
  const open: PlayerInfo = { ...person('', false), kind: 'open' };
  const bot: PlayerInfo = { ...person('Computer', false), bot: 'greedy', kind: 'bot' };
  const host = person('Mira');
  const changes = (before: PlayerInfo, after: PlayerInfo) =>
    presenceChanges([host, before], [host, after], [0]).map(({ joined, name }) => `${joined ? '+' : '-'}${name}`);

  it('report a join once, when the player is connected', () => {
    expect(changes(open, person('Ada', false))).toEqual([]);
    expect(changes(person('Ada', false), person('Ada'))).toEqual(['+Ada']);
    expect(changes(open, bot)).toEqual(['+Computer']);
    expect(changes(person('Ada'), person('Ada'))).toEqual([]);
  });

  it('report a leave once', () => {
    expect(changes(person('Ada'), person('Ada', false))).toEqual(['-Ada']);
    expect(changes(person('Ada', false), open)).toEqual([]);
    expect(changes(bot, open)).toEqual(['-Computer']);
  });

  it('report a seat that changes hands', () => {
    expect(changes(person('Ada'), bot)).toEqual(['-Ada', '+Computer']);
  });

  it('do not report own seats', () => {
    expect(presenceChanges([person('Mira', false)], [host], [0])).toEqual([]);
  });
});
