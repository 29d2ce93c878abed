import type { Page, Route } from '@playwright/test';
import type { Advice, LogEntry, Snapshot } from '../../src/lib/types';
import { fixture, stage } from './stage';

export interface Position {
  snapshot: Snapshot;
  log: LogEntry[];
  /** What the page sent: the text of an action, or one word for anything else. */
  sent: string[];
}

/** Advice for the choices of a position: the first is best, the last was pruned. */
export const adviceOn = ({ choices, title }: Snapshot): Advice[] =>
  choices.slice(0, 3).map(({ action }, index) => ({
    action,
    chance: index < 2 ? 0.42 - index * 0.1 : null,
    reason: {
      id: title === 'luxor' ? 'reason-luxor-collected' : 'reason-expedition-held',
      args: [['points', { type: 'number', value: 3 - index }]],
    },
    then: null,
  }));

/** Opens a static table: the position is one that the server wrote, and commands are only recorded. */
export async function open(page: Page, name: string, change: Partial<Snapshot> = {}): Promise<Position> {
  const { orders } = await stage(page, name, change);
  const { snapshot, log } = fixture<Position>(name);
  const position: Position = { snapshot: { ...snapshot, ...change }, log, sent: orders };
  await page.route('**/api/games/fixture/hint', (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    orders.push(new URL(route.request().url()).pathname.split('/').at(-1)!);
    return route.fulfill({ json: { now: 0.35, advice: adviceOn(position.snapshot) } });
  });
  await page.goto('/g/fixture');
  await page.locator('#prompt .prompt').waitFor();
  return position;
}
