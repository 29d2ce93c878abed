import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/lib/types';
import { byTurn, describeAt } from '../../src/screens/replay/turns';

let number = 0;
const entry = (turn: number, at: number, event: object, seat?: number): LogEntry =>
  ({
    number: number++,
    turn,
    at,
    event,
    message: {
      id: `expedition-${(event as { event: string }).event}`,
      args: seat === undefined ? [] : [['player', { type: 'seat', value: seat }]],
    },
  }) as LogEntry;

/** Everybody chooses in turn 1, before the first player's turn begins. */
const log = [
  entry(0, 0, { event: 'begins', seat: 2 }, 2),
  entry(1, 3, { event: 'kept', seat: 0 }, 0),
  entry(1, 3, { event: 'kept', seat: 1 }, 1),
  entry(1, 3, { event: 'turn', seat: 2, turn: 1 }, 2),
  entry(1, 4, { event: 'laid', seat: 2 }, 2),
  entry(1, 5, { event: 'drew', seat: 2 }, 2),
  entry(1, 5, { event: 'turn', seat: 0, turn: 2 }, 0),
  entry(2, 6, { event: 'laid', seat: 0 }, 0),
];

test('a turn belongs to the player who began it, and everything before the first is the setup', () => {
  const turns = byTurn(log, ['Red', 'Bastet', 'Cleo']);
  expect(turns.map(({ turn, seat }) => [turn, seat])).toEqual([
    [0, null],
    [1, 2],
    [2, 0],
  ]);
  expect(turns.map(({ lines }) => lines.map(({ at }) => at))).toEqual([[0, 3, 3], [4, 5], [6]]);
});

test('the beginning of a turn is its heading and no line', () => {
  const turns = byTurn(log, []);
  expect(turns.flatMap(({ lines }) => lines).some(({ text }) => text.includes('expedition-turn'))).toBe(false);
});

test('a step is described by what happened in it', () => {
  const turns = byTurn(log, []);
  expect(describeAt(turns, 5)).toBe('‹expedition-drew›');
  expect(describeAt(turns, 3)).toBe('‹expedition-kept› ‹expedition-kept›');
  expect(describeAt(turns, 1)).toBe('');
});
