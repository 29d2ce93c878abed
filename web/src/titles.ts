/** The titles that the page can show: the only list. A title is its folder in `titles/` and one line here. */

import { t } from './lib/i18n.svelte';
import type { Chapter, Title } from './lib/title';
import { expedition } from './titles/expedition/title';
import { luxor } from './titles/luxor/title';

export const TITLES: readonly Title[] = [
  luxor,
  expedition,
  // A title for tests: only `vite build --mode toy` has it.
  ...(import.meta.env.MODE === 'toy' ? [(await import('../tests/toy/title')).toy] : []),
];

export const titleOf = (id: string): Title | undefined => TITLES.find((title) => title.id === id);

/** The name of a title; one that the page does not know has only its id. */
export const titleName = (id: string): string => (titleOf(id) ? t(`${id}-name`) : id);

/** Where somebody begins who knows none of the games: the first lesson of the first title that has lessons. */
export const FIRST_LESSON: string = TITLES.filter(({ firstLesson }) => firstLesson)
  .map(({ id, firstLesson }) => `/learn/${id}-${firstLesson}`)
  .concat('/learn')[0]!;

export const CHAPTERS: readonly Chapter[] = TITLES.flatMap((title) => title.chapters);

const covers = (chapter: Chapter, rule: string): boolean => chapter.prefixes.includes(rule.charAt(0));

/** The chapter of a rule by its id, such as `L21`. */
export const chapterOf = (rule: string): Chapter | undefined =>
  rule ? CHAPTERS.find((chapter) => covers(chapter, rule)) : undefined;

export const titleOfRule = (rule: string): Title | undefined =>
  TITLES.find((title) => title.chapters.some((chapter) => covers(chapter, rule)));
