import { expect } from '@playwright/test';
import { begin, disableMotion, expectScoring, play, snapshot, test as ofGames, totals } from '../games/driver';
import { PageServer } from '../page/server';

/** The page that has the title is in no program: it is served here, before the program that lists the title. */
const test = ofGames.extend<object, { pageOf: (program: string) => string }>({
  pageOf: [
    async ({}, use) => {
      const server = await PageServer.start('dist-toy');
      await use((program) => {
        server.passTo(Number(new URL(program).port));
        return server.url;
      });
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ pageOf, baseURL }, use) => use(pageOf(baseURL!)),
});

/** A title that is nothing but its own folders and a line in each of the two lists. */
test('a title that is only its folders is begun, played to the end against a bot, and replayed', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await disableMotion(page);
  const game = await begin(page, { title: 'toy' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The heap');
  await expect(page.getByRole('img', { name: '20 stones on the heap' })).toBeVisible();
  await play(page);
  await expectScoring(page);
  const { view, outcome } = await snapshot(page, game);
  const { taken } = view as { taken: number[] };
  expect(taken[0]! + taken[1]!).toBe(20);
  const shown = (await totals(page)).map((sum) => Number(/\d+$/.exec(sum)?.[0]));
  expect(shown).toEqual(outcome!.scores.map(({ total }) => total));
  await expect(page.locator('.count summary .cap')).toHaveText(['stones', 'bonus']);
  await page.locator('a[href^="/replay"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('img', { name: '20 stones on the heap' })).toBeVisible();
  await expect(page.locator('.log .turn.p1').first()).toContainText('Turn 1');
  await expect(page.locator('.log .turn.p2').first()).toContainText('Turn 2');
  await page.goto(`/analysis/${game}`);
  await expect(page.getByRole('button', { name: 'Picture' })).toBeEnabled();
  await page.getByRole('tab', { name: 'Luck and skill' }).click();
  await expect(page.getByRole('tabpanel').locator('dl')).toHaveCount(2);
  await page.getByRole('tab', { name: 'This move' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await page.evaluate(() => document.body.innerText.match(/‹[^›]*›/g) ?? [])).toEqual([]);
  expect(errors).toEqual([]);
});

test('its rules are in the rulebook, and a rule is found by its number', async ({ page }) => {
  await page.goto('/rules/T2');
  await expect(page.locator('#T2')).toContainText('half of what it shows');
});

test('its texts are read in every language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('luxor', JSON.stringify({ language: 'de', speed: 0 })));
  await page.goto('/');
  await page.locator('#quick label:has(input[value="toy"])').click();
  await page.locator('#quick .go').click();
  await expect(page.getByRole('img', { name: '20 Steine auf dem Haufen' })).toBeVisible();
});
