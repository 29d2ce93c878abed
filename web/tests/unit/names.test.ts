import { expect, test } from 'vitest';
import { namesThen } from '../../src/lib/names';
import { tell, type Reader } from '../../src/lib/story';
import type { LogEntry } from '../../src/lib/types';

const entry = (number: number, event: object = { event: 'moved' }): LogEntry => ({ number, event }) as LogEntry;
const takeover = (number: number, seat: number, from: string, to: string): LogEntry =>
  entry(number, { takeover: [{ name: from }, { name: to }], seat });

/** Ben leaves seat 1 to a computer after entry 1, Cleo takes it after entry 3. */
const log = [
  entry(0),
  entry(1),
  takeover(2, 1, 'Ben', 'Ben'),
  entry(3),
  takeover(4, 1, 'Ben', 'Cleo'),
  entry(5),
  takeover(6, 0, 'Ann', 'Anna'),
];
const then = (number: number, names: string[]) => namesThen(log, names)(log[number]!);

test('a past move keeps the name of the player who made it', () => {
  for (const names of [
    ['Anna', 'Cleo', 'Dan'],
    // In a replay the names are those of the moment that is shown.
    ['Ann', 'Ben', 'Dan'],
  ]) {
    expect(then(0, names)).toEqual(['Ann', 'Ben', 'Dan']);
    expect(then(3, names)).toEqual(['Ann', 'Ben', 'Dan']);
    expect(then(5, names)).toEqual(['Ann', 'Cleo', 'Dan']);
  }
});

test('without takeovers the names are those at the table', () => {
  expect(namesThen([entry(0)], ['Ann', 'Ben'])(entry(0))).toEqual(['Ann', 'Ben']);
});

test('a story is told in the names of its time, and addresses nobody who was not there', () => {
  const told: [number[], Reader][] = [];
  const compose = (entries: readonly LogEntry[], reader: Reader) => {
    told.push([entries.map(({ number }) => number), reader]);
    return [];
  };
  const names = ['Anna', 'Cleo'];
  tell(log, compose, { names, you: 1 }, namesThen(log, names));
  expect(told).toEqual([
    [[0, 1, 2], { names: ['Ann', 'Ben'], you: null }],
    [[3, 4], { names: ['Ann', 'Ben'], you: null }],
    [[5, 6], { names: ['Ann', 'Cleo'], you: 1 }],
  ]);
});
