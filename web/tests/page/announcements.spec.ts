import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { stage, test } from './stage';
import { send } from '../wire';

/** A table with a fake server: each call appends the same turn to the log `times` times, in one message. */
async function lineTeller(page: Page): Promise<{ tell(times: number): void }> {
  const { written } = await stage(page, 'luxor-move');
  let live: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/api\/games\/.*\/live/, (socket) => void (live = socket));
  const { log } = written;
  const turn = ['luxor-turn', 'luxor-moved'].map((id) => log.findLast(({ message }) => message.id === id)!);
  let { seq } = written.snapshot;
  let number = log.at(-1)!.number;
  await page.goto('/g/fixture');
  await page.locator('#prompt .prompt').waitFor();
  await expect.poll(() => live).toBeDefined();
  return {
    tell(times) {
      const lines = Array.from({ length: times }, () => turn)
        .flat()
        .map((entry) => ({ ...entry, number: ++number }));
      const since = seq;
      seq += 1;
      send(live!, { type: 'change', since, seq, changes: { '/seq': seq, '/log_length': number + 1 }, log: lines });
    },
  };
}

test('a turn with the same text as another is announced again', async ({ page }) => {
  const { tell } = await lineTeller(page);
  const said = page.getByRole('log').locator('p');
  await expect(said).toHaveCount(0);
  tell(2);
  await expect(said).toHaveCount(2);
  tell(1);
  await expect(said).toHaveCount(3);
  expect(new Set(await said.allTextContents()).size).toBe(1);
});

test('many turns in one message are all announced', async ({ page }) => {
  const { tell } = await lineTeller(page);
  tell(30);
  await expect(page.getByRole('log').locator('p')).toHaveCount(30);
});
