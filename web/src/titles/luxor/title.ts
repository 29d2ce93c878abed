/** What Luxor and The Mummy's Curse give the page. */

import type { Title } from '../../lib/title';

export const luxor: Title = {
  id: 'luxor',
  messages: import.meta.glob<string>('../../../../titles/luxor/locales/*/{game,page,story}.ftl', {
    query: '?raw',
    import: 'default',
  }),
  explanations: import.meta.glob<string>('../../../../titles/luxor/locales/*/explain.ftl', {
    query: '?raw',
    import: 'default',
  }),
  screens: import.meta.glob<string>('../../../../titles/luxor/locales/*/screens.ftl', {
    query: '?raw',
    import: 'default',
  }),
  books: import.meta.glob<string>('../../../../titles/luxor/rules/*/*.md', { query: '?raw', import: 'default' }),
  table: () => import('./LuxorTable.svelte'),
  replayTable: () => import('./ReplayTable.svelte'),
  coveredHand: () => import('./CoveredHand.svelte'),
  startPicture: () => import('./StartPicture.svelte'),
  modulePictures: { mummy: 'mummy', equipment: 'pack', artifacts: 'artifact', characters: 'ch-reroll' },
  scoring: () => import('./scoring'),
  ending: () => import('./ending'),
  story: () => import('./story'),
  comparison: () => import('./comparison'),
  firstLesson: 'first',
  lessonPlaces: () => import('./lesson'),
  rulePicture: () => import('./RulePicture.svelte'),
  chapters: [
    {
      id: 'luxor',
      book: 'luxor',
      label: 'luxor-name',
      prefixes: 'L',
      pictures: () => import('./LuxorPicture.svelte'),
    },
    {
      id: 'mummy',
      book: 'mummys-curse',
      label: 'minute-short-mummy',
      prefixes: 'FMQAC',
      pictures: () => import('./MummyPicture.svelte'),
    },
  ],
};
