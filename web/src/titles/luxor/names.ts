/** Names of pieces in the reader's language. */

import { attribute, t } from '../../lib/i18n.svelte';
import { cardLook, pieces, tilePiece } from './pieces';
import type { CardText, Place, TileText } from './view';

export function cardName(card: CardText | null): string {
  if (card === null) return t('card-hidden');
  const { name: id, number, suit, eyes } = cardLook(card);
  const name = t(id, { number });
  if (suit === 'horus') return t('page-card-horus', { card: name, eyes });
  return suit === 'equipment' ? t('page-card-equipment', { card: name }) : name;
}

/** A short card name, for use beside its picture. */
export function cardShort(card: CardText | null): string {
  if (card === null) return t('card-hidden');
  const { name, number } = cardLook(card);
  return attribute(name, 'short', { number }) ?? t(name, { number });
}

/** What a card does, as a clause. */
export function cardDoes(card: CardText | null): string {
  if (card === null) return '';
  const { name, number } = cardLook(card);
  return attribute(name, 'does', { number }) ?? '';
}

/** What a card does, where there is little room. */
export function cardAnswer(card: CardText | null): string {
  if (card === null) return '';
  const { name, number } = cardLook(card);
  return attribute(name, 'answer', { number }) ?? cardDoes(card);
}

/** A tile in a few words: what it needs and gives. */
export function tileWords(tile: TileText): string {
  const piece = tilePiece(tile);
  const name = t(piece.name);
  switch (piece.kind) {
    case 'treasure':
    case 'artifact':
      return t('page-tile-treasure', { tile: name, points: piece.points, demand: piece.demand });
    case 'horus':
      return t('page-tile-horus', { tile: name, eyes: piece.eyes });
    case 'osiris':
      return t('page-tile-osiris', { tile: name, number: piece.push });
    default:
      return name;
  }
}

export function mummyTileName(tile: string): string {
  const { name, number } = pieces().mummy_tiles[tile]!;
  return t(name, { number });
}

/** A place as it stands in a sentence: “space 17”, “the stairs”. */
export function placeName(place: Place): string {
  return place === 'stairs' || place === 'tomb' ? t(`place-${place}`) : t('page-space', { number: Number(place) });
}
