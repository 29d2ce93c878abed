import { expect, type Page } from '@playwright/test';
import { open } from './position';
import { expectInside, expectNothingSerious, stage, test } from './stage';

/** What surrounds an element: the line that tells it apart where the system chooses all colours. */
const outline = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => getComputedStyle(element).outlineStyle);

test.describe('with colours chosen by the system', () => {
  test.use({ forcedColors: 'active' });

  test('the player whose turn it is and the chosen number have a line of their own', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, 'luxor-play');
    expect(await outline(page, '.player.turn')).toBe('solid');
    expect(await outline(page, '.player:not(.turn)')).toBe('none');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await outline(page, '.chip[aria-current]')).toBe('solid');
    expect(await outline(page, '.chip:not([aria-current])')).toBe('none');
    await page.goto('/');
    expect(await outline(page, '#quick label:has(:checked)')).toBe('solid');
  });

  for (const position of ['luxor-move', 'expedition-lay', 'luxor-over']) {
    test(`${position} is accessible`, async ({ page }) => {
      await stage(page, position);
      await page.goto('/g/fixture');
      await page.locator('main').waitFor();
      await expectNothingSerious(page);
    });
  }
});

test.describe('with letters twice as large', () => {
  for (const [name, path, position, shows] of [
    ['the start page', '/', undefined, '#quick'],
    ['a table of Luxor', '/g/fixture', 'luxor-move', '#prompt .prompt'],
    ['a table of Expedition', '/g/fixture', 'expedition-lay', '#prompt .prompt'],
    ['the result', '/g/fixture', 'luxor-over', '#won'],
    ['an invitation', '/join/code', undefined, 'form .figs'],
  ] as const) {
    test(`nothing of ${name} is out of reach at the side`, async ({ page }) => {
      await stage(page, position);
      await page.goto(path);
      await page.locator(shows).first().waitFor();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const [width, height] of [
        [1280, 720],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectInside(page);
      }
    });
  }
});

test.describe('with letters twice as large beside the board', () => {
  for (const position of ['luxor-move', 'expedition-lay']) {
    test(`names of players are whole in ${position}`, async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, position);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const names = page.locator('.player .name').filter({ visible: true });
      expect(await names.count()).toBeGreaterThan(1);
      const cut = await names.evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  /** The size of what answers a finger at the middle of an element, with the area around it that belongs to it. */
  const reach = (page: Page, selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const box = element.getBoundingClientRect();
        const after = getComputedStyle(element, '::after');
        const more = after.content === 'none' ? 0 : -(parseFloat(after.top) || 0) - (parseFloat(after.bottom) || 0);
        return Math.round(box.height + more);
      });

  test('lines of the story and rule numbers answer within 44 pixels', async ({ page }) => {
    await open(page, 'luxor-move');
    expect(await reach(page, '#prompt .rule')).toBeGreaterThanOrEqual(44);
    await page.locator('.tools .more').click();
    expect(await reach(page, 'dialog .log li button')).toBeGreaterThanOrEqual(44);
  });
});
