/** The texts of lessons, which only the screens that teach need. */

import { alsoSpeak } from './i18n.svelte';
import type { LessonPlaces } from './title';

const screens = import.meta.glob<string>('../../../locales/*/learn.ftl', { query: '?raw', import: 'default' });

export const speakLessons = (of: readonly LessonPlaces[]): Promise<void> =>
  alsoSpeak(Object.assign({}, screens, ...of.map(({ words }) => words)) as LessonPlaces['words']);
