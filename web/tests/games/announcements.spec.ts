import { expect, type Page } from '@playwright/test';
import { begin, playOn, settled, snapshot, newGuest, test, switchLanguage } from './driver';

test.describe.configure({ timeout: 600_000 });

/** Records what a screen reader announces, in order: `log` for what happened, `status` for the prompt. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: [role: string, text: string][] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=log], #prompt');
        const text =
          (type === 'characterData' ? target.textContent : [...addedNodes].map((node) => node.textContent).join('')) ??
          '';
        if (region && text.trim()) heard.push([region.id === 'prompt' ? 'status' : 'log', text.trim()]);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** All announcements since the page was loaded. */
const heard = (page: Page): Promise<[role: string, text: string][]> =>
  page.evaluate(() => (window as unknown as { heard: [string, string][] }).heard);
const happened = async (page: Page): Promise<string[]> =>
  (await heard(page)).flatMap(([role, text]) => (role === 'log' ? [text] : []));

/** The next announcement for you after the last event of the other player: the prompt, or an event of your own. */
function afterTheTurnOf(other: string, told: [role: string, text: string][]): string {
  const last = told.findLastIndex(([role, text]) => role === 'log' && text.startsWith(other));
  const next = told
    .slice(last + 1)
    .find(([role, text]) => (role === 'log' ? text.startsWith('You ') : text.startsWith('Your turn')));
  return last < 0 ? '' : (next?.[1] ?? '');
}

for (const [title, record] of [
  ['luxor', /plays/],
  ['expedition', /lays|keeps/],
] as const) {
  test(`a screen reader hears every turn of ${title} once in whole sentences, then the prompt`, async ({ page }) => {
    await listen(page);
    const game = await begin(page, { title });
    // A computer player may have moved before the page was loaded. Lines present on arrival are not announced, so a
    // reload gives a defined starting point.
    await settled(page);
    await page.reload();
    await settled(page);
    const log = page.locator('.log li button');
    const said = async () => (await log.allTextContents()).map((text) => text.trim());
    const before = await said();
    expect(await happened(page)).toEqual([]);
    await playOn(page, game, 8);
    await settled(page);
    await expect.poll(async () => (await happened(page)).filter((text) => record.test(text)).length).toBeGreaterThan(1);
    const [, other] = (await snapshot(page, game)).players.map(({ name }) => name);
    await expect.poll(async () => afterTheTurnOf(other!, await heard(page))).toMatch(/^Your turn:(?!.*moment)/);
    // What the other player did, as often as it occurs, in the words of the story: a repeated text is announced again.
    const lines = await happened(page);
    const ofOther = (texts: string[]) => texts.filter((text) => text.startsWith(other!)).sort();
    expect(ofOther([...before, ...lines])).toEqual(ofOther(await said()));
    expect(lines.filter((text) => text.startsWith('You '))).not.toEqual([]);
    await switchLanguage(page, 'nl');
    await expect(page.locator('.log').getByRole('heading', { level: 2 })).toHaveText('Wat er gebeurde');
    expect(await happened(page)).toEqual(lines);
    await page.reload();
    await page.locator('#prompt .prompt').waitFor();
    expect(await happened(page)).toEqual([]);
    await playOn(page, game);
    await expect.poll(() => happened(page)).not.toEqual([]);
  });
}

test('a screen reader hears who joins and leaves before the game', async ({ page, browser, baseURL }) => {
  await begin(page, { door: 2, title: 'luxor', seats: 3 });
  const region = page.getByRole('log');
  await expect(region).toBeEmpty();
  const guest = await newGuest(browser, baseURL!);
  await guest.goto(new URL(await page.locator('.link input').first().inputValue()).pathname);
  await guest.locator('.name input').fill('Ada');
  await guest.locator('form .primary').click();
  await expect(region).toHaveText('Ada is here.');
  await guest.close();
  await expect(region).toHaveText(/Ada is here\.\s*Ada has left\./);
});
