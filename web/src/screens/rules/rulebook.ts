/** Parses the rules in `rules/` of each title from their simple Markdown. */

import type { Files } from '../../lib/title';
import { CHAPTERS, TITLES } from '../../titles';

export type Span = { kind: 'text' | 'strong' | 'em' | 'rule'; text: string };
export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'ruling'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; rows: Span[][][] };

export interface Rule {
  id: string;
  title: string;
  blocks: Block[];
  /** All its text, normalised for the search. */
  words: string;
}

/** A section: its heading, its plain text and its rules. */
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  rules: Rule[];
}

export interface Book {
  id: string;
  title: string;
  sections: Section[];
}

/** The chapters of all titles, then their components. */
const BOOKS = [
  ...TITLES.flatMap((title) => title.chapters.map(({ book }) => ({ title, book }))),
  ...TITLES.map((title) => ({ title, book: 'components' })),
];

const find = (files: Files, language: string, book: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language}/${book}.md`))?.[1];

export async function loadBooks(language: string): Promise<Book[]> {
  return Promise.all(
    BOOKS.map(async ({ title, book }) => {
      const load = find(title.books, language, book) ?? find(title.books, 'en', book);
      return readBook(book === title.id ? book : `${title.id}-${book}`, load ? await load() : '');
    }),
  );
}

const RULE = `[${CHAPTERS.map(({ prefixes }) => prefixes).join('')}]\\d{1,2}`;
const REFERENCE = new RegExp(`(\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|\\b${RULE}\\b)`);
const ONLY_RULE = new RegExp(`^${RULE}$`);

export function spans(text: string): Span[] {
  return text
    .split(REFERENCE)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
      if (ONLY_RULE.test(part)) return { kind: 'rule', text: part };
      return { kind: 'text', text: part };
    });
}

function block(lines: string[]): Block {
  const first = lines[0] ?? '';
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^\|[-| :]+\|$/.test(line));
    return {
      kind: 'table',
      rows: rows.map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => spans(cell.trim())),
      ),
    };
  }
  if (first.startsWith('- ')) {
    const items: string[] = [];
    for (const line of lines) {
      if (line.startsWith('- ')) items.push(line.slice(2));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: 'list', items: items.map(spans) };
  }
  if (first.startsWith('> '))
    return { kind: 'ruling', spans: spans(lines.map((line) => line.replace(/^> ?/, '')).join(' ')) };
  return { kind: 'text', spans: spans(lines.join(' ')) };
}

export function readBook(id: string, text: string): Book {
  const book: Book = { id, title: id, sections: [] };
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim());
    const first = lines[0];
    if (!first) continue;
    const section = book.sections.at(-1);
    const rule = /^### ([A-Z]\d+) · (.*)$/.exec(first);
    if (first.startsWith('# ')) book.title = first.slice(2);
    else if (first.startsWith('## '))
      book.sections.push({ id: `${id}-${book.sections.length + 1}`, title: first.slice(3), blocks: [], rules: [] });
    else if (rule)
      section?.rules.push({ id: rule[1]!, title: rule[2]!, blocks: [], words: fold(`${rule[1]} ${rule[2]}`) });
    else {
      const here = section?.rules.at(-1);
      (here ?? section)?.blocks.push(block(lines));
      if (here) here.words += ` ${fold(lines.join(' ').replace(/\*/g, ''))}`;
    }
  }
  return book;
}

/** Normalises for the search: ignores case, accents, ligatures and the shape of apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ‘]/g, "'")
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');
}

/** Does a rule match this search, by its number or by all words? */
export function answers(rule: Rule, search: string): boolean {
  const wanted = fold(search.trim());
  if (!wanted) return true;
  if (/^[a-z]\d+$/.test(wanted)) return rule.id.toLowerCase() === wanted;
  return wanted.split(/\s+/).every((word) => rule.words.includes(word));
}
