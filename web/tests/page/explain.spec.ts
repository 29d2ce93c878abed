import { expect, type Page } from '@playwright/test';
import { openLive } from './live';
import { open } from './position';
import { expectNothingSerious, speakNow, test } from './stage';

/** Positions with all modules of both titles; together they show every kind of piece. */
const POSITIONS = [
  'luxor-play',
  'luxor-move',
  'luxor-use',
  'luxor-horus',
  'luxor-mummy-tile',
  'luxor-put-out',
  'expedition-keep',
  'expedition-lay',
  'expedition-deploy',
  'expedition-adventure',
  'expedition-to-snakes',
];

/** What must be explained: cards, tiles, tokens, numbers of the panels, modules and choices. */
const PIECES =
  '.card, .hand .tile, .space, .ground, .target, .spot:not(.dir), .pts, .shelf li, .mini > *, ' +
  '.pile:not(:has(button)), .pile button, .offer, .act, .pick, .acts .btn, .way, .modules > *, ' +
  '.in-play > [role=img], .note[data-about], .backs';

/** The sizes of windows whose layouts leave room beside the board. */
const BROAD = [
  [1280, 720],
  [1440, 900],
  [1024, 768],
] as const;

const popover = (page: Page) => page.getByRole('tooltip');

/** Where the mouse is over the element and nothing else. */
async function rest(page: Page, selector: string): Promise<void> {
  await page.mouse.move(1, 1);
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  await page.mouse.move(x + width / 2 - 1, y + height / 2);
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** What the popover says of each piece that the keyboard reaches, or what is missing. */
const missing = (page: Page) =>
  page.evaluate(async (pieces) => {
    const frame = () => new Promise(requestAnimationFrame);
    const found: string[] = [];
    const elements = [...document.querySelectorAll<HTMLElement>(pieces)].filter((one) => one.checkVisibility());
    for (const element of elements) {
      element.focus({ focusVisible: true } as FocusOptions);
      const say = (what: string) => found.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
      for (let frames = 0; frames < 600 && !element.hasAttribute('aria-describedby'); frames++) await frame();
      const said = document.querySelector('[role=tooltip]');
      if (!said || !element.hasAttribute('aria-describedby')) {
        say('no explanation');
        continue;
      }
      const text = (selector: string) => said.querySelector(selector)?.textContent?.trim() ?? '';
      if (!text('h3')) say('no name');
      if (!/\S.*[.!?]$/s.test(text('p'))) say(`no sentence “${text('p')}”`);
      if (!/[A-Z]\d+/.test(text('[data-rule]'))) say('no rule');
      if (!said.querySelector('.pic svg')) say('no picture');
      if (/‹/.test(said.textContent ?? '')) say(`not translated ${said.textContent}`);
      if (document.activeElement !== element) say('it took the focus');
    }
    return { found, count: elements.length };
  }, PIECES);

for (const position of POSITIONS) {
  test(`every piece explains itself when the keyboard reaches it: ${position}`, async ({ page }) => {
    await open(page, position);
    await page.keyboard.press('Shift');
    const { found, count } = await missing(page);
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(30);
  });
}

for (const [position, piece] of [
  ['luxor-play', '#player-0 .pts'],
  ['expedition-lay', '.ground >> nth=0'],
] as const) {
  test(`explanations are translated: ${position}`, async ({ page }) => {
    await open(page, position);
    for (const language of ['de', 'fr', 'nl']) {
      await speakNow(page, language);
      await rest(page, piece);
      await expect(popover(page)).toBeVisible();
      await expect(popover(page)).not.toContainText('‹');
      await expect(popover(page)).not.toContainText(/\b(the|your)\b/);
      await page.keyboard.press('Escape');
      await expect(popover(page)).toHaveCount(0);
    }
  });
}

test('the pointer opens an explanation by resting, and leaving closes it', async ({ page }) => {
  await open(page, 'luxor-play');
  await rest(page, '.card >> nth=2');
  await expect(popover(page)).toContainText('2 cards lie to its left');
  await expect(popover(page)).toContainText('Playable once it is an end card');
  await expect(page.locator('#prompt')).not.toBeFocused();
  await page.mouse.move(1, 1);
  await expect(popover(page)).toHaveCount(0);
  await rest(page, '.card >> nth=0');
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
});

test.describe('with a clock that the test moves', () => {
  test.use({ ownContext: true });

  test('what comes below a resting pointer is explained only when the pointer moves', async ({ page }) => {
    await page.clock.install();
    await open(page, 'luxor-play');
    const explained = (card: number) => expect(page.locator('.card').nth(card)).toHaveClass(/explained/);
    /** As browsers do when another card comes below the pointer, or the pointer moves by so many pixels. */
    const happen = (type: string, card: number, by: number) =>
      page.evaluate(
        ([type, card, by]) => {
          const { x, y, width, height } = document.querySelectorAll('.card')[1]!.getBoundingClientRect();
          const at = { clientX: x + width / 2 + by, clientY: y + height / 2 };
          const event = new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...at });
          document.querySelectorAll('.card')[card]!.dispatchEvent(event);
        },
        [type, card, by] as const,
      );
    // Everything that an explanation needs is loaded.
    await page.locator('.card').first().press('Shift');
    await expect(popover(page)).toBeVisible();
    for (const type of ['pointerover', 'pointermove']) await happen(type, 1, 0);
    await page.clock.runFor(400);
    await explained(1);
    await happen('pointerover', 2, 0);
    await page.clock.runFor(2000);
    await expect(popover(page)).toHaveCount(0);
    await happen('pointermove', 2, 1);
    await page.clock.runFor(400);
    await explained(2);
  });
});

