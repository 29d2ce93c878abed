import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { preferred } from '../../src/lib/i18n.svelte';
import { read } from '../../src/lib/router.svelte';
import type { Message } from '../../src/lib/types';
import { Words } from '../../src/lib/words';

const shared = new URL('../../../locales/', import.meta.url);
const titles = new URL('../../../titles/', import.meta.url);
const roots = [shared, ...readdirSync(titles).map((title) => new URL(`${title}/locales/`, titles))];
const languages = readdirSync(shared);

/** Used only by the terminal program. */
const TERMINAL = ['program.ftl', 'terminal.ftl'];

function texts(language: string, without: readonly string[] = []): string[] {
  return roots
    .map((root) => new URL(`${language}/`, root))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ftl') && !without.includes(name))
        .sort()
        .map((name) => readFileSync(new URL(name, folder), 'utf8')),
    );
}

/** Every id with its attributes and the names of its arguments. */
function shape(language: string, without: readonly string[] = []): Map<string, string> {
  const shapes = new Map<string, string>();
  for (const text of texts(language, without)) {
    for (const { id, value, attributes } of new FluentResource(text).body) {
      const names = (pattern: unknown) =>
        [
          ...new Set(
            [...JSON.stringify(pattern ?? '').matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1]),
          ),
        ].sort();
      shapes.set(
        id,
        JSON.stringify([
          names(value),
          ...Object.keys(attributes)
            .sort()
            .map((name) => [name, names(attributes[name])]),
        ]),
      );
    }
  }
  return shapes;
}

describe.each(languages)('the texts in %s', (language) => {
  it('have the same ids, attributes and arguments as the English ones', () => {
    const [english, other] = [shape('en'), shape(language)];
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, shape] of english) expect(`${id} ${other.get(id)}`).toBe(`${id} ${shape}`);
  });

  it('can all be formatted', () => {
    const words = new Words(language, texts(language, TERMINAL));
    for (const id of shape(language, TERMINAL).keys())
      expect(words.text(id, { number: 2, count: 2 }), id).toBeDefined();
  });
});

it('every text the page uses exists in English, among those it loads', () => {
  const known = shape('en', TERMINAL);
  const sources = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name),
  );
  for (const name of sources) {
    const code = readFileSync(new URL(`../../src/${name}`, import.meta.url), 'utf8');
    for (const [, id] of code.matchAll(/\bt\('([a-z0-9-]+)'/g)) expect(known.has(id!), `${id} in ${name}`).toBe(true);
  }
});

it('formats numbers of places, cards and players', () => {
  const words = new Words('en', texts('en'));
  expect(words.term('place-17')).toBe('17');
  const message: Message = {
    id: 'luxor-card-played',
    args: [
      ['player', { type: 'seat', value: 1 }],
      ['card', { type: 'term', value: 'card-horus1-up-to' }],
      ['number', { type: 'number', value: 4 }],
    ],
  };
  expect(words.text(message.id, words.values(message, ['Mira', 'Jonas']))).toBe('Jonas plays “1–4”.');
});

it('chooses a language', () => {
  expect(preferred(undefined, ['pt-BR', 'nl-BE', 'en'])).toBe('nl');
  expect(preferred('fr', ['de'])).toBe('fr');
  expect(preferred(undefined, ['xx'])).toBe('en');
});

it('parses URLs', () => {
  expect(read('/')).toEqual({ screen: 'start' });
  expect(read('/g/abc')).toEqual({ screen: 'game', game: 'abc' });
  expect(read('/replay/abc', new URLSearchParams('at=12'))).toEqual({ screen: 'replay', game: 'abc', at: 12 });
  expect(read('/rules/L21')).toEqual({ screen: 'rules', rule: 'L21' });
  expect(read('/nowhere')).toEqual({ screen: 'lost' });
});
