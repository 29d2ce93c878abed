/** How Luxor tells choices that are compared. */

import { series } from '../../lib/phrases';
import type { Files } from '../../lib/title';
import type { Choice as AnyChoice } from '../../lib/types';
import type { Choice } from './view';
import { sayChoice, sayMove } from './words';

export { default as Held } from './HeldCards.svelte';
export { default as Played } from './PlayedCard.svelte';

/** A card with the moves it makes, or the choice alone. */
export function say(parts: readonly AnyChoice[], names: readonly string[]): string {
  const [first, second, ...more] = parts as readonly Choice[];
  if (!first) return '';
  const said = sayMove(first, second ?? null, names);
  return series([said, ...more.map((part) => sayChoice(part, names))], 'page-clauses');
}

export const words: Files = import.meta.glob<string>('../../../../titles/luxor/locales/*/analysis.ftl', {
  query: '?raw',
  import: 'default',
});
