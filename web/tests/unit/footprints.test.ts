import { beforeAll, expect, it } from 'vitest';
import { feet } from '../../src/lib/feet';
import { box } from '../../src/lib/pieces.svelte';
import type { Turn } from '../../src/lib/turns';
import { landPrints } from '../../src/titles/expedition/footprints';
import { footprints, freshThings } from '../../src/titles/luxor/footprints';
import type { Event, Place } from '../../src/titles/luxor/view';
import { entryOf, position, type EventOf } from '../wire';

const { snapshot } = position('luxor-move');
beforeAll(() => {
  box.current = snapshot.pieces;
});

let number = 0;
const turn = (seat: number, ...events: EventOf<string>[]): Turn => ({
  seat,
  turn: 1,
  round: 1,
  entries: events.map((event) => entryOf(event, { number: number++ })),
});
const moved = (seat: number, from: Place, ...way: Place[]): Extract<Event, { event: 'moved' }> => ({
  event: 'moved',
  seat,
  from,
  to: way.at(-1)!,
  way,
  cause: 'card',
});

it('follows the path from where the card lies to what was taken', () => {
  const prints = footprints([
    turn(
      1,
      { event: 'card-played', seat: 1, card: '2', end: 'left' },
      moved(1, '9', '10', '12'),
      { event: 'key-taken', seat: 1, count: 1 },
      { event: 'prize-taken', seat: 1, place: '12', tile: 'statue-2-3', points: 3 },
    ),
  ]);
  expect(prints.ways).toMatchObject([{ seat: 1, places: ['9', '10', '11', '12'], tunnel: false, lane: 0 }]);
  expect(prints.cards).toMatchObject([{ place: '9', card: '2' }]);
  expect(prints.takings).toMatchObject([
    { place: '12', thing: 'key', points: 0 },
    { place: '12', thing: 'statue', points: 3 },
  ]);
  expect(prints.beds).toMatchObject([{ place: '12', tile: 'statue-2-3' }]);
  expect(freshThings(prints, 1)).toEqual(['key', 'statue']);
  expect(freshThings(prints, 0)).toEqual([]);
});

it('uses lanes for ways over the same tiles, and none for others', () => {
  const { ways } = footprints([
    turn(0, moved(0, '9', '10', '11')),
    turn(1, moved(1, '10', '11', '12')),
    turn(2, moved(2, '11', '12')),
    turn(3, moved(3, '20', '21')),
  ]);
  expect(ways.map(({ lane }) => lane)).toEqual([0, 1, 2, 0]);
});

it('leaves one track for adventurers who went the same way', () => {
  const { ways } = footprints([turn(0, moved(0, '9', '10'), moved(0, '9', '10'), moved(0, '10', '11'))]);
  expect(ways.map(({ places }) => places)).toEqual([
    ['9', '10'],
    ['10', '11'],
  ]);
});

it('leaves no feet in a tunnel', () => {
  const { ways } = footprints([turn(0, { ...moved(0, '7', '30'), cause: 'tunnel' })]);
  expect(ways).toMatchObject([{ places: ['7', '30'], tunnel: true }]);
});

it('sets feet left and right of the line in even steps, turned with it, the newest strongest', () => {
  const found = feet([
    [0, 0],
    [0, 200],
  ]);
  expect(found.length).toBe(6);
  expect(found.map(({ x }) => Math.sign(x))).toEqual([1, -1, 1, -1, 1, -1]);
  expect(found[1]!.y - found[0]!.y).toBe(27);
  expect(found[0]).toMatchObject({ y: 26, opacity: 0.7, turn: 173 });
  expect(found.at(-1)!.opacity).toBeGreaterThan(0.9);
});

it('marks laid tiles, marches and what was put on the land', () => {
  const prints = landPrints([
    turn(
      2,
      { event: 'laid', seat: 2, back: 2, cell: 'j7', tile: 'desert-camp' },
      {
        event: 'deployed',
        seat: 2,
        direction: 'east',
        came: [
          { cell: 'j7', count: 1 },
          { cell: 'k7', count: 2 },
        ],
      },
      { event: 'shipped', seat: 2, from: 'c3', to: 'a2' },
    ),
  ]);
  expect(prints.laid).toMatchObject([{ seat: 2, cell: 'j7' }]);
  expect(prints.tracks).toMatchObject([{ seat: 2, from: 'j7', to: 'k7' }]);
  expect(prints.put).toMatchObject([
    { cell: 'k7', count: 2 },
    { cell: 'a2', thing: 'a-ship' },
  ]);
  expect(prints.gained).toEqual([
    { seat: 2, thing: 'b-camp' },
    { seat: 2, thing: 'a-ship' },
  ]);
});
