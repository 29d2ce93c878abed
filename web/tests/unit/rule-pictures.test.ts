import { expect, test } from 'vitest';
import { loadBooks } from '../../src/screens/rules/rulebook';
import { TITLES } from '../../src/titles';

/** The components that draw pictures beside rules, as text. */
const sources = import.meta.glob<string>('../../src/titles/*/RulePicture.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const sections = (await loadBooks('en')).flatMap((book) => book.sections);
const rules = sections.flatMap((section) => section.rules.map(({ id }) => id));

test.each(TITLES.map(({ id }) => id))('every rule of %s that has a picture is in the rule books', (title) => {
  // The keys of its records of pictures.
  const keys = sources[`../../src/titles/${title}/RulePicture.svelte`]!.matchAll(/^\s*'?([A-Z]+\d+)'?:/gm);
  const drawn = [...keys].map(([, rule]) => rule!);
  expect(drawn).not.toEqual([]);
  expect(drawn.filter((rule) => !rules.includes(rule))).toEqual([]);
});
