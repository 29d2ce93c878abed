/** What Luxor and The Mummy's Curse give the page. */

import type { Title } from '../../lib/title';

export const luxor: Title = {
  id: 'luxor',
  table: () => import('./LuxorTable.svelte'),
  replayTable: () => import('./ReplayTable.svelte'),
  startPicture: () => import('./StartPicture.svelte'),
  modulePictures: { mummy: 'mummy', equipment: 'pack', artifacts: 'artifact', characters: 'ch-reroll' },
  scoring: () => import('./scoring'),
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
