/** What Expedition Luxor and New Adventures give the page. */

import './colours.css';
import type { Title } from '../../lib/title';

export const expedition: Title = {
  id: 'expedition',
  messages: import.meta.glob<string>('../../../../titles/expedition/locales/*/{game,story}.ftl', {
    query: '?raw',
    import: 'default',
  }),
  explanations: import.meta.glob<string>('../../../../titles/expedition/locales/*/explain.ftl', {
    query: '?raw',
    import: 'default',
  }),
  screens: import.meta.glob<string>('../../../../titles/expedition/locales/*/screens.ftl', {
    query: '?raw',
    import: 'default',
  }),
  books: import.meta.glob<string>('../../../../titles/expedition/rules/*/*.md', { query: '?raw', import: 'default' }),
  table: () => import('./ExpeditionTable.svelte'),
  replayTable: () => import('./ReplayTable.svelte'),
  coveredHand: () => import('./CoveredHand.svelte'),
  startPicture: () => import('./StartPicture.svelte'),
  modulePictures: { 'new-adventures': 'a-caravan' },
  scoring: () => import('./scoring'),
  ending: () => import('./ending'),
  story: () => import('./story'),
  comparison: () => import('./comparison'),
  firstLesson: 'first',
  lessonPlaces: () => import('./lesson'),
  rulePicture: () => import('./RulePicture.svelte'),
  chapters: [
    {
      id: 'expedition',
      book: 'expedition',
      label: 'expedition-name',
      prefixes: 'XN',
      pictures: () => import('./ExpeditionPicture.svelte'),
    },
  ],
};
