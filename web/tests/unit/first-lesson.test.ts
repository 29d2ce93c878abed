import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_LESSON, TITLES } from '../../src/titles';

test('a title with lessons names the first of them, and who knows no game begins with that of the first title', () => {
  for (const { id, firstLesson, lessonPlaces } of TITLES) {
    expect(firstLesson === undefined, id).toBe(lessonPlaces === undefined);
    if (firstLesson === undefined) continue;
    const file = new URL(`../../../titles/${id}/lessons/${firstLesson}.toml`, import.meta.url);
    expect(existsSync(file), file.pathname).toBe(true);
  }
  const first = TITLES.find(({ firstLesson }) => firstLesson)!;
  expect(FIRST_LESSON).toBe(`/learn/${first.id}-${first.firstLesson}`);
});
