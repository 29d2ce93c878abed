/** Choices in a few words. */

import { renderLabel, renderMessage, renderShort, t } from '../../lib/i18n.svelte';
import { effectsInWords, label } from '../../lib/phrases';
import { cardDoes, cardName, cardShort } from './names';
import type { Choice, Details } from './view';

/** The icons of choices that are plain buttons. */
export const PLAIN: Partial<Record<Details['kind'], string>> = {
  roll: 'i-rise',
  'raise-all': 'i-rise',
  'stand-up': 'i-rise',
  reroll: 'i-restart',
  'keep-roll': 'i-check',
  use: 'i-check',
  'take-prize': 'i-check',
  'extra-turn': 'i-check',
  alone: 'i-next',
  decline: 'i-next',
};

/** The text of a button. */
export const sayLabel = ({ effect }: Choice, names: readonly string[]): string =>
  renderLabel(effect, names) ?? renderMessage(effect, names);

export function sayChoice(choice: Choice, names: readonly string[]): string {
  const { details, effects } = choice;
  if (details.kind === 'play' || details.kind === 'add') return label(cardName(details.card), cardDoes(details.card));
  const plain = details.kind in PLAIN && details.kind !== 'stand-up';
  return (!plain && effectsInWords(effects, names)) || sayLabel(choice, names);
}

/** An advised choice: a card with the move it makes, or the choice alone. */
export function sayMove(choice: Choice, then: Choice | null, names: readonly string[]): string {
  const { details } = choice;
  if (!then) {
    return details.kind === 'play' ? label(cardShort(details.card), cardDoes(details.card)) : sayChoice(choice, names);
  }
  const first = 'card' in details && details.card ? cardShort(details.card) : sayLabel(choice, names);
  return label(first, sayChoice(then, names));
}

/** An advised choice beside the hand: where its card is, with what it leads to; what the card does is said there. */
export function sayAdvised(choice: Choice, then: Choice | null, names: readonly string[]): string {
  const { details } = choice;
  if (then?.details.kind === 'add' && 'card' in details)
    return label(cardShort(details.card), sayLabel(then, names).replace(/\.$/, ''));
  if (then || details.kind !== 'play') return sayMove(choice, then, names);
  return t(`page-end-${details.end}`, { card: cardShort(details.card) });
}

/** The effects of a choice without the ways of adventurers, which are drawn. */
export const effectsThere = ({ effects, events }: Choice, names: readonly string[]): string =>
  effectsInWords(
    effects.filter((effect, index) => events[index]?.event !== 'moved' && renderShort(effect, names)),
    names,
  );
