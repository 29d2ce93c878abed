import { expect, test } from 'vitest';
import { answers, readBook, spans } from '../../src/screens/rules/rulebook';

const text = [
  '# Luxor\n\n## Moving\n\n### L21 · The tomb\n\nEach entry costs **a key** (L22),\nalways.\n',
  '- one\n- two\n  more\n\n> **Ruling.** Never.\n',
].join('\n');

test('a book is parsed into sections and rules', () => {
  const [section] = readBook('luxor', text).sections;
  const rule = section!.rules[0]!;
  expect([section!.title, rule.id, rule.title]).toEqual(['Moving', 'L21', 'The tomb']);
  expect(rule.blocks.map((block) => block.kind)).toEqual(['text', 'list', 'ruling']);
});

test('rule numbers in a text become references', () => {
  expect(spans('a (L22), **b**')).toEqual([
    { kind: 'text', text: 'a (' },
    { kind: 'rule', text: 'L22' },
    { kind: 'text', text: '), ' },
    { kind: 'strong', text: 'b' },
  ]);
});

test('the search finds numbers and words', () => {
  const rule = readBook('luxor', text).sections[0]!.rules[0]!;
  expect(answers(rule, 'l21')).toBe(true);
  expect(answers(rule, 'L2')).toBe(false);
  expect(answers(rule, 'entry KEY')).toBe(true);
  expect(answers(rule, 'mummy')).toBe(false);
});

test('the search ignores accents, case and the shape of an apostrophe', () => {
  const french = [
    '# Luxor\n\n## Le but\n\nAvant la règle.\n\n### L21 · La chambre funéraire\n',
    'L’aventurier qui n’a pas de clé reste dehors. Au cœur du temple, Größe zählt.\n',
  ].join('\n');
  const [section] = readBook('luxor', french).sections;
  const rule = section!.rules[0]!;
  for (const search of ["l'aventurier", 'L’AVENTURIER', 'funeraire', 'FUNÉRAIRE', 'cle', 'coeur', 'grosse', "n'a clé"])
    expect(answers(rule, search), search).toBe(true);
  expect(answers(rule, 'momie')).toBe(false);
  expect(section!.blocks).toHaveLength(1);
});
