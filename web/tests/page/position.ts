import type { Page, Route } from '@playwright/test';
import type { Advice, LogEntry, Snapshot } from '../../src/lib/types';
import { fixture, stage } from './stage';

export interface Position {
  snapshot: Snapshot;
  log: LogEntry[];
  /** What the page sent: the text of an action, or the last word of another command's address. */
  sent: string[];
}

/** What is thought of the choices of a position: the first is best, the last was put aside. */
export const adviceOn = ({ choices, title }: Snapshot): Advice[] =>
  choices.slice(0, 3).map(({ action }, index) => ({
    action,
    chance: 0.42 - index * 0.1,
    samples: 600 - index * 300,
    reason: { id: title === 'luxor' ? 'reason-luxor-collected' : 'reason-expedition-held', args: [['points', { type: 'number', value: 3 - index }]] },
  }));

/** Opens a table that stands still: the position comes from `tests/fixtures` (see `scripts/positions.js`), and what is sent is only noted. */
export async function open(page: Page, name: string, change: Partial<Snapshot> = {}): Promise<Position> {
  await stage(page, name, change);
  const { snapshot, log } = fixture<Position>(name);
  const position: Position = { snapshot: { ...snapshot, ...change }, log, sent: [] };
  await page.route('**/api/games/fixture/*', (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const word = new URL(route.request().url()).pathname.split('/').at(-1)!;
    position.sent.push((route.request().postDataJSON() as { action?: string }).action ?? word);
    return route.fulfill({ json: word === 'hint' ? { advice: adviceOn(position.snapshot) } : { seq: position.snapshot.seq } });
  });
  await page.goto('/g/fixture');
  await page.locator('#prompt .prompt').waitFor();
  return position;
}
