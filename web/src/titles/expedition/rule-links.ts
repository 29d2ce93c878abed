/** The rule numbers for each question, tile and event. */

import type { ActionTile, ExpeditionEvent, Phase } from './types';

const PHASES: Record<Phase['name'], string> = {
  keep: 'X2',
  lay: 'X5',
  deploy: 'X7',
  adventure: 'N2',
  from: 'N2',
  to: 'N2',
  over: 'X13',
};
const ACTIONS: Record<ActionTile, string> = { ship: 'N3', caravan: 'N4', snakes: 'N5', sandstorm: 'N6' };
const EVENTS: Record<ExpeditionEvent['event'], string> = {
  begins: 'X4',
  kept: 'X2',
  start: 'X3',
  turn: 'X5',
  laid: 'X6',
  deployed: 'X8',
  drew: 'X5',
  stopped: 'X5',
  chose: 'N2',
  shipped: 'N3',
  moved: 'N4',
  snaked: 'N5',
  swept: 'N6',
  drew_action: 'N2',
  over: 'X12',
};

export const phaseRule = (phase: Phase): string => ('tile' in phase ? ACTIONS[phase.tile] : PHASES[phase.name]);
export const actionRule = (tile: ActionTile): string => ACTIONS[tile];
export const eventRule = (event: unknown): string | undefined =>
  EVENTS[(event as ExpeditionEvent | null)?.event as ExpeditionEvent['event']];
