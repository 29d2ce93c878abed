import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openLive } from './live';
import { open } from './position';
import { expectInside, speak, speakNow, stage, test } from './stage';

/** Windows, and how wide the board is in them. */
const WINDOWS = [
  [1280, 720, 657],
  [1366, 768, 701],
  [1440, 900, 824],
  [1600, 900, 824],
  [1920, 1080, 992],
  [2560, 1440, 1328],
  [1024, 768, 680],
  [768, 1024, 595],
  [360, 740, 352],
] as const;

/** The tightest window of each layout, and a large one. */
const LAYOUTS = [
  [1280, 720],
  [1920, 1080],
  [1024, 768],
  [768, 1024],
  [360, 740],
] as const;

const PHONE = [360, 740] as const;
const LAPTOP = [1280, 720] as const;

/** Every kind of question of a title. */
const kinds = (title: string) =>
  readdirSync(new URL('../fixtures/', import.meta.url))
    .map((file) => file.replace('.json', ''))
    .filter((name) => name.startsWith(`${title}-`) && !name.endsWith('-over'));

const board = async (page: Page) => {
  const box = (await page.locator('.stage > :is(.board, .land, .before)').boundingBox())!;
  return { x: box.x, y: box.y, width: box.width, height: box.height };
};
/** The places of everything that a question may fill, to a tenth of a pixel. */
const slots = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stage > :is(.board, .land, .before), .ask, .dock > .hand, .tools')].map((slot) => {
      const { x, y, width, height } = slot.getBoundingClientRect();
      return [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ');
    }),
  );

/**
 * Answers that are not whole: those that do not fit into their button, and up to three that do not fit into the slot,
 * or on a phone any that are higher than the row.
 */
function cutAnswers(): string[] {
  const slot = document.querySelector<HTMLElement>('.answers')!;
  const answers = [...slot.querySelectorAll<HTMLElement>('.pick, .btn, legend')].filter((one) => one.checkVisibility());
  const over = (one: HTMLElement) =>
    Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth) > 1 ||
    getComputedStyle(one.querySelector('.says') ?? one).webkitLineClamp !== 'none';
  const found = answers.filter(over).map(({ innerText }) => innerText);
  const inRow = innerWidth <= 600;
  const row = slot.querySelector<HTMLElement>('.choices, .options, .deploy') ?? slot;
  const down = Math.max(...[slot, ...(inRow ? [row] : [])].map((one) => one.scrollHeight - one.clientHeight));
  return down > 1 && (inRow || answers.length <= 3) ? [...found, `${down} pixels below the slot`] : found;
}

/** The highest band below the board of a phone in which there is nothing. */
function emptyBand(): number {
  const table = document.querySelector('main')!.getBoundingClientRect();
  const stage = document.querySelector('.stage')!.getBoundingClientRect();
  const dock = document.querySelector('.dock')!;
  if (innerWidth > 600) return 0;
  const parts = [...dock.querySelectorAll('*')].filter((part) => part.checkVisibility() && !part.closest('.sr'));
  const boxes = parts
    .filter((part) => part.matches('svg, .lately, .told, .time label, input, button, p, .next'))
    .map((part) => part.getBoundingClientRect())
    .sort((one, other) => one.top - other.top);
  let below = stage.bottom;
  let highest = 0;
  for (const { top, bottom } of [...boxes, { top: table.bottom, bottom: table.bottom }]) {
    highest = Math.max(highest, top - below);
    below = Math.max(below, bottom);
  }
  return highest;
}

