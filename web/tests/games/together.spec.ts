import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { begin, disableMotion, records, playOn, press, pressUntil, newGuest, test } from './driver';
import { OwnServer } from './server';

test.describe.configure({ timeout: 600_000 });

/** A guest opens the invitation of `host` and sits down as `name`. */
async function join(host: Page, guest: Page, name: string): Promise<void> {
  const link = await host.locator('.link input').first().inputValue();
  await guest.goto(new URL(link).pathname);
  await guest.locator('.name input').fill(name);
  await guest.locator('form .primary').click();
  await guest.waitForURL('**/g/*');
}

/** The WebSocket of a page, to be cut and restored. */
async function frail(page: Page): Promise<{ lose(): void; restore(): void }> {
  let lost = false;
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live\?/, (socket) => {
    if (lost) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  return {
    lose: () => {
      lost = true;
      for (const socket of open.splice(0)) void socket.close();
    },
    restore: () => (lost = false),
  };
}

const logOf = (page: Page): Promise<string[]> => page.locator('.log li').allInnerTexts();

/** The log and state built from patches equal a fresh load: nothing lost, nothing doubled. */
async function expectUnbroken(page: Page): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  await expect(fresh.locator('.log li').first()).toBeVisible();
  await expectSameLog(page, fresh);
  await fresh.close();
}

async function expectSameLog(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await logOf(one)).join('\n') === (await logOf(other)).join('\n')).toBe(true);
}

/** Both play until the game has this many records. */
async function playTo(pages: Page[], game: string, goal: number): Promise<void> {
  for (let pressed = 0; pressed < 300 && (await records(pages[0]!, game)) < goal; pressed++) {
    for (const page of pages) await press(page);
  }
  expect(await records(pages[0]!, game)).toBeGreaterThanOrEqual(goal);
}

test('two browsers play over the link; the server dies in the middle, and nobody reloads', async ({ browser }) => {
  const server = await OwnServer.start();
  try {
    const host = await newGuest(browser, server.base);
    const guest = await newGuest(browser, server.base);
    const game = await begin(host, { door: 2, title: 'expedition' });
    await join(host, guest, 'Ada');
    for (const page of [host, guest]) await expect(page.locator('#player-1')).toContainText('Ada');
    await playTo([host, guest], game, 8);
    const before = await records(host, game);
    await server.kill();
    for (const page of [host, guest])
      await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
    await server.start();
    for (const page of [host, guest]) {
      await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toHaveCount(0);
    }
    expect(await records(host, game)).toBe(before);
    await playTo([host, guest], game, before + 8);
    for (const page of [host, guest]) await expectUnbroken(page);
  } finally {
    await server.kill();
  }
});

test('a phone that was away catches up without a reload', async ({ browser, baseURL }) => {
  const host = await newGuest(browser, baseURL!);
  const guest = await newGuest(browser, baseURL!);
  const connection = await frail(guest);
  const game = await begin(host, { door: 2, title: 'luxor' });
  await join(host, guest, 'Ada');
  await playTo([host, guest], game, 4);
  connection.lose();
  await expect(guest.getByRole('alert')).toContainText('No connection');
  await pressUntil(host, ({ seat, decider }) => seat !== decider);
  connection.restore();
  await expect(guest.getByRole('alert')).toHaveCount(0);
  await playTo([host, guest], game, (await records(host, game)) + 3);
  await expectUnbroken(guest);
});

test('two tabs of one player show the same, and one move is made once', async ({ page, context }) => {
  const game = await begin(page, { title: 'expedition' });
  const other = await context.newPage();
  await disableMotion(other);
  await other.goto(`/g/${game}`);
  await expect(other.locator('#prompt')).toBeVisible();
  await playOn(page, game, 3);
  await expectSameLog(page, other);
  await playOn(other, game, 2);
  await expectSameLog(page, other);
});

test('a guest without a seat sees neither table nor hand', async ({ page, browser, baseURL }) => {
  const game = await begin(page);
  await pressUntil(page, (now) => now.records > 0);
  const thief = await newGuest(browser, baseURL!);
  await thief.goto(`/g/${game}`);
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('You have no seat at this table');
  await expect(thief.locator('.hand')).toHaveCount(0);
  for (const path of ['', '?seat=0', '/log?seat=0', '/replay?at=1', '/transcript']) {
    expect((await thief.request.get(`/api/games/${game}${path}`)).status(), path).toBe(403);
  }
});

test('an invitation gives no seat twice, and says when the table is full', async ({ page, browser, baseURL }) => {
  await begin(page, { door: 2, seats: 2 });
  const link = new URL(await page.locator('.link input').first().inputValue()).pathname;
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => newGuest(browser, baseURL!)));
  for (const guest of [first!, second!]) await guest.goto(link);
  await first!.locator('.name input').fill('Ada');
  await second!.locator('.name input').fill('Ben');
  await first!.locator('form .primary').click();
  await first!.waitForURL('**/g/*');
  await second!.locator('form .primary').click();
  await third!.goto(link);
  for (const late of [second!, third!])
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(
      /The table is full|This invitation is no longer valid/,
    );
});
