/** Names of pieces in the reader's language. */

import { attribute, t } from '../../lib/i18n.svelte';
import { cardId, cardLook, mummyTileLook, tileId, tileLook } from './pieces';
import type { CardText, Place, TileText } from './view';

export function cardName(card: CardText | null): string {
  if (card === null) return t('card-hidden');
  const look = cardLook(card);
  const name = t(cardId(card), { number: look.number });
  if (look.suit === 'horus') return t('page-card-horus', { card: name, eyes: look.eyes });
  return look.suit === 'equipment' ? t('page-card-equipment', { card: name }) : name;
}

/** A short card name, for use beside its picture. */
export function cardShort(card: CardText | null): string {
  if (card === null) return t('card-hidden');
  const values = { number: cardLook(card).number };
  return attribute(cardId(card), 'short', values) ?? t(cardId(card), values);
}

/** What a card does, as a clause. */
export function cardDoes(card: CardText | null): string {
  return card === null ? '' : (attribute(cardId(card), 'does', { number: cardLook(card).number }) ?? '');
}

/** A tile in a few words: what it needs and gives. */
export function tileWords(tile: TileText): string {
  const look = tileLook(tile);
  const name = t(tileId(tile));
  if (look.kind === 'treasure')
    return t('page-tile-treasure', { tile: name, points: look.points, demand: look.demand });
  if (look.kind === 'horus') return t('page-tile-horus', { tile: name, eyes: look.eyes });
  return look.kind === 'osiris' ? t('page-tile-osiris', { tile: name, number: look.push }) : name;
}

export function mummyTileName(tile: string): string {
  const look = mummyTileLook(tile);
  return t(`mummy-tile-${look.kind}`, { number: look.number });
}

/** A place as it stands in a sentence: “space 17”, “the stairs”. */
export function placeName(place: Place): string {
  return place === 'stairs' || place === 'tomb' ? t(`place-${place}`) : t('page-space', { number: Number(place) });
}
