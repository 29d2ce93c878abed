import { expect, test } from 'vitest';
import { counting, sinceOwnTurn, turnAt, turnsOf } from '../../src/lib/turns';
import type { LogEntry } from '../../src/lib/types';
import type { ExpeditionEvent as Event } from '../../src/titles/expedition/types';
import { entryOf } from '../wire';

/** What the log of any title has beside events of the game. */
type Shared = { undo: string; seat: number } | { takeover: [{ name: string }, { name: string }]; seat: number };

let number = 0;
const entry = (turn: number, at: number, event: Event | Shared): LogEntry =>
  entryOf(event, { number: number++, turn, at });
const begin = (turn: number, at: number, seat: number) => entry(turn - 1, at, { event: 'turn', seat, turn });
const did = (turn: number, at: number, seat: number) =>
  entry(turn, at, { event: 'laid', seat, cell: 'g8', tile: 'desert', back: 1 });

/** Everybody chooses in turn 1, before the first player's turn begins. */
const log = [
  entry(0, 0, { event: 'begins', seat: 2, drawn: true }),
  entry(1, 3, { event: 'kept', seat: 0, tile: null }),
  entry(1, 3, { event: 'kept', seat: 1, tile: null }),
  begin(1, 3, 2),
  did(1, 4, 2),
  did(1, 5, 2),
  begin(2, 5, 0),
  did(2, 6, 0),
  begin(3, 6, 1),
];
const ats = (entries: LogEntry[]) => entries.map(({ at }) => at);

test('a turn belongs to the player who began it, and everything before the first is the setup', () => {
  const turns = turnsOf(log);
  expect(turns.map(({ turn, seat }) => [turn, seat])).toEqual([
    [0, null],
    [1, 2],
    [2, 0],
    [3, 1],
  ]);
  expect(turns.map(({ entries }) => ats(entries))).toEqual([[0, 3, 3], [4, 5], [6], []]);
});

test('the event of a title does not tell where a turn begins', () => {
  const named = entry(4, 7, { event: 'turn', seat: 0, turn: 5 });
  delete named.begins;
  expect(turnsOf([begin(4, 6, 2), named]).map(({ turn, seat }) => [turn, seat])).toEqual([[4, 2]]);
  const begun = { ...did(4, 7, 0), begins: { seat: 0, turn: 5, round: 2 } };
  expect(turnsOf([begun])).toEqual([{ seat: 0, turn: 5, round: 2, entries: [] }]);
});

test('what the others did stays until the end of the own turn', () => {
  const seats = (reader: number | null, entries = log) =>
    sinceOwnTurn(turnsOf(entries), reader).map(({ seat }) => seat);
  expect(seats(1)).toEqual([2, 0]);
  expect(seats(1, [...log, did(3, 7, 1)]), 'in the middle of the own turn').toEqual([2, 0]);
  expect(seats(1, [...log, did(3, 7, 1), begin(4, 8, 2)]), 'after the own turn').toEqual([]);
  expect(seats(2), 'since the own last turn').toEqual([0]);
  expect(seats(0)).toEqual([]);
  expect(seats(null), 'a spectator sees what the player sees whose turn it is').toEqual([2, 0]);
});

test('what was taken back is left out, also an action that shows nothing', () => {
  const undo = (at: number) => entry(1, at, { undo: 'lay', seat: 2 });
  // Record 6 has no entry for this reader, and is the one that record 7 takes back.
  expect(ats(counting([did(1, 4, 2), did(1, 5, 2), undo(7)]))).toEqual([4, 5]);
  expect(ats(counting([did(1, 4, 2), did(1, 5, 2), undo(6), undo(7), did(1, 8, 2)]))).toEqual([8]);
  // A seat that changed hands is no action: the undo takes back the one before it.
  const takeover = entry(1, 6, { takeover: [{ name: 'Ada' }, { name: '' }], seat: 2 });
  expect(ats(counting([did(1, 4, 2), did(1, 5, 2), takeover, undo(7)]))).toEqual([4, 6]);
});

test('a position of a replay belongs to the turn of its last step, not to the one that begins', () => {
  expect(turnAt(log, 4)).toMatchObject({ turn: 1, seat: 2 });
  expect(ats(turnAt(log, 4)!.entries)).toEqual([4]);
  expect(turnAt(log, 5)).toMatchObject({ turn: 1, seat: 2 });
  expect(turnAt(log, 6)).toMatchObject({ turn: 2, seat: 0 });
  expect(turnAt(log, 0)).toMatchObject({ seat: null });
});
