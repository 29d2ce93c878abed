/** The language in use and its texts. Texts read in a component update when the language changes. */

import { TITLES } from '../titles';
import type { Message, Values } from './message';
import { settings } from './settings.svelte';
import type { Files } from './title';
import { Words } from './words';

/** The languages and their own names. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' } as const;
export type Language = keyof typeof LANGUAGES;

/** The texts that are not of one title, without those of the terminal program and those that are loaded when needed. */
const shared = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{program,learn,explain,yours}.ftl'],
  { query: '?raw', import: 'default' },
);
/** Texts that are needed only when somebody points at something. */
const explanations = import.meta.glob<string>('../../../locales/*/explain.ftl', { query: '?raw', import: 'default' });

/** Further files of texts that a screen brings along. */
let further: Files = {};

async function load(language: Language): Promise<Words> {
  const files = [shared, further, ...TITLES.map(({ messages }) => messages)];
  const all = files.flatMap(Object.entries<() => Promise<string>>);
  const wanted = all.filter(([path]) => path.includes(`/${language}/`));
  return new Words(language, await Promise.all(wanted.map(([, get]) => get())));
}

/** Loads further texts, now and with every other language. */
export async function alsoSpeak(files: Files): Promise<void> {
  if (Object.keys(files).every((path) => path in further)) return;
  further = { ...further, ...files };
  words = await load(language());
  missed = false;
}

/** Loads what is said of pieces one points at. */
export async function loadExplanations(): Promise<void> {
  await alsoSpeak(Object.assign({}, explanations, ...TITLES.map((title) => title.explanations)) as Files);
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
