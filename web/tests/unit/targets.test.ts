import { expect, it } from 'vitest';
import { cardLook, mummyTileLook, tileLook } from '../../src/titles/luxor/pieces';
import { rekey } from '../../src/titles/luxor/rekey';
import { aim, byPlace, targets } from '../../src/titles/luxor/targets';
import type { Choice } from '../../src/titles/luxor/view';

const choice = (action: string, ...events: unknown[]) =>
  ({ action, effects: [], events, chance: false }) as unknown as Choice;

it('parses the target of an action', () => {
  expect(aim('move 17 by -1')).toEqual({ verb: 'move', place: '17', by: -1 });
  expect(aim('stand up 9')).toEqual({ verb: 'stand up', place: '9', by: null });
  expect(aim('take key')).toBeNull();
});

it('separates the own steps from the push of Osiris', () => {
  const pushed = choice('move 10 by 4', {
    event: 'moved',
    seat: 0,
    from: '10',
    to: '17',
    way: ['11', '12', '13', '14', '15', '16', '17'],
    cause: 'card',
  });
  const [target] = targets([pushed]);
  expect(target?.to).toBe('17');
  expect(target?.legs.map(({ kind, counted }) => [kind, counted])).toEqual([
    ['glow', ['11', '12', '13', '14']],
    ['push', ['15', '16', '17']],
  ]);
});

it('sums up what a target gives, and groups choices with the same target', () => {
  const a = choice(
    'move 1 by 2',
    { event: 'moved', seat: 0, from: '1', to: '3', way: ['2', '3'], cause: 'card' },
    { event: 'prize-taken', seat: 0, place: '3', tile: 'vase-2-3', points: 4 },
  );
  const b = choice('move 2 by 1', { event: 'moved', seat: 0, from: '2', to: '3', way: ['3'], cause: 'card' });
  const lit = byPlace(targets([a, b]));
  expect(lit.get('3')).toHaveLength(2);
  expect(lit.get('3')?.[0]?.gain).toEqual({ kind: 'points', points: 4 });
});

it('parses cards and tiles', () => {
  expect(cardLook('horus2 1-4')).toEqual({ suit: 'horus', eyes: 2, effect: 'up-to', number: 4 });
  expect(cardLook('equipment 2+')).toEqual({ suit: 'equipment', eyes: 0, effect: 'plus', number: 2 });
  expect(cardLook('+-1').effect).toBe('plus-minus');
  expect(cardLook('horus3 all 2')).toMatchObject({ effect: 'all', number: 2 });
  expect(tileLook('jewellery-2-3')).toEqual({ kind: 'treasure', picture: 'jewel', demand: 2, points: 3 });
  expect(tileLook('favour-1-3')).toMatchObject({ gift: 'favour', levels: [1, 3] });
  expect(mummyTileLook('per-treasures 2 2')).toMatchObject({ kind: 'per-treasures', number: 2 });
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
