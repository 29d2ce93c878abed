import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openLive } from './live';
import { expectWellMade, test, titles } from './stage';

/** Every kind of question, each in a position of a real game with all modules and the most players. */
const kinds = readdirSync(new URL('../fixtures/', import.meta.url))
  .map((file) => file.replace('.json', ''))
  .filter((name) => titles().some(({ id }) => name.startsWith(`${id}-`)) && !/over$/.test(name));

const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'de' },
  { viewport: { width: 360, height: 780 }, colorScheme: 'dark', locale: 'fr' },
  { viewport: { width: 768, height: 1024 }, colorScheme: 'light', locale: 'nl' },
  { viewport: { width: 360, height: 780 }, colorScheme: 'light', locale: 'de' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'en' },
  { viewport: { width: 768, height: 1024 }, colorScheme: 'dark', locale: 'fr' },
] as const;

/** Selectors of choices, most important first. */
const OFFERS = [
  '.spot:not(.dir)',
  '.stay .primary',
  '.act:not([aria-disabled=true])',
  '.target:not(.source)',
  '.choices .pick',
  '.choices .acts .btn',
  '.card.end',
  '.tile[aria-disabled=false]',
  '.ends .btn',
];

/** Presses keys on choices until something is sent. */
async function choose(page: Page, sent: string[]): Promise<void> {
  for (let press = 0; press < 4 && sent.length === 0; press++) {
    const go = page.locator('#prompt .btn.primary');
    const offered = page.locator(OFFERS.map((selector) => `${selector}:visible`).join(', '));
    const next = (await go.isVisible())
      ? go
      : press > 0 && (await page.locator('.spot:not(.dir)').count())
        ? page.locator('.spot:not(.dir)')
        : offered;
    await next.nth(press === 2 ? 1 : 0).press('Enter');
    await expect(page.locator('main[data-sending]')).toHaveCount(0);
  }
}

looks.forEach((look, place) => {
  const inThisLook = kinds.filter((_, index) => index % looks.length === place);
  test.describe(`${look.viewport.width}, ${look.colorScheme}, ${look.locale}`, () => {
    test.use({ ...look });
    for (const { id: title } of titles()) {
      test(`every question of ${title} is accessible and can be answered by keyboard`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        const [first, ...others] = inThisLook.filter((kind) => kind.startsWith(`${title}-`));
        const { snapshot, sent, ask } = await openLive(page, first!);
        for (const kind of [first!, ...others]) {
          await test.step(kind, async () => {
            const { choices } = kind === first ? snapshot : await ask(kind);
            sent.length = 0;
            await expect(page.locator('#prompt .rule')).toHaveText(/^[A-Z]\d+$/);
            if (look.viewport.width === 360) expect(await coveredRows(page)).toBeLessThanOrEqual(0);
            await expectWellMade(page);
            await choose(page, sent);
            expect(sent).toHaveLength(1);
            expect(choices.map(({ action }) => action)).toContain(sent[0]);
            expect(errors).toEqual([]);
          });
        }
      });
    }
  });
});

/** How many pixels of the board or map the question covers. */
const coveredRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector('.stage .board, .stage .land, .stage .before')!.getBoundingClientRect();
    return board.bottom - document.querySelector('.dock')!.getBoundingClientRect().top;
  });
