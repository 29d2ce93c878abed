/** Every subject of Expedition Luxor in words, with its rule as the server gives it. */

import { attribute, renderMessage, t } from '../../lib/i18n.svelte';
import { effectsInWords } from '../../lib/phrases';
import { box } from '../../lib/pieces.svelte';
import type { Subject, Thing } from './subjects';
import { actionArt, face, type LandTile, type Pieces, type Tile } from './types';

export interface Words {
  picture: { tile: Tile } | { art: string };
  kind: string;
  name: string;
  text: string;
  facts: string[];
  rule: string;
}

const pieces = () => box.current as Pieces;
const name = (id: string, values = {}) => t(`about-expedition-${id}`, values);
const text = (id: string, values = {}) => attribute(`about-expedition-${id}`, 'text', values) ?? '';
const rule = (thing: Thing) => pieces().things[thing] ?? '';
const at = (kind: string, place: string) => t('explain-at', { kind, place });
const worth = (building: string) => pieces().worth[`expedition-${building}s`] ?? 0;

/** What a tile asks of those who enter, and what it gives. */
function tileSays(tile: Tile): string {
  const { terrain, building } = face(tile);
  const { staying, most } = pieces();
  const enter = name(terrain, { stay: staying[terrain] ?? 0, most });
  if (!building) return enter;
  const building_ = t(`expedition-building-${building}`);
  return name('holds', { text: enter, points: worth(building), building: building_ });
}

function onTile({ stack, ship, snakes }: LandTile, names: readonly string[]): string[] {
  const top = stack.at(-1);
  return [
    ...(top === undefined
      ? []
      : [
          name('fact-room', { count: stack.length, most: pieces().most }),
          name('fact-top', { name: names[top] ?? '' }),
        ]),
    ...(ship === null ? [] : [t('land-ship-of', { name: names[ship] ?? '' })]),
    ...(snakes ? [t('expedition-action-snakes')] : []),
  ];
}

const ruleOfTile = (tile: Tile): string => (face(tile).building ? rule('standing') : pieces().entering);

export function explanation(subject: Subject): Words {
  switch (subject.of) {
    case 'land': {
      const { tile, names, choice } = subject;
      return {
        picture: { tile: tile.tile },
        kind: at(t(`expedition-terrain-${tile.terrain}`), tile.cell),
        name: t(`expedition-tile-${tile.tile}`),
        text: tileSays(tile.tile),
        facts: [...(choice ? [`→ ${choice}`] : []), ...onTile(tile, names)],
        rule: tile.snakes ? (pieces().actions['snakes'] ?? '') : ruleOfTile(tile.tile),
      };
    }
    case 'cell':
      return {
        picture: { art: 'i-plus' },
        kind: subject.cell,
        name: name('free'),
        text: text('free'),
        facts: [`→ ${subject.choice}`],
        rule: subject.rule,
      };
    case 'held': {
      const { tile, back } = subject.held;
      const kind = at(t('land-back-number', { back }), name('in-hand'));
      if (!tile)
        return {
          picture: { art: 'i-lock' },
          kind,
          name: name('hidden-tile'),
          text: text('hidden-tile'),
          facts: [],
          rule: rule('hidden-tile'),
        };
      const says = tileSays(tile);
      return {
        picture: { tile },
        kind,
        name: t(`expedition-tile-${tile}`),
        text: face(tile).building === 'camp' ? name('lay-camp', { text: says }) : says,
        facts: [],
        rule: ruleOfTile(tile),
      };
    }
    case 'action':
      return {
        picture: { art: actionArt(subject.tile) },
        kind: name('action'),
        name: t(`expedition-action-${subject.tile}`),
        text: name(`action-${subject.tile}`),
        facts: [],
        rule: pieces().actions[subject.tile] ?? '',
      };
    case 'thing': {
      const { thing, art, kind = '', number = 0, facts = [] } = subject;
      const module = thing === 'new-adventures';
      const category = thing === 'captured' ? 'expedition-captured' : `expedition-${thing}s`;
      const values = { number, points: pieces().worth[category] ?? 0 };
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
      const { total, parts } = subject.seat.standing;
      const { categories } = pieces();
      return {
        picture: { art: `pawn-${subject.seat.seat + 1}` },
        kind: t('explain-if-over', { name: subject.name }),
        name: t('explain-points', { count: total }),
        text: text('standing'),
        facts: parts.flatMap((count, index) =>
          count ? [t('explain-part', { category: t(categories[index] ?? ''), count })] : [],
        ),
        rule: rule('standing'),
      };
    }
    case 'choice': {
      const { choice, names, art } = subject;
      const effects = effectsInWords(choice.effects, names);
      return {
        picture: { art: art ?? 'i-check' },
        kind: t('explain-choice'),
        name: subject.name,
        text: renderMessage(choice.effect, names),
        facts: effects ? [effects] : [],
        rule: choice.rule,
      };
    }
  }
}
