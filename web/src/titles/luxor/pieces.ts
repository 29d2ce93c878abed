/** What cards and tiles look like: the server's data on each, with its sprite symbol. */

import { box } from '../../lib/pieces.svelte';
import type { CardPiece, CardText, Pieces, TilePiece, TileText } from './view';

export const pieces = (): Pieces => box.current as Pieces;

export const cardLook = (card: CardText): CardPiece => pieces().cards[card]!;

export const tilePiece = (tile: TileText): TilePiece => pieces().tiles[tile]!;

export type TileLook =
  | { kind: 'treasure'; picture: 'vase' | 'statue' | 'jewel' | 'artifact'; demand: number; points: number }
  | { kind: 'horus'; eyes: number }
  | { kind: 'osiris'; push: number }
  | {
      kind: 'temple';
      gift: 'scarab' | 'wild' | 'scarab-or-wild' | 'tunnel' | 'favour';
      levels: [number, number] | null;
    };

/** How a tile is drawn. */
export function tileLook(tile: TileText): TileLook {
  const piece = tilePiece(tile);
  switch (piece.kind) {
    case 'treasure': {
      const picture = piece.treasure === 'jewellery' ? 'jewel' : piece.treasure;
      return { kind: 'treasure', picture, demand: piece.demand, points: piece.points };
    }
    case 'artifact':
      return { ...piece, kind: 'treasure', picture: 'artifact' };
    case 'horus':
    case 'osiris':
      return piece;
    case 'favour':
      return { kind: 'temple', gift: 'favour', levels: piece.levels };
    default:
      return { kind: 'temple', gift: piece.kind, levels: null };
  }
}
