/** The language in use and its texts. Texts read in a component update when the language changes. */

import { untrack } from 'svelte';
import { TITLES } from '../titles';
import type { Message, Values } from './message';
import { settings } from './settings.svelte';
import type { Files } from './title';
import { Words } from './words';

/** The languages and their own names. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' } as const;
export type Language = keyof typeof LANGUAGES;

/** What every table needs. Of a title's texts it needs its own. */
const basics = import.meta.glob<string>('../../../locales/*/{page,table}.ftl', { query: '?raw', import: 'default' });
/** The other texts that are not of one title, without those of the terminal program and of single screens. */
const others = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{page,table,program,learn,explain,yours,analysis,puzzle}.ftl'],
  { query: '?raw', import: 'default' },
);
/** Texts that are needed only when somebody points at something. */
const explanations = import.meta.glob<string>('../../../locales/*/explain.ftl', { query: '?raw', import: 'default' });

/** The files in use, in every language. */
let files: Files = basics;
/** The loading in progress, if any. */
let loading: Promise<void> = Promise.resolve();
/** Are all files loaded that any screen may need? */
let complete = false;

let words: Words | undefined = $state.raw();
let english: Words | undefined = $state.raw();
let missed = false;

function load(language: Language, from: Files): Promise<string[]> {
  const wanted = Object.entries(from).filter(([path]) => path.includes(`/${language}/`));
  return Promise.all(wanted.map(([, get]) => get()));
}

/** The first formatters of a language take long on a slow processor: they are made while its texts are on their way. */
function warmUp(language: Language): void {
  setTimeout(() => new Intl.PluralRules(language).select(2));
  setTimeout(() => new Intl.NumberFormat(language).format(2));
}

/** Loads further texts, now and with every other language. */
export function alsoSpeak(further: Files): Promise<void> {
  const fresh = Object.fromEntries(Object.entries(further).filter(([path]) => !(path in files)));
  if (Object.keys(fresh).length === 0) return loading;
  files = { ...files, ...fresh };
  const chosen = untrack(language);
  const texts = load(chosen, fresh);
  loading = loading.then(async () => {
    // After a change of language the texts in it came with the others.
    const added = await texts;
    if (words?.language === chosen) words = words.with(added);
    missed = false;
  });
  return loading;
}

/** Loads what any screen may need. */
export async function speakAll(): Promise<void> {
  await alsoSpeak(
    Object.assign({}, others, ...TITLES.flatMap(({ messages, screens }) => [messages, screens])) as Files,
  );
  complete = true;
}

/** A part of the page that needs more texts than a table, together with them. */
export const whole = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, speakAll()]))[0];

/** Loads what is said of pieces one points at. */
export async function loadExplanations(): Promise<void> {
  await alsoSpeak(Object.assign({}, explanations, ...TITLES.map((title) => title.explanations)) as Files);
}

/** Where a missing text may be: in a file that is not loaded yet, or else in English. */
function fallBack(): Words | undefined {
  if (!complete) {
    void speakAll();
    return undefined;
  }
  if (!missed && words && words.language !== 'en') {
    missed = true;
    void load('en', files).then((texts) => (english = new Words('en', texts)));
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

/** Speaks a language with the texts in use; at first these are what every table needs. */
export async function speak(chosen: Language): Promise<void> {
  const spoken = files;
  const loaded = load(chosen, spoken);
  warmUp(chosen);
  const texts = await loaded;
  words = new Words(chosen, texts);
  missed = false;
  document.documentElement.lang = chosen;
  // Texts that were asked for meanwhile came in the language before.
  if (files !== spoken) await speak(chosen);
}

export async function switchTo(chosen: Language): Promise<void> {
  settings.set({ language: chosen });
  await speak(chosen);
}

/** A text by its id; empty while it is being loaded. */
export function t(id: string, values: Values = {}): string {
  return words?.term(id, values) ?? fallBack()?.term(id, values) ?? (complete ? `‹${id}›` : '');
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

/** What an answer says on its button (the attribute `answer` of its effect), where there is little room. */
export function renderAnswer(effect: Message, names: readonly string[]): string {
  const values = words?.values(effect, names) ?? {};
  return attribute(effect.id, 'answer', values) ?? t(effect.id, values);
}

/** A message for somebody who follows the game live (its attribute `brief`); empty where it need not be said. */
export function renderBrief(message: Message, names: readonly string[]): string {
  const values = words?.values(message, names) ?? {};
  return attribute(message.id, 'brief', values) ?? t(message.id, values);
}
