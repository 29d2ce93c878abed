/** The listed choices, grouped by how they are made. No rules here. */

import type { Choice } from '../../lib/types';
import type { Direction } from './types';

export interface Lay {
  back: number;
  tile: string;
  cell: string;
  action: string;
}

/** A plan: how many rest in the camp and on each tile in one direction. */
export interface Plan {
  direction: Direction | null;
  /** The camp first, then tile by tile. */
  rests: number[];
  action: string;
}

export interface Sorted {
  /** By tile. */
  keep: Map<string, string>;
  lays: Lay[];
  plans: Plan[];
  /** By action tile. */
  use: Map<string, string>;
  /** By cell: a mountain to leave, or a target. */
  cells: Map<string, string>;
  stop: string | undefined;
  pass: string | undefined;
}

export function sort(choices: readonly Pick<Choice, 'action'>[]): Sorted {
  const sorted: Sorted = {
    keep: new Map(),
    lays: [],
    plans: [],
    use: new Map(),
    cells: new Map(),
    stop: undefined,
    pass: undefined,
  };
  for (const { action } of choices) {
    const [verb, ...rest] = action.split(' ');
    if (verb === 'keep') sorted.keep.set(rest[0]!, action);
    else if (verb === 'lay') sorted.lays.push({ back: Number(rest[0]), tile: rest[1]!, cell: rest[3]!, action });
    else if (verb === 'deploy') sorted.plans.push(plan(rest, action));
    else if (verb === 'use') sorted.use.set(rest[0]!, action);
    else if (verb === 'from' || verb === 'to') sorted.cells.set(rest[0]!, action);
    else if (verb === 'stop') sorted.stop = action;
    else if (verb === 'pass') sorted.pass = action;
  }
  return sorted;
}

/** `4 east 1 2`: four leave the supply, one rests on the next tile, two on the one after, so one stays in the camp. */
function plan([total, direction, ...left]: string[], action: string): Plan {
  const rests = left.map(Number);
  const gone = rests.reduce((sum, count) => sum + count, 0);
  return { direction: (direction as Direction | undefined) ?? null, rests: [Number(total) - gone, ...rests], action };
}

/** The directions of all plans; null means that everybody stays. */
export function directions(plans: readonly Plan[]): (Direction | null)[] {
  const order: (Direction | null)[] = [null, 'north', 'east', 'south', 'west'];
  return order.filter((direction) => plans.some((one) => one.direction === direction));
}

/** How many leave the camp's supply in total. */
export const comeOut = ({ rests }: Pick<Plan, 'rests'>): number => rests.reduce((all, count) => all + count, 0);

/** The initial plan of a direction: as far as possible, with as few as possible. */
export function firstPlan(plans: readonly Plan[], direction: Direction | null): Plan | undefined {
  const open = plans.filter((one) => one.direction === direction);
  return open.sort((a, b) => b.rests.length - a.rests.length || comeOut(a) - comeOut(b))[0];
}

/** How many tiles beyond the camp the plans of this direction reach. */
export function reach(plans: readonly Plan[], direction: Direction | null): number {
  return Math.max(0, ...plans.filter((one) => one.direction === direction).map((one) => one.rests.length - 1));
}

/**
 * The listed plan nearest to `from` with more or fewer at place `at`, by one if that is listed; undefined if there is
 * none.
 */
export function nextPlan(plans: readonly Plan[], from: Plan, at: number, by: 1 | -1): Plan | undefined {
  const added = (one: Plan) => ((one.rests[at] ?? 0) - (from.rests[at] ?? 0)) * by;
  const length = reach(plans, from.direction) + 1;
  const distance = (one: Plan) => {
    let all = 0;
    for (let i = 0; i < length; i++) all += Math.abs((one.rests[i] ?? 0) - (from.rests[i] ?? 0));
    return all;
  };
  const open = plans.filter((one) => one.direction === from.direction && added(one) > 0);
  return open.sort((a, b) => added(a) - added(b) || distance(a) - distance(b) || comeOut(a) - comeOut(b))[0];
}

/**
 * The unlisted action with one more or one fewer at place `at`, so that the server can say why it is illegal.
 * Undefined if nobody would rest there.
 */
export function asIfPlanned({ direction, rests }: Plan, at: number, by: 1 | -1): string | undefined {
  const wanted = rests.map((count, place) => (place === at ? count + by : count));
  if (!wanted[at]) return undefined;
  const left = wanted.slice(1);
  return ['deploy', comeOut({ rests: wanted }), ...(direction ? [direction, ...left] : [])].join(' ');
}
