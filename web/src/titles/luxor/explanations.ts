/** Every subject of Luxor in words, with its rule as the server gives it. */

import { attribute, language, renderMessage, t } from '../../lib/i18n.svelte';
import { effectsInWords } from '../../lib/phrases';
import { groups } from './crowd';
import { spaceOf } from './geometry';
import { cardDoes, cardName, cardShort, mummyTileName, placeName } from './names';
import { cardLook, pieces, tilePiece } from './pieces';
import type { Subject, Thing } from './subjects';
import type { CardText, Place, Space, TileText, View } from './view';
import { effectsThere } from './words';

export interface Words {
  picture: { card: CardText | null } | { mummyTile: string } | { tile: TileText; space: Space } | { art: string };
  kind: string;
  name: string;
  text: string;
  facts: string[];
  rule: string;
  closer?: (() => void) | undefined;
}

/** The sprite symbols of characters whose name is longer. */
const CHARACTERS: Record<string, string> = {
  'choose-horus': 'horus',
  'extra-point': 'point',
  'temple-action': 'temple',
  'special-key': 'key',
  'extra-turn': 'turn',
};

const name = (id: string, values = {}) => t(`about-luxor-${id}`, values);
const text = (id: string, values = {}) => attribute(`about-luxor-${id}`, 'text', values) ?? '';
/** What a card or a character does, as a sentence of its own. */
const sentence = (does: string): string => {
  const said = name('does', { does });
  return said.charAt(0).toLocaleUpperCase(language()) + said.slice(1);
};
const rule = (thing: Thing) => pieces().things[thing] ?? '';
const at = (kind: string, place: string) => t('explain-at', { kind, place });

function cardKind(card: CardText): string {
  const { suit, eyes } = cardLook(card);
  return name(`card-${suit}`, { eyes });
}

function hiddenCard(kind: string): Words {
  return {
    picture: { card: null },
    kind,
    name: name('hidden-card'),
    text: text('hidden-card'),
    facts: [],
    rule: rule('hidden-card'),
  };
}

/** What a tile is called, what it does, and what belongs to it. */
function tileSays(tile: TileText, view: View): Pick<Words, 'kind' | 'name' | 'text' | 'facts'> {
  const piece = tilePiece(tile);
  const said = (id: string, values = {}, kind = name('temple')) => ({
    kind,
    name: name(id, values),
    text: text(id, values),
    facts: [] as string[],
  });
  switch (piece.kind) {
    case 'treasure':
      return { ...said('treasure', piece, name('treasure')), name: t(`treasure-${piece.treasure}`) };
    case 'artifact':
      return { ...said('tile-artifact', piece, name('treasure')) };
    case 'horus': {
      const top = view.horus[piece.eyes - 1]?.top;
      return {
        ...said('tile-horus', piece, t('page-eyes', { count: piece.eyes })),
        facts: top ? [name('fact-card', { card: cardShort(top) })] : [],
      };
    }
    case 'osiris':
      return { ...said('tile-osiris', { number: piece.push }, ''), facts: [`+${piece.push}`] };
    case 'favour':
      return said('tile-favour', { one: piece.levels[0], other: piece.levels[1] });
    default:
      return said(`tile-${piece.kind}`);
  }
}

/** Who stands or lies there, each as a fact. */
const crowdAt = (place: Place, view: View, names: readonly string[]): string[] => [
  ...(groups(view).get(place) ?? []).map(({ seat, count, lying }) =>
    t(lying ? 'page-words-lying' : 'page-words-standing', { player: names[seat] ?? '', count }),
  ),
  ...(view.mummy?.place === place ? [t('page-words-mummy')] : []),
];

function place({ place, view, names, choice, closer }: Extract<Subject, { of: 'place' }>): Words {
  const who = crowdAt(place, view, names);
  const does = choice ? effectsThere(choice, names) || renderMessage(choice.effect, names) : '';
  const facts = (own: string[]) => [...(does ? [`→ ${does}`] : []), ...own, ...who];
  if (place === 'stairs')
    return {
      picture: { art: 'i-step' },
      kind: '',
      name: name('stairs'),
      text: text('stairs'),
      facts: facts([]),
      rule: rule('stairs'),
    };
  if (place === 'tomb')
    return {
      picture: { art: 'sarcophagus' },
      kind: name('fact-wall', { value: view.tomb_value }),
      name: name('tomb'),
      text: text('tomb'),
      facts: facts(view.sarcophagi.map((value) => name('fact-sarcophagus', { value }))),
      rule: rule('tomb'),
    };
  const space = view.path[spaceOf(place) - 1]!;
  const wall = name('fact-wall', { value: space.value });
  if (!space.tile)
    return {
      picture: { art: space.icon ?? 'i-search' },
      kind: placeName(place),
      name: name('empty'),
      text: text('empty'),
      facts: facts([wall]),
      rule: choice?.rule ?? pieces().empty_space,
      closer,
    };
  const tile = tileSays(space.tile, view);
  return {
    ...tile,
    picture: { tile: space.tile, space },
    kind: tile.kind ? at(tile.kind, placeName(place)) : placeName(place),
    facts: facts([wall, ...tile.facts, ...(space.below ? [name('fact-below')] : [])]),
    rule: tilePiece(space.tile).rule,
    closer,
  };
}

