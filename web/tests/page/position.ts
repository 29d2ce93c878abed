import type { Page } from '@playwright/test';
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
  const { snapshot: written, log } = fixture<Position>(name);
  const snapshot = { ...written, ...change };
  const { orders } = await stage(page, name, change, { now: 0.35, advice: adviceOn(snapshot) });
  await page.goto('/g/fixture');
  await page.locator('#prompt .prompt').waitFor();
  return { snapshot, log, sent: orders };
}