for (const title of ['luxor', 'expedition']) {
  test(`the ${title} board has its full width in every window`, async ({ page }) => {
    await open(page, `${title}-${title === 'luxor' ? 'play' : 'lay'}`);
    for (const [width, height, wide] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const box = await board(page);
      expect(Math.abs(box.width - wide), `${width} by ${height}: ${box.width}`).toBeLessThanOrEqual(1.5);
      expect(box.width / box.height).toBeCloseTo(830 / 890, 2);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      await expectInside(page);
    }
  });

  test(`no question of ${title} moves the board or the hand, and all of it is in sight`, async ({ page }) => {
    // In the language with the longest questions.
    await speak(page, 'de');
    const [one, ...others] = kinds(title);
    const { ask } = await openLive(page, one!);
    const first = new Map<string, string[]>();
    for (const kind of [one!, ...others]) {
      if (kind !== one) await ask(kind);
      for (const [width, height] of LAYOUTS) {
        await page.setViewportSize({ width, height });
        const size = `${width} by ${height}`;
        const now = await slots(page);
        expect(now, `${kind} at ${size}`).toEqual(first.get(size) ?? now);
        expect(now).toHaveLength(4);
        first.set(size, now);
        // What is said lies within the slot of the question.
        const hidden = () =>
          page.evaluate(() => {
            const slot = document.querySelector('.ask')!.getBoundingClientRect();
            const said = [...document.querySelectorAll<HTMLElement>('.ask .recap, .ask .prompt > span')];
            const boxes = said.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
            return Math.max(...boxes.map(({ top, bottom }) => Math.max(slot.top - top, bottom - slot.bottom)));
          });
        await expect.poll(hidden, `${kind} at ${size}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test(`every answer of ${title} says all it has to say, in every language`, async ({ page }) => {
    const [one, ...others] = kinds(title);
    const { ask } = await openLive(page, one!);
    for (const kind of [one!, ...others]) {
      if (kind !== one) await ask(kind);
      if (kind === 'expedition-lay') await page.locator('.tile[aria-disabled=false]').first().click();
      for (const language of ['en', 'fr', 'nl', 'de']) {
        await speakNow(page, language);
        // Beside the board there is room enough for the languages with short words.
        for (const [width, height] of ['fr', 'de'].includes(language) ? [PHONE, LAPTOP] : [PHONE]) {
          await page.setViewportSize({ width, height });
          expect(await page.evaluate(cutAnswers), `${kind} at ${width} by ${height} in ${language}`).toEqual([]);
        }
      }
    }
  });

  test(`a replay and a spectator of ${title} have the same board, and the controls are visible`, async ({ page }) => {
    const position = `${title}-${title === 'luxor' ? 'play' : 'lay'}`;
    const sizes = new Map<string, unknown>();
    await open(page, position);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      sizes.set(`${width} by ${height}`, await board(page));
    }
    await open(page, position, { seat: null, your_seats: [], choices: [] });
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const size = `spectator at ${width} by ${height}`;
      expect(await board(page), size).toEqual(sizes.get(`${width} by ${height}`));
      // Where the story has no place of its own, the latest turns lie where others have their hand.
      const [story, lately] = [page.locator('.side .log'), page.locator('.lately')].map((one) => one.isVisible());
      expect(await lately, size).toBe(!(await story));
      // The slot of a question is as high as at the longest sentence.
      expect(await page.evaluate(emptyBand), size).toBeLessThanOrEqual(52);
    }
    await stage(page, position);
    await page.goto('/replay/fixture?at=3');
    for (const [width, height, wide] of [...WINDOWS, [1100, 560, 0], [740, 360, 0], [360, 640, 0]] as const) {
      await page.setViewportSize({ width, height });
      const size = `${width} by ${height}`;
      for (const part of [page.locator('#time'), page.locator('.keys .btn').first(), page.locator('.told')])
        await expect(part, size).toBeInViewport({ ratio: 1 });
      const box = await board(page);
      expect(box.y + box.height, size).toBeLessThanOrEqual((await page.locator('.dock').boundingBox())!.y + height);
      expect(await page.evaluate(emptyBand), size).toBeLessThanOrEqual(24);
      // Below the board the controls need another height than the slots of a game.
      if (wide >= 680) expect(box, size).toEqual(sizes.get(size));
      await expectInside(page);
    }
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de' });

  for (const position of ['luxor-move', 'luxor-play', 'luxor-mummy-tile']) {
    test(`five players with all modules fit beside the board: ${position}`, async ({ page }) => {
      const { snapshot } = await open(page, position);
      expect(snapshot.players).toHaveLength(5);
      for (const [width, height] of [
        [1280, 720],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.players .player')).toHaveCount(5);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('.players .player, .crown, .side .block:not(.log)')].flatMap((panel) => {
            const whole = panel.getBoundingClientRect();
            return [...panel.querySelectorAll('*:not(.sr, .sr *, svg *)')]
              .filter((part) => part.checkVisibility())
              .filter((part) => {
                const { left, right, top, bottom } = part.getBoundingClientRect();
                const over = [whole.left - left, right - whole.right, whole.top - top, bottom - whole.bottom];
                return Math.max(...over) > 0.5;
              })
              .map((part) => `${part.tagName} ${part.className} ${part.textContent}`);
          }),
        );
        expect(cut).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
        await expectInside(page);
      }
    });
  }
});

test('letters grow with the window, and nothing is smaller than 12 pixels', async ({ page }) => {
  await open(page, 'luxor-play');
  const smallest = () =>
    page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('main :not(svg, svg *, .sr, .sr *)')]
          .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim()))
          .map((part) => parseFloat(getComputedStyle(part).fontSize)),
      ),
    );
  for (const [width, height, size] of [
    [1280, 720, 12],
    [1920, 1080, 14.9],
    [2560, 1440, 19.9],
    [360, 740, 12],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await smallest(), `${width} by ${height}`).toBeGreaterThanOrEqual(size);
  }
});

test('the notice of a lost connection takes no room from the table', async ({ page }) => {
  const sizes = [
    { width: 1280, height: 720 },
    { width: 360, height: 740 },
  ];
  const everySize = async () => {
    const all = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      all.push(await slots(page));
    }
    return all;
  };
  await open(page, 'luxor-play');
  const before = await everySize();
  await page.routeWebSocket(/\/api\/games\/.*\/live/, (socket) => socket.close());
  await page.reload();
  await expect(page.locator('.banner')).toBeVisible();
  // A table is drawn part by part.
  await expect.poll(everySize).toEqual(before);
});

test('while others play, the pace is within reach in every window', async ({ page }) => {
  await speak(page, 'de');
  await open(page, 'luxor-play', { decider: 1, choices: [] });
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [740, 360],
    [768, 1024],
    [1024, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Schnell', 'Bis zu meinem Zug'])
      await expect(page.getByRole('button', { name }), `${width} by ${height}`).toBeInViewport({ ratio: 1 });
    // Names are shown whole or not at all.
    const next = page.locator('.answers > .next').filter({ visible: true });
    for (const one of await next.all())
      expect(await one.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  }
});
