/** The listed choices, grouped by how they are made. No rules here. */

import type { ActionTile, Choice, Details, Direction, Tile } from './types';

type Of<K extends Details['kind']> = Extract<Details, { kind: K }>;

export type Lay = Of<'lay'> & { choice: Choice };

/** A plan: how many rest in the camp and on each tile in one direction. */
export interface Plan {
  direction: Direction | null;
  /** The camp first, then tile by tile. */
  rests: number[];
  action: string;
  choice: Choice;
}

export interface Sorted {
  /** By tile. */
  keep: Map<Tile, Choice>;
  lays: Lay[];
  plans: Plan[];
  /** By action tile. */
  use: Map<ActionTile, Choice>;
  /** By cell: a mountain to leave, or a target. */
  cells: Map<string, Choice>;
  stop: Choice | undefined;
  pass: Choice | undefined;
}

export function sort(choices: readonly Choice[]): Sorted {
  const sorted: Sorted = {
    keep: new Map(),
    lays: [],
    plans: [],
    use: new Map(),
    cells: new Map(),
    stop: undefined,
    pass: undefined,
  };
  for (const choice of choices) {
    const { details } = choice;
    switch (details.kind) {
      case 'keep':
        sorted.keep.set(details.tile, choice);
        break;
      case 'lay':
        sorted.lays.push({ ...details, choice });
        break;
      case 'deploy':
        sorted.plans.push({ direction: details.direction, rests: details.rests, action: choice.action, choice });
        break;
      case 'use':
        sorted.use.set(details.tile, choice);
        break;
      case 'from':
      case 'to':
        sorted.cells.set(details.cell, choice);
        break;
      default:
        sorted[details.kind] = choice;
    }
  }
  return sorted;
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
