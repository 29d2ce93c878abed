/** Choices that can be selected on the board, each with its effects. */

import { through } from './geometry';
import { ofKind, type Choice, type Place } from './view';

export interface Leg {
  kind: 'glow' | 'push' | 'walk';
  /** Every place of the leg, including the start. */
  places: Place[];
  /** The places that are counted. */
  counted: Place[];
}

export interface Target {
  choice: Choice;
  /** The choice that leads on to it, if it is not asked for yet. */
  via: Choice | null;
  /** Where the adventurer stands now. */
  from: Place;
  /** Where it would go: the highlighted place. */
  to: Place;
  by: number | null;
  legs: Leg[];
  /** The content of the bubble: points, or a picture of the gain. */
  gain: Gain | null;
}

export type Gain = { kind: 'points'; points: number } | { kind: 'thing'; id: string };

/** The targets of these choices, and of those they lead on to. */
export const allTargets = (choices: readonly Choice[]): Target[] => [
  ...targets(choices),
  ...choices.flatMap((via) => targets((via.then ?? []) as Choice[], via)),
];

export function targets(choices: readonly Choice[], via: Choice | null = null): Target[] {
  return choices.flatMap((choice) => {
    const { details } = choice;
    const aimed = (from: Place, to: Place, by: number | null = null) => [
      { choice, via, from, to, by, legs: legs(choice), gain: gain(choice) },
    ];
    switch (details.kind) {
      case 'move':
        return aimed(details.from, details.to, details.by);
      case 'forward':
        return aimed(details.from, details.to);
      case 'act':
      case 'stand-up':
        return aimed(details.from, details.from);
      default:
        return [];
    }
  });
}

/** The legs of a choice: the adventurer's own steps, pushes after them, and the mummy's. */
export function legs(choice: Choice): Leg[] {
  const by = choice.details.kind === 'move' ? Math.abs(choice.details.by) : 0;
  const found: Leg[] = [];
  for (const event of choice.events) {
    if (event.event === 'moved') {
      if (event.cause === 'tunnel' || event.cause === 'last') {
        found.push({ kind: 'glow', places: [event.from, event.to], counted: [] });
        continue;
      }
      const own = by > 0 ? event.way.slice(0, by) : event.way;
      const pushed = event.way.slice(own.length);
      found.push({ kind: 'glow', places: through([event.from, ...own]), counted: by > 0 ? own : [] });
      const turn = own.at(-1);
      if (pushed.length && turn) found.push({ kind: 'push', places: through([turn, ...pushed]), counted: pushed });
    } else if (event.event === 'mummy-moved') {
      found.push({ kind: 'walk', places: through([event.from, ...event.way]), counted: event.way });
    }
  }
  return found;
}

function gain(choice: Choice): Gain | null {
  const points = [...ofKind(choice.events, 'prize-taken'), ...ofKind(choice.events, 'points-scored')];
  if (points.length) return { kind: 'points', points: points.reduce((sum, event) => sum + event.points, 0) };
  for (const event of choice.events) {
    if (event.event === 'key-taken') return { kind: 'thing', id: 'key' };
    if (event.event === 'wild-taken') return { kind: 'thing', id: 'wild' };
    if (event.event === 'scarab-taken') return { kind: 'thing', id: 'scarab-split' };
    if (event.event === 'entered-tomb') return { kind: 'thing', id: 'sarcophagus' };
  }
  return null;
}

/** The adventurers that would fall. */
export const fallers = (choice: Choice) => ofKind(choice.events, 'laid-down');

/** Targets by highlighted place, in path order. */
export function byPlace(all: readonly Target[]): Map<Place, Target[]> {
  const places = new Map<Place, Target[]>();
  for (const target of all) places.set(target.to, [...(places.get(target.to) ?? []), target]);
  return places;
}
