import { expect, it } from 'vitest';
import { History } from '../../src/lib/history.svelte';
import type { Table } from '../../src/lib/table.svelte';
import type { LogEntry } from '../../src/lib/types';
import type { Event } from '../../src/titles/luxor/view';
import { entryOf } from '../wire';

const entry = (number: number, event: Event): LogEntry => entryOf(event, { number, at: number });
const log = [
  entry(0, { event: 'turn-began', seat: 1, round: 1, turn: 1 }),
  entry(1, { event: 'stayed', seat: 1, place: '3' }),
  entry(2, { event: 'turn-began', seat: 0, round: 1, turn: 2 }),
];

it('keeps the same recent turns while the reader acts, and renews them when somebody else does', () => {
  const table = { names: ['Ann', 'Ben'], snapshot: { seat: 0 }, isShared: false } as unknown as Table;
  let shown = log;
  const of = new History(table, undefined, () => shown);
  const first = of.recent;
  expect(first.map(({ seat }) => seat)).toEqual([1]);
  shown = [...log, entry(3, { event: 'stayed', seat: 0, place: '4' })];
  expect(of.recent).toBe(first);
  expect(of.turns, 'the story marks them among all turns').toContain(first[0]);
  shown = [...log.slice(0, 2), entry(2, { event: 'key-taken', seat: 1, count: 1 })];
  expect(of.recent).not.toBe(first);
  expect(of.recent[0]!.entries).toHaveLength(2);
});
