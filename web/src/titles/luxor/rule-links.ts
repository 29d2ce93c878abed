/** The rule numbers for each question, piece and event. No rules are decided here. */

import { cardLook, tileLook, type Effect } from './pieces';
import type { Asked, CardText, Event, TileText } from './view';

const ASKED: Record<Asked, string> = {
  play: 'L11',
  use: 'C6',
  add: 'Q4',
  reroll: 'C2',
  move: 'L14',
  act: 'L36',
  prize: 'L38',
  horus: 'L26',
  favour: 'L31',
  'scarab-or-wild': 'L30',
  put: 'Q6',
  rearrange: 'C3',
  'extra-turn': 'C9',
  raise: 'M9',
  'raise-one': 'M9',
  'raise-any': 'M9',
  'mummy-tile': 'M11',
  'tile-move': 'M12',
  discard: 'M12',
  'any-horus': 'M12',
  'free-choice': 'M12',
  'move-card': 'M12',
  'put-out': 'M12',
  nothing: 'L41',
};

const EFFECTS: Record<Effect, string> = {
  number: 'L14',
  'plus-minus': 'L15',
  die: 'L16',
  'up-to': 'L34',
  'up-to-die': 'L35',
  all: 'L36',
  last: 'L37',
  less: 'L38',
  plus: 'Q4',
  'die-plus-minus': 'Q7',
};

const TEMPLE = { scarab: 'L28', wild: 'L29', 'scarab-or-wild': 'L30', favour: 'L31', tunnel: 'L32' } as const;

const EVENTS: Partial<Record<Event['event'], string>> = {
  began: 'L10',
  'character-dealt': 'C1',
  'turn-began': 'L10',
  'card-played': 'L11',
  'card-added': 'Q4',
  'nobody-moved': 'L13',
  rolled: 'L16',
  moved: 'L17',
  stayed: 'Q3',
  activated: 'L20',
  'entered-tomb': 'L21',
  'prize-taken': 'L24',
  'tile-turned': 'L25',
  'key-taken': 'L26',
  'horus-taken': 'L27',
  'horus-turned': 'L27',
  'scarab-taken': 'L28',
  'wild-taken': 'L29',
  'card-drawn': 'L40',
  'card-put': 'Q6',
  reshuffled: 'L40',
  'mummy-moved': 'M3',
  'laid-down': 'M4',
  'talismans-taken': 'M6',
  raised: 'M9',
  'mummy-tile-used': 'M11',
  'mummy-tile-opened': 'M11',
  'points-scored': 'M12',
  'card-discarded': 'M12',
  'card-shifted': 'C3',
  'scarab-put-out': 'M12',
  'keys-given-up': 'C8',
  'extra-turn-won': 'C9',
  ended: 'L41',
};

const CHARACTERS: Record<string, string> = {
  reroll: 'C2',
  rearrange: 'C3',
  'choose-horus': 'C4',
  'extra-point': 'C5',
  forward: 'C6',
  'temple-action': 'C7',
  'special-key': 'C8',
  'extra-turn': 'C9',
};

export const askedRule = (asked: Asked): string => ASKED[asked];
export const characterRule = (character: string): string => CHARACTERS[character] ?? 'C1';
export const eventRule = (event: unknown): string | undefined =>
  EVENTS[(event as Event | null)?.event as Event['event']];

export function cardRule(card: CardText): string {
  const { suit, effect, number } = cardLook(card);
  if (suit === 'equipment' && effect === 'number') return number === 0 ? 'Q3' : 'Q2';
  return EFFECTS[effect];
}

export function tileRule(tile: TileText): string {
  const look = tileLook(tile);
  if (look.kind === 'treasure') return look.picture === 'artifact' ? 'A3' : 'L24';
  return look.kind === 'temple' ? TEMPLE[look.gift] : look.kind === 'horus' ? 'L26' : 'L23';
}
