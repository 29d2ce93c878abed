import { expect, test } from 'vitest';
import { comeOut, directions, firstPlan, nextPlan, reach, sort } from '../../src/titles/expedition/choices';
import type { Choice, Details, Direction } from '../../src/titles/expedition/types';

const choice = (action: string, details: Details): Choice => ({
  action,
  details,
  rule: 'X5',
  effect: { id: 'expedition-do-stop', args: [] },
  effects: [],
  events: [],
  chance: false,
});
/** A plan by direction and by how many rest in the camp and on the tiles ahead. */
const plan = (direction: Direction | null, ...rests: number[]) =>
  choice([direction ?? 'stay', ...rests].join(' '), { kind: 'deploy', direction, rests });

test('choices are grouped by how they are made', () => {
  const lay = choice('lay', { kind: 'lay', back: 3, tile: 'oasis-camp', cell: 'g8' });
  const stop = choice('stop', { kind: 'stop' });
  const use = choice('use', { kind: 'use', tile: 'ship' });
  const from = choice('from', { kind: 'from', cell: 'g8', tile: 'ship' });
  const keep = choice('keep', { kind: 'keep', tile: 'lake' });
  const pass = choice('pass', { kind: 'pass' });
  const sorted = sort([lay, stop, use, from, keep, pass]);
  expect(sorted.lays).toEqual([{ kind: 'lay', back: 3, tile: 'oasis-camp', cell: 'g8', choice: lay }]);
  expect(sorted.stop).toBe(stop);
  expect(sorted.pass).toBe(pass);
  expect(sorted.use.get('ship')).toBe(use);
  expect(sorted.cells.get('g8')).toBe(from);
  expect(sorted.keep.get('lake')).toBe(keep);
});

test('only listed plans are offered', () => {
  const { plans } = sort([
    plan(null, 1),
    plan(null, 2),
    plan('east', 1, 1),
    plan('east', 1, 1, 1),
    plan('east', 1, 1, 2),
  ]);
  expect(directions(plans)).toEqual([null, 'east']);
  expect(reach(plans, 'east')).toBe(2);
  const first = plans[2]!;
  expect(first.rests).toEqual([1, 1]);
  const far = nextPlan(plans, first, 2, 1)!;
  expect(far.action).toBe('east 1 1 1');
  expect(nextPlan(plans, far, 2, 1)?.action).toBe('east 1 1 2');
  expect(nextPlan(plans, far, 0, 1)).toBeUndefined();
  expect(nextPlan(plans, first, 2, -1)).toBeUndefined();
});

test('a direction starts with the longest plan of the fewest adventurers; without one, as few as possible stay', () => {
  const { plans } = sort([
    plan(null, 2),
    plan(null, 1),
    plan('east', 1, 1),
    plan('east', 1, 1, 2),
    plan('east', 1, 1, 1),
  ]);
  expect(firstPlan(plans, 'east')?.action).toBe('east 1 1 1');
  expect(firstPlan(plans, null)?.action).toBe('stay 1');
  expect(firstPlan(plans, 'north')).toBeUndefined();
  expect(comeOut(firstPlan(plans, 'east')!)).toBe(3);
});

test('where one alone may not rest, the count changes by the allowed step', () => {
  const { plans } = sort([plan('east', 1, 1), plan('east', 1, 1, 2), plan('east', 1, 1, 3)]);
  const far = nextPlan(plans, plans[0]!, 2, 1)!;
  expect(far.action).toBe('east 1 1 2');
  expect(nextPlan(plans, far, 2, -1)?.action).toBe('east 1 1');
});
