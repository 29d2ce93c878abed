import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const written = new Set(
  ['luxor/rules/en/luxor', 'luxor/rules/en/mummys-curse', 'expedition/rules/en/expedition'].flatMap((book) =>
    [...text(`../../../titles/${book}.md`).matchAll(/^### ([A-Z]\d+) ·/gm)].map(([, id]) => id),
  ),
);

for (const title of ['luxor', 'expedition']) {
  test(`every rule that the ${title} table links to exists`, () => {
    const named = [...text(`../../src/titles/${title}/rule-links.ts`).matchAll(/'([A-Z]\d+)'/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((id) => !written.has(id))).toEqual([]);
  });
}