export function explanation(subject: Subject): Words {
  switch (subject.of) {
    case 'place':
      return place(subject);
    case 'card': {
      const { card, where, left, right } = subject;
      const kind = name(`in-${where}`);
      if (card === null) return hiddenCard(kind);
      const does = cardDoes(card);
      return {
        picture: { card },
        kind: at(cardKind(card), kind),
        name: cardShort(card),
        text: where === 'middle' ? name('does-later', { does, left, right }) : sentence(does),
        facts: [],
        rule: cardLook(card).rule,
      };
    }
    case 'seen': {
      const kind = name('in-hand-of', { name: subject.name });
      if (subject.card === null) return hiddenCard(kind);
      return {
        picture: { card: subject.card },
        kind: at(cardKind(subject.card), kind),
        name: cardShort(subject.card),
        text: sentence(cardDoes(subject.card)),
        facts: [t('page-card-known')],
        rule: cardLook(subject.card).rule,
      };
    }
    case 'pile': {
      const { thing, card, count, eyes } = subject;
      const left = name('fact-left', { count });
      return {
        picture: { card },
        kind: at(name(thing), eyes ? t('page-eyes', { count: eyes }) : left),
        name: thing === 'horus-stack' && card ? cardShort(card) : name(thing),
        text: thing === 'horus-stack' && card ? `${sentence(cardDoes(card))} ${text(thing)}`.trim() : text(thing),
        facts: eyes ? [left] : [],
        rule: rule(thing),
      };
    }
    case 'thing': {
      const { thing, art, kind = '', number = 0, facts = [] } = subject;
      const module = ['mummy', 'equipment', 'artifacts', 'characters'].includes(thing);
      const values = { number: thing === 'artifact' ? pieces().artifact_bonus : number };
      return {
        picture: { art },
        kind: module ? name('module') : kind,
        name: module ? t(`module-${thing}`) : name(thing, values),
        text: module ? t(`module-${thing}-about`) : text(thing, values),
        facts,
        rule: rule(thing),
      };
    }
    case 'standing': {
      const { total, parts, unknown } = subject.player.standing;
      const { categories } = pieces();
      return {
        picture: { art: `pawn-${subject.seat + 1}` },
        kind: t('explain-if-over', { name: subject.name }),
        name: t('explain-points', { count: total }),
        text: text('standing', { collected: parts[0] ?? 0 }),
        facts: [
          ...parts.flatMap((count, index) =>
            count ? [t('explain-part', { category: t(categories[index] ?? ''), count })] : [],
          ),
          ...(unknown
            ? [t('explain-part', { category: t('scarabs'), count: t('explain-unknown', { count: unknown }) })]
            : []),
        ],
        rule: rule('standing'),
      };
    }
    case 'mummy-tile':
      return {
        picture: { mummyTile: subject.tile },
        kind: at(name('mummy-tile'), name('fact-costs', { count: subject.cost })),
        name: mummyTileName(subject.tile),
        text: text('mummy-tile', { tile: mummyTileName(subject.tile) }),
        facts: [],
        rule: pieces().mummy_tiles[subject.tile]?.rule ?? '',
      };
    case 'character':
      return {
        picture: { art: `ch-${CHARACTERS[subject.character] ?? subject.character}` },
        kind: at(name('character'), subject.name),
        name: t(`character-${subject.character}`),
        text: sentence(attribute(`character-${subject.character}`, 'does') ?? ''),
        facts: [],
        rule: pieces().characters[subject.character] ?? '',
      };
    case 'choice': {
      const { choice, names, card, art, mummyTile } = subject;
      const effects = card ? '' : effectsInWords(choice.effects, names);
      return {
        picture: card !== undefined ? { card } : mummyTile ? { mummyTile } : { art: art ?? 'i-check' },
        kind: t('explain-choice'),
        name: subject.name || (card ? cardName(card) : ''),
        text: [renderMessage(choice.effect, names), card ? sentence(cardDoes(card)) : ''].join(' ').trim(),
        facts: effects ? [effects] : [],
        rule: choice.rule,
      };
    }
  }
}
