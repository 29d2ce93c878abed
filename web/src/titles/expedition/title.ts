/** What Expedition Luxor and New Adventures give the page. */

import type { Title } from '../../lib/title';

export const expedition: Title = {
  id: 'expedition',
  table: () => import('./ExpeditionTable.svelte'),
  replayTable: () => import('./ReplayTable.svelte'),
  startPicture: () => import('./StartPicture.svelte'),
  modulePictures: { 'new-adventures': 'a-caravan' },
  scoring: () => import('./scoring'),
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