test('an explanation does not block a click on the thing, and the click closes it', async ({ page }) => {
  const { sent } = await open(page, 'luxor-horus');
  await rest(page, '.pick >> nth=0');
  await expect(popover(page)).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => sent).toHaveLength(1);
});

test('the pointer can go into the popover and follow the rule', async ({ page }) => {
  await open(page, 'luxor-play');
  await rest(page, '#player-0 .shelf li >> nth=0');
  await popover(page).locator('[data-rule]').click();
  await expect(page.locator('dialog article#L21')).toBeInViewport();
  await expect(popover(page)).toHaveCount(0);
});

test('a question mark opens what has the focus', async ({ page }) => {
  await open(page, 'luxor-play');
  await page.locator('.card').first().press('Shift');
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(popover(page)).toBeVisible();
});

test('what the page itself gives the focus to is explained only when somebody asks', async ({ page }) => {
  const { ask } = await openLive(page, 'luxor-play');
  // Everything that an explanation needs is loaded.
  await page.locator('.card').first().press('Shift');
  await expect(popover(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(popover(page)).toHaveCount(0);
  await ask('luxor-horus');
  await expect(page.locator('.pick').first()).toBeFocused();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  await expect(popover(page)).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.pick').first()).toBeFocused();
  await expect(popover(page)).toBeVisible();
});

test('arrow keys go through the things of a panel, which is one tab stop', async ({ page }) => {
  await open(page, 'luxor-play');
  await page.keyboard.press('Shift');
  await page.locator('#player-1 .pts').focus();
  await expect(popover(page)).toContainText('if the game ended now');
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement!.closest('article')?.id);
  expect(await focused()).toBe('player-1');
  await expect(popover(page)).not.toContainText('if the game ended now');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('player-2');
});

test('no popover covers its thing or, from outside, the dock', async ({ page }) => {
  await open(page, 'luxor-move');
  for (const [width, height] of BROAD) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Shift');
    const covered = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const dock = document.querySelector('.dock')!.getBoundingClientRect();
      const wrong: string[] = [];
      const things = [...document.querySelectorAll<HTMLElement>('.space, .shelf li, .pts, .pile:not(:has(button))')];
      for (const thing of things.filter((one) => one.checkVisibility())) {
        thing.focus({ focusVisible: true } as FocusOptions);
        for (let frames = 0; frames < 600 && !thing.hasAttribute('aria-describedby'); frames++) await frame();
        const said = document.querySelector('[role=tooltip]')!.getBoundingClientRect();
        const apart = (a: DOMRect) =>
          said.right <= a.left + 1 || a.right <= said.left + 1 || said.bottom <= a.top + 1 || a.bottom <= said.top + 1;
        const inside = said.left >= 0 && said.top >= 0 && said.right <= innerWidth && said.bottom <= innerHeight;
        if (!apart(thing.getBoundingClientRect()) || !apart(dock) || !inside) wrong.push(thing.outerHTML.slice(0, 120));
      }
      return wrong;
    });
    expect(covered, `${width} by ${height}`).toEqual([]);
  }
});

test('axe finds nothing serious with an explanation open', async ({ page }) => {
  await open(page, 'luxor-play');
  await rest(page, '.space >> nth=5');
  await expect(popover(page)).toBeVisible();
  await expectNothingSerious(page);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap on a tile that is no target explains it, without a window', async ({ page }) => {
    await open(page, 'luxor-play');
    await page.locator('.space').nth(20).tap();
    await expect(popover(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('.space').nth(17).tap();
    await expect(popover(page)).toContainText('space 17');
  });

  test('a long press explains a card and does not play it', async ({ page }) => {
    const { sent } = await open(page, 'luxor-play');
    await page.locator('.space').nth(20).tap();
    const { x, y, width, height } = (await page.locator('.card.end').first().boundingBox())!;
    const touches = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(popover(page)).toContainText('end of your hand');
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(popover(page)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('a crowded space can be looked at closer', async ({ page }) => {
    const { snapshot } = await open(page, 'luxor-play');
    const view = structuredClone(snapshot.view);
    for (const { adventurers } of view.players) adventurers[0] = { state: 'upright', place: '12' };
    await open(page, 'luxor-play', { view });
    await page.locator('.space').nth(12).tap();
    await popover(page).getByRole('button', { name: 'Look closer' }).tap();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('space 12');
  });
});
