/** What the title for tests gives the page. It shows how little a title needs. */

import type { Title } from '../../src/lib/title';

export const toy: Title = {
  id: 'toy',
  messages: import.meta.glob<string>('../../../tests/toy/locales/*/game.ftl', { query: '?raw', import: 'default' }),
  books: import.meta.glob<string>('../../../tests/toy/rules/*/*.md', { query: '?raw', import: 'default' }),
  table: () => import('./ToyTable.svelte'),
  replayTable: () => import('./ReplayTable.svelte'),
  startPicture: () => import('./StartPicture.svelte'),
  modulePictures: {},
  scoring: () => import('./scoring'),
  rulePicture: () => import('./RulePicture.svelte'),
  chapters: [{ id: 'toy', book: 'toy', label: 'toy-name', prefixes: 'T' }],
};
