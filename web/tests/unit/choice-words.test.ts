import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderMessage, speak, speakAll, type Language } from '../../src/lib/i18n.svelte';
import { box } from '../../src/lib/pieces.svelte';
import type { Snapshot as AnySnapshot } from '../../src/lib/types';
import { loadBooks } from '../../src/screens/rules/rulebook';
import type { Choice } from '../../src/titles/luxor/view';
import { sayChoice } from '../../src/titles/luxor/words';

const fixtures = new URL('../fixtures/', import.meta.url);
const read = (name: string): AnySnapshot | undefined =>
  (JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')) as { snapshot?: AnySnapshot }).snapshot;
/** The fixtures that are positions of a table. */
const positions = readdirSync(fixtures).flatMap((name) => {
  const snapshot = read(name);
  return snapshot?.view ? [{ name, snapshot }] : [];
});
const sections = (await loadBooks('en')).flatMap((book) => book.sections);
const written = new Set(sections.flatMap((section) => section.rules.map(({ id }) => id)));

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(() => vi.unstubAllGlobals());

describe.each(['en', 'nl', 'fr', 'de'] satisfies Language[])('in %s', (language) => {
  beforeAll(() => speak(language).then(speakAll));

  it.each(positions)('every choice of $name says what it does', ({ snapshot }) => {
    const { choices, players, title, pieces } = snapshot;
    box.current = pieces;
    const names = players.map((player) => player.name);
    for (const choice of choices) {
      const does = renderMessage(choice.effect, names);
      expect(does, choice.action).toMatch(/[.!]$/);
      expect(does, choice.action).not.toMatch(/‹|\{/);
      if (title === 'luxor') expect(sayChoice(choice as Choice, names), choice.action).not.toMatch(/‹|^$/);
    }
  });
});

it.each(positions)('every rule that $name links to exists', ({ snapshot }) => {
  const { choices, view } = snapshot;
  const named = [(view as { rule: string }).rule, ...choices.map(({ rule }) => rule)];
  expect(named.filter((rule) => !written.has(rule))).toEqual([]);
});
