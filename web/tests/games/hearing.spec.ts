import { expect, type Page } from '@playwright/test';
import { begin, playOn, settled, snapshot, stranger, test } from './driver';

test.describe.configure({ timeout: 600_000 });

/** Writes down what the page has read out, in the order in which it came: `log` for what happened, `status` for what is asked. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: [role: string, text: string][] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=log], #prompt');
        const text = (type === 'characterData' ? target.textContent : [...addedNodes].map((node) => node.textContent).join('')) ?? '';
        if (region && text.trim()) heard.push([region.id === 'prompt' ? 'status' : 'log', text.trim()]);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Everything read out since the page was loaded. */
const heard = (page: Page): Promise<[role: string, text: string][]> => page.evaluate(() => (window as unknown as { heard: [string, string][] }).heard);
const happened = async (page: Page): Promise<string[]> => (await heard(page)).flatMap(([role, text]) => (role === 'log' ? [text] : []));

/** After the last that happened to somebody else: what is said to you then, or what you did before anything was said. */
function afterTheTurnOf(other: string, you: string, told: [role: string, text: string][]): string {
  const last = told.findLastIndex(([role, text]) => role === 'log' && text.startsWith(other));
  const next = told.slice(last + 1).find(([role, text]) => (role === 'log' ? text.startsWith(you) : text.startsWith('Your turn')));
  return last < 0 ? '' : (next?.[1] ?? '');
}

for (const [title, record] of [['luxor', /plays/], ['expedition', /lays|keeps/]] as const) {
  test(`whoever listens to ${title} hears what happens, once, and then what is asked`, async ({ page }) => {
    await listen(page);
    const game = await begin(page, { title });
    // A computer player may have begun before the page was there. What stands in the log on arrival is not read out, so
    // everything starts from a position that is known.
    await settled(page);
    await page.reload();
    await settled(page);
    const log = page.locator('.log li button');
    const before = await log.allTextContents();
    expect(await happened(page)).toEqual([]);
    await playOn(page, game, 8);
    await settled(page);
    await expect.poll(async () => (await happened(page)).filter((text) => record.test(text)).length).toBeGreaterThan(1);
    const [you, other] = (await snapshot(page, game)).players.map(({ name }) => name);
    await expect.poll(async () => afterTheTurnOf(other!, you!, await heard(page))).toMatch(/^Your turn:(?!.*moment)/);
    // Every line that is new, as often as it stands there: one that says the same as another is read out too.
    const lines = await happened(page);
    expect([...before, ...lines].sort()).toEqual((await log.allTextContents()).sort());
    await page.locator('.top .lang select').selectOption('nl');
    await expect(page.locator('.log').getByRole('heading')).toHaveText('Wat er gebeurde');
    expect(await happened(page)).toEqual(lines);
    await page.reload();
    await page.locator('#prompt .prompt').waitFor();
    expect(await happened(page)).toEqual([]);
    await playOn(page, game);
    await expect.poll(() => happened(page)).not.toEqual([]);
  });
}

test('before the game one hears who comes and who leaves', async ({ page, browser, baseURL }) => {
  await begin(page, { door: 2, title: 'luxor', seats: 3 });
  const region = page.getByRole('log');
  await expect(region).toBeEmpty();
  const guest = await stranger(browser, baseURL!);
  await guest.goto(new URL(await page.locator('.link input').first().inputValue()).pathname);
  await guest.locator('.name input').fill('Ada');
  await guest.locator('form .primary').click();
  await expect(region).toHaveText('Ada is here.');
  await guest.close();
  await expect(region).toHaveText(/Ada is here\.\s*Ada has left\./);
});
