/** How scoring categories look, and the pieces that earned points in them. */

import { t } from './i18n.svelte';
import type { Scoring } from './title';
import type { Snapshot } from './types';

export interface Look {
  colour: string;
  /** Light text on it? */
  light: boolean;
  /** The sprite symbol and its view box. */
  art: string;
  box: string;
}

export const look = (colour: string, art: string, light = false, box = '0 0 64 64'): Look => ({
  colour,
  art,
  light,
  box,
});

/** For a category whose look is unknown. */
export const PLAIN_LOOK: Look = look('#b98655', 'logo', false, '0 0 48 48');

export interface Piece {
  /** The sprite symbol and its view box. */
  art: string;
  box: string;
  /** The text beside it. */
  text: string;
}

export const piece = (art: string, text: string | number, box = '0 0 64 64'): Piece => ({
  art,
  box,
  text: String(text),
});

/** The pieces that earned a player's points in a category, as far as the view has them. */
export type Evidence = (snapshot: Snapshot, category: string, seat: number, points: number) => Piece[];

/** What counts in a category, as a sentence. */
export const aboutCategory = (scoring: Scoring, snapshot: Snapshot, category: string): string =>
  t(`scoring-about-${category}`, { points: scoring.worth?.(snapshot, category) ?? 0 });
