/** Choices in a few words. */

import { t } from '../../lib/i18n.svelte';
import { effectsInWords, label } from '../../lib/phrases';
import { cardDoes, cardName, placeName } from './names';
import type { Asked, Choice, View } from './view';

/** The labels of choices without parameters. */
export const PLAIN: Record<string, [label: string, icon: string]> = {
  roll: ['page-do-roll', 'i-rise'],
  'raise all': ['page-do-raise-all', 'i-rise'],
  reroll: ['page-do-reroll', 'i-restart'],
  'keep roll': ['page-do-keep', 'i-check'],
  'use card': ['page-do-use', 'i-check'],
  'take treasure': ['page-do-take-prize', 'i-check'],
  'extra turn': ['page-do-extra-turn', 'i-check'],
  'add none': ['page-do-alone', 'i-next'],
  decline: ['page-do-decline', 'i-next'],
};

/** The prefix of choices that raise one adventurer. */
export const STAND_UP = 'stand up ';

/** The label of declining, where the question gives it its own. */
const DECLINING: Partial<Record<Asked, string>> = {
  raise: 'page-do-play',
  'raise-one': 'page-do-leave-lying',
  'raise-any': 'page-do-leave-lying',
  rearrange: 'page-do-leave',
  prize: 'page-do-leave-prize',
};

/** The label of such a choice; for declining it depends on the question. */
export function sayPlain(action: string, view: View): string {
  if (action.startsWith(STAND_UP)) return t('page-do-stand-up');
  return t(action === 'decline' ? (DECLINING[view.asked] ?? 'page-do-decline') : (PLAIN[action]?.[0] ?? action), {
    face: view.in_play?.roll ?? 0,
  });
}

export function sayChoice(choice: Choice, view: View, names: readonly string[]): string {
  if (choice.action in PLAIN) return sayPlain(choice.action, view);
  const card = choice.events.find((event) => event.event === 'card-played' || event.event === 'card-added');
  if (card && 'card' in card) return label(cardName(card.card), cardDoes(card.card));
  return effectsInWords(choice.effects, names) || sayByName(choice.action);
}

/** A choice without known effects: chance decides them, or another question follows. */
function sayByName(action: string): string {
  const [verb, what] = action.split(' ');
  if (verb === 'take') return t(`page-take-${what}`);
  return verb === 'act' && what ? placeName(what) : action;
}
