/** The language in use and its texts. Texts read in a component update when the language changes. */

import type { Message, Values } from './message';
import { settings } from './settings.svelte';
import { Words } from './words';

/** The languages and their own names. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' } as const;
export type Language = keyof typeof LANGUAGES;

/** Without the texts of the terminal program. */
const files = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/*/program.ftl',
    '../../../titles/*/locales/*/*.ftl',
    '!../../../titles/*/locales/*/terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
);

async function load(language: Language): Promise<Words> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return new Words(language, await Promise.all(wanted.map(([, get]) => get())));
}

let words: Words | undefined = $state.raw();
let english: Words | undefined = $state.raw();
let missed = false;

/** English is the fallback for missing texts, loaded only when needed. */
function fallBack(): Words | undefined {
  if (!missed && words && words.language !== 'en') {
    missed = true;
    void load('en').then((loaded) => (english = loaded));
  }
  return english;
}

export function language(): Language {
  return (words?.language ?? 'en') as Language;
}

/** The stored language, or else the first of the browser's languages that we have. */
export function preferred(chosen: string | undefined, spoken: readonly string[]): Language {
  const known = [chosen, ...spoken].map((tag) => tag?.slice(0, 2).toLowerCase());
  return (known.find((tag) => tag !== undefined && tag in LANGUAGES) ?? 'en') as Language;
}

export async function speak(chosen: Language): Promise<void> {
  words = await load(chosen);
  missed = false;
  document.documentElement.lang = chosen;
}

export async function switchTo(chosen: Language): Promise<void> {
  settings.set({ language: chosen });
  await speak(chosen);
}

/** A text by its id. */
export function t(id: string, values: Values = {}): string {
  return words?.term(id, values) ?? fallBack()?.term(id, values) ?? `‹${id}›`;
}

/** An attribute of a text, or undefined. */
export function attribute(id: string, name: string, values: Values = {}): string | undefined {
  return (
    words?.text(id, values, name) ??
    (words?.text(id, values) === undefined ? fallBack()?.text(id, values, name) : undefined)
  );
}

/** A message of the server as a sentence, with the players' names. */
export function renderMessage(message: Message, names: readonly string[]): string {
  const values = words?.values(message, names) ?? {};
  return t(message.id, values);
}

/** A message in a few words (its attribute `short`); empty where it need not be said. */
export function renderShort(message: Message, names: readonly string[]): string {
  const values = words?.values(message, names) ?? {};
  return attribute(message.id, 'short', values) ?? t(message.id, values);
}

/** The text of a button for a choice (its attribute `label`); undefined if it has none. */
export function renderLabel(effect: Message, names: readonly string[]): string | undefined {
  return attribute(effect.id, 'label', words?.values(effect, names) ?? {});
}

/** A message for somebody who follows the game live (its attribute `brief`); empty where it need not be said. */
export function renderBrief(message: Message, names: readonly string[]): string {
  const values = words?.values(message, names) ?? {};
  return attribute(message.id, 'brief', values) ?? t(message.id, values);
}
