import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { box } from '../../src/lib/pieces.svelte';
import { cardLook, tileLook } from '../../src/titles/luxor/pieces';
import { rekey } from '../../src/titles/luxor/rekey';
import { byPlace, targets } from '../../src/titles/luxor/targets';
import type { Choice, Details, Event, Snapshot } from '../../src/titles/luxor/view';

const { snapshot } = JSON.parse(readFileSync(new URL('../fixtures/luxor-move.json', import.meta.url), 'utf8')) as {
  snapshot: Snapshot;
};

beforeAll(() => {
  box.current = snapshot.pieces;
});

const choice = (details: Details, ...events: Event[]): Choice => ({
  action: '',
  details,
  rule: 'L14',
  effect: { id: 'luxor-do-move', args: [] },
  effects: [],
  events,
  chance: false,
});

it('offers a target for every choice that names a place, where its adventurer would stand', () => {
  const all = targets([
    choice({ kind: 'move', from: '17', by: -1, to: '16' }),
    choice({ kind: 'stand-up', from: '9' }),
    choice({ kind: 'take-key' }),
  ]);
  expect(all.map(({ from, to, by }) => [from, to, by])).toEqual([
    ['17', '16', -1],
    ['9', '9', null],
  ]);
});

it('has a target for every move the server lists', () => {
  expect(targets(snapshot.choices)).toHaveLength(snapshot.choices.length);
});

it('separates the own steps from the push of Osiris', () => {
  const pushed = choice(
    { kind: 'move', from: '10', by: 4, to: '17' },
    {
      event: 'moved',
      seat: 0,
      from: '10',
      to: '17',
      way: ['11', '12', '13', '14', '15', '16', '17'],
      cause: 'card',
    },
  );
  const [target] = targets([pushed]);
  expect(target?.to).toBe('17');
  expect(target?.legs.map(({ kind, counted }) => [kind, counted])).toEqual([
    ['glow', ['11', '12', '13', '14']],
    ['push', ['15', '16', '17']],
  ]);
});

it('sums up what a target gives, and groups choices with the same target', () => {
  const a = choice(
    { kind: 'move', from: '1', by: 2, to: '3' },
    { event: 'moved', seat: 0, from: '1', to: '3', way: ['2', '3'], cause: 'card' },
    { event: 'prize-taken', seat: 0, place: '3', tile: 'vase-2-3', points: 4 },
  );
  const b = choice(
    { kind: 'move', from: '2', by: 1, to: '3' },
    { event: 'moved', seat: 0, from: '2', to: '3', way: ['3'], cause: 'card' },
  );
  const lit = byPlace(targets([a, b]));
  expect(lit.get('3')).toHaveLength(2);
  expect(lit.get('3')?.[0]?.gain).toEqual({ kind: 'points', points: 4 });
});

it('draws cards and tiles as the server describes them', () => {
  expect(cardLook('horus2 1-4')).toMatchObject({ suit: 'horus', eyes: 2, effect: 'up-to', number: 4, rule: 'L34' });
  expect(cardLook('equipment 2+')).toMatchObject({ suit: 'equipment', eyes: 0, effect: 'plus', number: 2 });
  expect(tileLook('jewellery-2-3')).toMatchObject({ kind: 'treasure', picture: 'jewel', demand: 2, points: 3 });
  expect(tileLook('artifact-2-3')).toMatchObject({ kind: 'treasure', picture: 'artifact' });
  expect(tileLook('favour-1-2')).toEqual({ kind: 'temple', gift: 'favour', levels: [1, 2] });
});

it('keeps the cards that stay when one is played and one is drawn', () => {
  const before = rekey<string>([], ['3', 'die', '4', '1', '4']);
  const after = rekey(before, ['3', 'die', '2', '4', '1']);
  expect(after.map(({ value }) => value)).toEqual(['3', 'die', '2', '4', '1']);
  expect(after[0]).toBe(before[0]);
  expect(after[3]).toBe(before[2]);
  expect(after[4]).toBe(before[3]);
  expect(new Set([...before, ...after].map(({ key }) => key)).size).toBe(6);
});
