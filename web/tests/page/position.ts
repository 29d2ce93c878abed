import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { LogEntry, Snapshot } from '../../src/lib/types';

export interface Position {
  snapshot: Snapshot;
  log: LogEntry[];
  /** What the page sent. */
  sent: string[];
}

/** Opens a table that stands still: the position comes from `tests/fixtures`, and what is sent is only noted. */
export async function open(page: Page, name: string): Promise<Position> {
  const file = process.env['POSITIONS'] ?? new URL('../fixtures/', import.meta.url).pathname;
  const position = { ...(JSON.parse(readFileSync(`${file}${name}.json`, 'utf8')) as Position), sent: [] as string[] };
  await page.routeWebSocket(/\/api\/games\/.*\/live/, () => {});
  await page.route('**/api/games/**', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname.endsWith('/log')) return route.fulfill({ json: position.log });
    if (route.request().method() === 'GET') return route.fulfill({ json: position.snapshot });
    position.sent.push((route.request().postDataJSON() as { action?: string }).action ?? url.pathname);
    return route.fulfill({ json: { seq: position.snapshot.seq } });
  });
  await page.goto('/g/fixture');
  await page.locator('#prompt').waitFor();
  return position;
}
