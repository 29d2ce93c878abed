import { expect } from '@playwright/test';
import { adviceOn, open } from './position';
import { test } from './stage';

const TOOLS = { undo: 0, redo: 1, restart: 2, hint: 3, rules: 4 };
const tables = {
  luxor: { possible: 'luxor-add', locked: 'luxor-mummy-tile' },
  expedition: { possible: 'expedition-to-ship', locked: 'expedition-lay' },
};

for (const [title, { possible, locked }] of Object.entries(tables)) {
  test.describe(title, () => {
    test('undo, redo and restart are sent when they are possible', async ({ page }) => {
      const { sent } = await open(page, possible, { redo: true });
      const tools = page.locator('.tools .btn:visible');
      for (const word of ['undo', 'redo', 'restart'] as const) {
        await expect(tools.nth(TOOLS[word])).not.toHaveAttribute('aria-disabled', 'true');
        await tools.nth(TOOLS[word]).click();
        await expect.poll(() => sent.at(-1)).toBe(word);
      }
    });

    test('what was revealed cannot be undone, and the table says so', async ({ page }) => {
      const { sent } = await open(page, locked);
      const tools = page.locator('.tools .btn:visible');
      for (const word of ['undo', 'redo', 'restart'] as const) {
        await expect(tools.nth(TOOLS[word])).toHaveAttribute('aria-disabled', 'true');
        await tools.nth(TOOLS[word]).click({ force: true });
        await expect(page.locator('#prompt .no')).toContainText(word === 'redo' ? 'nothing to redo' : 'revealed');
      }
      expect(sent).toEqual([]);
    });

    test('a hint names gains and reasons, and one tap makes the advised choice', async ({ page }) => {
      const { sent, snapshot } = await open(page, possible);
      await page.locator('.tools .btn:visible').nth(TOOLS.hint).click();
      const lines = page.locator('.advice li button');
      await expect(lines).toHaveCount(adviceOn(snapshot).length);
      await expect(lines.first()).toContainText('+7%');
      await expect(lines.first()).toContainText(/about 3/);
      await expect(lines.nth(1)).toContainText('−3%');
      await expect(lines.nth(2)).not.toContainText('%');
      await expect(page.locator('#prompt')).toContainText('now 35%');
      expect(sent).toEqual(['hint']);
      await lines.nth(1).click();
      await expect.poll(() => sent).toEqual(['hint', snapshot.choices[1]!.action]);
    });

    test('the rules open at the question, and closing them returns to the game', async ({ page }) => {
      await open(page, possible);
      const rule = (await page.locator('#prompt .rule').textContent())!;
      await page.locator('#prompt .rule').click();
      await expect(page.locator(`dialog article#${rule}`)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page.locator('#prompt')).toBeVisible();
    });

    test('a log line shows its position and its rule in place', async ({ page }) => {
      const { log } = await open(page, possible);
      const asked = page.waitForRequest(/\/replay\?at=/);
      await page.locator('.log li button').first().click();
      const at = Number(new URL((await asked).url()).searchParams.get('at'));
      expect(log.map((entry) => entry.at)).toContain(at);
      await expect(page.locator('dialog .told .here')).toHaveCount(1);
      await expect(page.locator('dialog .picture svg').first()).toBeVisible();
      await page.locator('dialog .told .here .rule').click();
      await expect(page.locator('dialog article.here')).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe('/g/fixture');
    });
  });
}

test('a refusal links to its rule', async ({ page }) => {
  await open(page, 'luxor-play');
  await page.locator('.card[aria-disabled]').nth(1).click({ force: true });
  await page.locator('#prompt .no .rule').click();
  await expect(page.locator('dialog article#L11')).toBeInViewport();
});

test('a space and a card link to their rules', async ({ page }) => {
  const { snapshot } = await open(page, 'luxor-play');
  const { path } = snapshot.view;
  const osiris = path.find(({ tile }) => tile?.startsWith('osiris'))!;
  await page.locator('.space').nth(osiris.number).click();
  await page.getByRole('tooltip').locator('.rule').click();
  await expect(page.locator('dialog article#L23')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.locator('.card').first().click({ button: 'right' });
  await page.getByRole('tooltip').locator('.rule').click();
  await expect(page.locator('dialog article.here')).toBeInViewport();
});
