import type { Page, WebSocketRoute } from '@playwright/test';
import type { Advice, Snapshot } from '../../src/lib/types';
import { stage } from './stage';
import { position, type SnapshotOf, type Written } from '../wire';

export interface Position<N extends string = string> extends Written<N> {
  /** What the page sent: the text of an action, or one word for anything else. */
  sent: string[];
  /** What the page asked about although it is not possible. */
  attempts: unknown[];
  /** The connection of the page, once it is there. */
  live(): WebSocketRoute | undefined;
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
export async function open<N extends string>(
  page: Page,
  name: N,
  change: Partial<SnapshotOf<N>> = {},
): Promise<Position<N>> {
  const { snapshot: read, ...written } = position(name);
  const snapshot: SnapshotOf<N> = { ...read, ...change };
  const { orders, attempts, live } = await stage(page, name, change, { now: 0.35, advice: adviceOn(snapshot) });
  await page.goto('/g/fixture');
  await page.locator('#prompt .prompt').waitFor();
  return { ...written, snapshot, sent: orders, attempts, live };
}
