/** Maps the server's short texts to names and sprite symbols. */

import type { CardText, TileText } from './view';

export type TileLook =
  | { kind: 'treasure'; picture: 'vase' | 'statue' | 'jewel' | 'artifact'; demand: number; points: number }
  | { kind: 'horus'; eyes: number }
  | { kind: 'osiris'; push: number }
  | {
      kind: 'temple';
      gift: 'scarab' | 'wild' | 'scarab-or-wild' | 'tunnel' | 'favour';
      levels: [number, number] | null;
    };

export function tileLook(text: TileText): TileLook {
  const words = text.split('-');
  const number = (index: number) => Number(words[index]);
  switch (words[0]) {
    case 'vase':
    case 'statue':
    case 'artifact':
      return { kind: 'treasure', picture: words[0], demand: number(1), points: number(2) };
    case 'jewellery':
      return { kind: 'treasure', picture: 'jewel', demand: number(1), points: number(2) };
    case 'horus':
      return { kind: 'horus', eyes: number(1) };
    case 'osiris':
      return { kind: 'osiris', push: number(1) };
    case 'favour':
      return { kind: 'temple', gift: 'favour', levels: [number(1), number(2)] };
    default:
      return { kind: 'temple', gift: text as 'scarab' | 'wild' | 'scarab-or-wild' | 'tunnel', levels: null };
  }
}

/** The message id of a tile's name. */
export function tileId(text: TileText): string {
  const look = tileLook(text);
  if (look.kind === 'treasure') return `tile-${look.picture === 'jewel' ? 'jewellery' : look.picture}`;
  return look.kind === 'temple' ? `tile-${text}` : `tile-${look.kind}`;
}

export type Effect =
  'number' | 'plus-minus' | 'die' | 'up-to' | 'up-to-die' | 'all' | 'last' | 'less' | 'plus' | 'die-plus-minus';

export interface CardLook {
  suit: 'basic' | 'horus' | 'equipment';
  eyes: number;
  effect: Effect;
  number: number;
}

export function cardLook(text: CardText): CardLook {
  const horus = /^horus(\d) /.exec(text);
  const equipment = text.startsWith('equipment ');
  const word = text.replace(/^(horus\d|equipment) /, '');
  const digit = Number(/\d/.exec(word)?.[0] ?? 0);
  const effect: Effect =
    word === '+-1'
      ? 'plus-minus'
      : word === 'die'
        ? 'die'
        : word === 'die+-1'
          ? 'die-plus-minus'
          : word === '1-die'
            ? 'up-to-die'
            : word === 'last'
              ? 'last'
              : word.startsWith('1-')
                ? 'up-to'
                : word.startsWith('all')
                  ? 'all'
                  : word.startsWith('less')
                    ? 'less'
                    : word.endsWith('+')
                      ? 'plus'
                      : 'number';
  const number =
    effect === 'up-to' ? Number(word.slice(2)) : ['number', 'all', 'less', 'plus'].includes(effect) ? digit : 0;
  return { suit: horus ? 'horus' : equipment ? 'equipment' : 'basic', eyes: Number(horus?.[1] ?? 0), effect, number };
}

/** The message id of a card's name; its number is an argument. */
export function cardId(text: CardText): string {
  const look = cardLook(text);
  return look.suit === 'horus' ? `card-horus${look.eyes}-${look.effect}` : `card-${look.effect}`;
}

export interface MummyTileLook {
  kind: string;
  number: number;
  /** Its sprite symbol. */
  picture: string;
}

const MUMMY_PICTURES: Record<string, string> = {
  'swap-hand': 'i-restart',
  rearmost: 'i-next',
  one: 'i-next',
  all: 'i-next',
  points: 'crown',
  'horus-card': 'eye',
  'free-choice': 'key',
  'move-card': 'i-share',
  scarab: 'scarab-split',
  'least-points': 'vase',
  keys: 'key',
  'per-treasures': 'jewel',
  'extra-turn': 'i-replay',
  'other-scarab': 'scarab-split',
};

export function mummyTileLook(text: string): MummyTileLook {
  const [kind = '', number] = text.split(' ');
  return { kind, number: Number(number ?? 0), picture: MUMMY_PICTURES[kind] ?? 'talisman' };
}
