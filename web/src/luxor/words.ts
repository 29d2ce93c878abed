/** A choice in a few words. */

import { renderShort, t } from '../lib/i18n.svelte';
import { cardDoes, cardName } from './names';
import type { Choice, View } from './view';

/** What stands on the button of a choice that only names itself. */
export const PLAIN: Record<string, [label: string, icon: string]> = {
  'roll': ['page-do-roll', 'i-rise'],
  'reroll': ['page-do-reroll', 'i-restart'],
  'keep roll': ['page-do-keep', 'i-check'],
  'use card': ['page-do-use', 'i-check'],
  'extra turn': ['page-do-extra-turn', 'i-check'],
  'add none': ['page-do-alone', 'i-next'],
  'decline': ['page-do-decline', 'i-next'],
};

/** The label of such a choice; what declining means depends on the question. */
export function sayPlain(action: string, view: View): string {
  const declining = view.asked === 'raise' ? 'page-do-play' : view.asked === 'rearrange' ? 'page-do-leave' : 'page-do-decline';
  return t(action === 'decline' ? declining : (PLAIN[action]?.[0] ?? action), { face: view.in_play?.roll ?? 0 });
}

export function sayChoice(choice: Choice, view: View, names: readonly string[]): string {
  if (choice.action in PLAIN) return sayPlain(choice.action, view);
  const card = choice.events.find((event) => event.event === 'card-played' || event.event === 'card-added');
  if (card && 'card' in card) return `${cardName(card.card)}: ${cardDoes(card.card)}`;
  return choice.effects.map((effect) => renderShort(effect, names)).filter(Boolean).join(', ') || choice.action;
}
