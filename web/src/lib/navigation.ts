/** The main navigation, which the head of every page without a task shows. A page is one entry here. */

import type { Route } from './router.svelte';

export interface NavigationItem {
  /** The screen that it leads to. */
  screen: Route['screen'];
  path: string;
  /** The sprite symbol. */
  icon: string;
  /** The message id of its name. */
  name: string;
}

export const NAVIGATION: readonly NavigationItem[] = [
  { screen: 'start', path: '/', icon: 'i-play', name: 'way-play' },
  { screen: 'learn', path: '/learn', icon: 'l-learn', name: 'way-learn' },
  { screen: 'puzzle', path: '/puzzle', icon: 'l-puzzle', name: 'way-puzzle' },
  { screen: 'yours', path: '/you', icon: 'l-you', name: 'way-you' },
];
