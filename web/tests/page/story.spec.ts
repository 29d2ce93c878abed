import { expect, type Page } from '@playwright/test';
import { openLive } from './live';
import { open } from './position';
import { expectWellMade, test } from './stage';

const TOM = 'Tom plays “±1” and steps forward from 1 to 2 instead.';
const speed = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('luxor') ?? '{}') as { speed?: number }).speed);

test.describe('beside a board', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the story is told by rounds, the latest first, with names in their colours', async ({ page }) => {
    await open(page, 'luxor-play');
    const story = page.locator('.log');
    await expect(story.getByRole('heading', { level: 3 })).toHaveText(['Round 4', 'Round 3']);
    const lines = story.locator('li');
    await expect(lines.first()).toHaveText(TOM);
    await expect(lines.nth(4)).toHaveText('You play “3+”, add “±1”, go from 17 to 19 and draw 3 and 4.');
    await expect(lines.first().locator('use')).toHaveAttribute('href', '#i-steps');
    await expect(lines.nth(4).locator('use')).toHaveAttribute('href', '#em-5');
    const colours = await Promise.all(
      [0, 1].map((line) =>
        lines
          .nth(line)
          .locator('b')
          .evaluate((name) => getComputedStyle(name).color),
      ),
    );
    expect(new Set(colours).size).toBe(2);
  });

  test('the ask slot tells the last turn, and everything since the own one a tap away', async ({ page }) => {
    await open(page, 'luxor-play');
    const recap = page.locator('.ask .recap');
    await expect(recap.locator('.long')).toHaveText(TOM);
    await recap.click();
    const whole = page.locator('#recap');
    await expect(whole.locator('li')).toHaveCount(4);
    await expect(whole.getByRole('heading')).toHaveText('Since your last move');
    await expectWellMade(page);
    await page.keyboard.press('Escape');
    await expect(whole).toBeHidden();
  });

  test('a turn of somebody else is told while it happens, and goes on as one sentence', async ({ page }) => {
    const { happen } = await openLive(page, 'luxor-play', { seat: 1, your_seats: [1], choices: [] });
    const prompt = page.locator('#prompt');
    await expect(prompt).toHaveText('Lena is to move.');
    happen([{ event: 'card-played', seat: 4, card: '1', end: 'right' }]);
    await expect(prompt).toContainText('Lena plays 1.');
    happen([{ event: 'moved', seat: 4, from: '19', to: '20', way: ['20'], cause: 'card' }]);
    await expect(prompt).toContainText('Lena plays 1 and goes from 19 to 20.');
    happen([{ event: 'key-taken', seat: 4, count: 1 }]);
    await expect(prompt).toContainText('Lena plays 1 and takes a key on 20.');
    await expect(page.locator('.log li').first()).toHaveText('Lena plays 1 and takes a key on 20.');
  });

  test('while others play, faster and skipping are within reach until the own turn', async ({ page }) => {
    const { happen } = await openLive(page, 'luxor-play', { seat: 0, your_seats: [0], choices: [] });
    const fast = page.getByRole('button', { name: 'Fast' });
    await fast.click();
    await expect(fast).toHaveAttribute('aria-pressed', 'true');
    expect(await speed(page)).toBe(2);
    await fast.click();
    expect(await speed(page)).toBe(1);
    const skip = page.getByRole('button', { name: 'Skip to my turn' });
    await skip.click();
    await expect(skip).toHaveAttribute('aria-pressed', 'true');
    happen([{ event: 'turn-began', seat: 0, round: 5, turn: 21 }], { decider: 0 });
    await expect(skip).toHaveCount(0);
    happen([{ event: 'turn-began', seat: 1, round: 5, turn: 22 }], { decider: 1 });
    await expect(skip).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'de' });

  test('one line says the last turn, and rises to all of them', async ({ page }) => {
    await open(page, 'luxor-play');
    const recap = page.locator('.ask .recap');
    await expect(recap.locator('.few')).toContainText('Tom spielt „±1“, rückt stattdessen von 1 nach 2 vor');
    await expect(recap).toContainText('+3 weitere');
    expect((await recap.boundingBox())!.height).toBeLessThanOrEqual(33);
    await recap.click();
    const whole = page.locator('#recap');
    await expect(whole.locator('li')).toHaveCount(4);
    const [rises, dock] = await Promise.all([whole.boundingBox(), page.locator('.dock').boundingBox()]);
    expect(rises!.y + rises!.height).toBeLessThanOrEqual(dock!.y);
    await expectWellMade(page);
    await recap.click();
    await expect(whole).toBeHidden();
  });
});
