import { expect, type Page } from '@playwright/test';
import { expectInside, expectNothingSerious } from '../page/stage';
import { test } from './driver';

/** Every lesson with its address; the last one of a title's first game leads into a game. */
const LESSONS = [
  'luxor-first',
  'luxor-mummy',
  'luxor-equipment',
  'luxor-artifacts',
  'luxor-characters',
  'expedition-first',
  'expedition-new-adventures',
];

const lesson = (page: Page) => page.locator('.lesson');
const step = (page: Page) => lesson(page).getAttribute('data-step');
const next = (page: Page) => page.locator('#lesson-next');
const rings = (page: Page) => page.locator('.lamp:not(.still) .ring');

/** The step is shown, with its target or the button that leads on, and nothing more happens by itself. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.lesson main[data-seq]:not([data-busy])')).toHaveCount(1);
  await expect(rings(page).or(next(page)).first()).toBeAttached();
}

const speak = (page: Page, language: string) =>
  page.addInitScript(
    (chosen) => localStorage.setItem('luxor', JSON.stringify({ language: chosen, speed: 0 })),
    language,
  );

/** Presses what the step asks for until it is done: a tile is picked first, then its cell. */
async function follow(page: Page, pressOne: () => Promise<void>): Promise<void> {
  await settled(page);
  const before = await step(page);
  for (let pressed = 0; pressed < 3 && (await step(page)) === before; pressed++) {
    await pressOne();
    await settled(page);
  }
  expect(await step(page), `what ${before} asks for is done`).not.toBe(before);
}

/** The middle of the ring, once a button is exactly there. */
async function ringed(page: Page, has: 'focus' | 'pointer'): Promise<{ x: number; y: number }> {
  const found = async () =>
    page.evaluate((has) => {
      const ring = document.querySelector('.lamp:not(.still) .ring')?.getBoundingClientRect();
      if (!ring) return null;
      const middle = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
      const button =
        has === 'focus' ? document.activeElement : document.elementFromPoint(middle.x, middle.y)?.closest('button');
      const box = button?.getBoundingClientRect();
      return box && Math.abs(box.x - 3 - ring.x) + Math.abs(box.y - 3 - ring.y) < 2 ? middle : null;
    }, has);
  await expect.poll(found, { message: `what ${await step(page)} asks for has the ring and the ${has}` }).not.toBe(null);
  return (await found())!;
}

/** With the pointer, where the ring is. */
async function point(page: Page): Promise<void> {
  if (await next(page).count()) return next(page).click();
  const { x, y } = await ringed(page, 'pointer');
  await page.mouse.click(x, y);
}

/** With the keyboard alone: the next thing to do has the focus, or can be shown. */
async function enter(page: Page): Promise<void> {
  if (await page.locator('.deploy').count()) return page.getByRole('button', { name: 'Zeig es mir' }).press('Enter');
  if (await next(page).count()) await expect(next(page)).toBeFocused();
  else await ringed(page, 'focus');
  await page.keyboard.press('Enter');
}

test('who has never played learns the first game of Luxor, and plays on', async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Only the two ends' })).toBeVisible();

  // Another choice is put off, and nothing changes.
  const die = page.locator('.dock .hand > :last-child');
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await die.click();
  await expect(page.locator('.callout .later')).toContainText('5 on the left');
  expect(await step(page)).toBe('two-ends');

  await follow(page, () => point(page));
  expect(await step(page)).toBe('five-tiles');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => step(page)).toBe('two-ends');
  await expect(page.locator('.dock .hand > *')).toHaveCount(5);
  await follow(page, () => point(page));
  await follow(page, () => point(page));

  // It continues where it was left.
  expect(await step(page)).toBe('into-the-middle');
  await page.reload();
  await settled(page);
  expect(await step(page)).toBe('into-the-middle');

  // "I know this" leaves out the rest of a station.
  await page.getByRole('button', { name: 'I know this' }).click();
  await expect.poll(() => step(page)).toBe('second-five');
  while ((await step(page)) !== 'done') await follow(page, () => point(page));

  await page.getByRole('button', { name: 'Play on against Bastet' }).click();
  await expect(page).toHaveURL(/\/g\//);
  await expect(page.locator('#prompt')).toBeVisible();
  await page.goto('/learn');
  await expect(page.getByText('8 of 8 stations')).toBeVisible();
});

for (const address of LESSONS) {
  test(`${address} on a phone in German, by keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await speak(page, 'de');
    await page.goto(`/learn/${address}`);
    await settled(page);
    for (;;) {
      await settled(page);
      const here = (await step(page))!;
      await expectInside(page);
      // The step gives the focus to what is next, which nobody pointed at.
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      // Everything that is needed is in the window: nothing has to be scrolled for.
      for (const part of ['.callout footer', '.callout h2', '.stage']) {
        const box = (await page.locator(`.lesson ${part}`).boundingBox())!;
        expect(box.y, `${here}: ${part}`).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, `${here}: ${part}`).toBeLessThanOrEqual(740);
      }
      if (await page.locator('a#lesson-next, #lesson-next:has(use[href="#i-play"])').count()) break;
      await follow(page, () => enter(page));
    }
    await expectNothingSerious(page);
  });
}

test('a rule leads to the lesson that teaches it', async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/rules/L23');
  await page.locator('#L23').getByRole('link', { name: 'Play the lesson' }).click();
  await settled(page);
  await expect(page.locator('.callout')).toContainText('Osiris');
});
