import { expect, test } from 'vitest';
import {
  asIfPlanned,
  comeOut,
  directions,
  firstPlan,
  nextPlan,
  reach,
  sort,
} from '../../src/titles/expedition/choices';

const list = (...actions: string[]) => actions.map((action) => ({ action }));

test('choices are grouped by how they are made', () => {
  const sorted = sort(list('lay 3 oasis-camp at g8', 'stop', 'use ship', 'from g8', 'keep lake', 'pass'));
  expect(sorted.lays).toEqual([{ back: 3, tile: 'oasis-camp', cell: 'g8', action: 'lay 3 oasis-camp at g8' }]);
  expect(sorted.stop).toBe('stop');
  expect(sorted.pass).toBe('pass');
  expect(sorted.use.get('ship')).toBe('use ship');
  expect(sorted.cells.get('g8')).toBe('from g8');
  expect(sorted.keep.get('lake')).toBe('keep lake');
});

test('only listed plans are offered', () => {
  const { plans } = sort(list('deploy 1', 'deploy 2', 'deploy 2 east 1', 'deploy 3 east 1 1', 'deploy 4 east 1 2'));
  expect(directions(plans)).toEqual([null, 'east']);
  expect(reach(plans, 'east')).toBe(2);
  const first = plans[2]!;
  expect(first.rests).toEqual([1, 1]);
  const far = nextPlan(plans, first, 2, 1)!;
  expect(far.action).toBe('deploy 3 east 1 1');
  expect(nextPlan(plans, far, 2, 1)?.action).toBe('deploy 4 east 1 2');
  expect(nextPlan(plans, far, 0, 1)).toBeUndefined();
  expect(nextPlan(plans, first, 2, -1)).toBeUndefined();
});

test('a direction starts with the longest plan of the fewest adventurers; without one, as few as possible stay', () => {
  const { plans } = sort(list('deploy 2', 'deploy 1', 'deploy 2 east 1', 'deploy 4 east 1 2', 'deploy 3 east 1 1'));
  expect(firstPlan(plans, 'east')?.action).toBe('deploy 3 east 1 1');
  expect(firstPlan(plans, null)?.action).toBe('deploy 1');
  expect(firstPlan(plans, 'north')).toBeUndefined();
  expect(comeOut(firstPlan(plans, 'east')!)).toBe(3);
});

test('beyond the limit the server is asked, if the plan can be written as an action', () => {
  const { plans } = sort(list('deploy 5', 'deploy 1', 'deploy 5 east 1', 'deploy 2 east 1'));
  expect(asIfPlanned(plans[0]!, 0, 1)).toBe('deploy 6');
  expect(asIfPlanned(plans[2]!, 0, 1)).toBe('deploy 6 east 1');
  expect(asIfPlanned(plans[2]!, 1, 1)).toBe('deploy 6 east 2');
  expect(asIfPlanned(plans[1]!, 0, -1)).toBeUndefined();
  expect(asIfPlanned(plans[3]!, 1, -1)).toBeUndefined();
});

test('where one alone may not rest, the count changes by the allowed step', () => {
  const { plans } = sort(list('deploy 2 east 1', 'deploy 4 east 1 2', 'deploy 5 east 1 3'));
  const far = nextPlan(plans, plans[0]!, 2, 1)!;
  expect(far.action).toBe('deploy 4 east 1 2');
  expect(nextPlan(plans, far, 2, -1)?.action).toBe('deploy 2 east 1');
  expect(asIfPlanned(plans[0]!, 2, -1)).toBeUndefined();
});
