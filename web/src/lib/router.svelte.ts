/** Routes: URLs and the screens they show. */

import { isDay } from './calendar';

export type Route =
  | { screen: 'start' }
  | { screen: 'game'; game: string }
  | { screen: 'join'; code: string }
  | { screen: 'watch'; code: string }
  | { screen: 'claim'; code: string }
  | { screen: 'replay'; game: string; at?: number }
  | { screen: 'analysis'; game: string; at?: number }
  | { screen: 'mistakes'; game: string; at?: number; seat?: number }
  | { screen: 'rules'; rule?: string }
  | { screen: 'learn' }
  | { screen: 'puzzle'; day?: string; archive?: true }
  | { screen: 'yours' }
  | { screen: 'lesson'; title: string; lesson: string }
  | { screen: 'lost' };

/** The whole numbers of a query by these names; what is none is left out. */
const numbers = <Name extends string>(query: URLSearchParams, ...names: Name[]): Partial<Record<Name, number>> =>
  Object.fromEntries(
    names.filter((name) => /^\d+$/.test(query.get(name) ?? '')).map((name) => [name, Number(query.get(name))]),
  ) as Partial<Record<Name, number>>;

/** The screen of a URL. The query of `/g/ID?token=…` is kept: see `query`. */
export function read(path: string, query = new URLSearchParams()): Route {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { screen: 'lost' };
  switch (first) {
    case '':
      return { screen: 'start' };
    case 'g':
      return second ? { screen: 'game', game: second } : { screen: 'lost' };
    case 'join':
      return second ? { screen: 'join', code: second } : { screen: 'lost' };
    case 'watch':
      return second ? { screen: 'watch', code: second } : { screen: 'lost' };
    case 'claim':
      return second ? { screen: 'claim', code: second } : { screen: 'lost' };
    case 'replay':
    case 'analysis':
      return second ? { screen: first, game: second, ...numbers(query, 'at') } : { screen: 'lost' };
    case 'mistakes':
      return second ? { screen: first, game: second, ...numbers(query, 'at', 'seat') } : { screen: 'lost' };
    case 'rules':
      return second ? { screen: 'rules', rule: second } : { screen: 'rules' };
    case 'learn': {
      if (!second) return { screen: 'learn' };
      const [title = '', ...lesson] = second.split('-');
      return lesson.length ? { screen: 'lesson', title, lesson: lesson.join('-') } : { screen: 'lost' };
    }
    case 'puzzle':
      if (!second) return { screen: 'puzzle' };
      if (second === 'archive') return { screen: 'puzzle', archive: true };
      return isDay(second) ? { screen: 'puzzle', day: second } : { screen: 'lost' };
    case 'you':
      return second ? { screen: 'lost' } : { screen: 'yours' };
    default:
      return { screen: 'lost' };
  }
}

const here = () => ({ path: location.pathname, query: new URLSearchParams(location.search) });
let place = $state.raw(typeof location === 'undefined' ? { path: '/', query: new URLSearchParams() } : here());

export function route(): Route {
  return read(place.path, place.query);
}

export function query(): URLSearchParams {
  return place.query;
}

/** Navigates to a path of this page. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  place = here();
  if (how === 'push') scrollTo(0, 0);
}

/** Makes plain links within the page navigate without a reload. */
export function listen(): void {
  addEventListener('popstate', () => (place = here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
