import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { open } from './position';
import { stage, test, titles } from './stage';

/** A table of each title, and the most that its scripts and styles may weigh, compressed, in bytes. */
const MOST: Record<string, { position: string; most: number }> = {
  luxor: { position: 'luxor-play', most: 104_900 },
  expedition: { position: 'expedition-lay', most: 95_700 },
};
const TITLES = titles().map(({ id }) => id);

/** What only other screens need. */
const NOT_NEEDED = [
  'page-screens-',
  'page-end-',
  'screens-',
  'server-',
  'explain-',
  'lessons-',
  'analysis-',
  'comparison-',
].concat(['Compared', 'Trial', 'Notice-', 'End-', 'Replay-', 'Analysis-', 'Mistakes-']);

/** The scripts and styles that a page loads, by name, with their compressed size. */
function watch(page: Page): Map<string, Promise<number>> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1)!;
    if (/\.(js|css)$/.test(name))
      files.set(
        name,
        response.body().then((body) => brotliCompressSync(body).length),
      );
  });
  return files;
}

for (const title of TITLES) {
  test(`the ${title} table loads its own title and texts, and is light`, async ({ page }) => {
    const files = watch(page);
    const { position, most } = MOST[title]!;
    await open(page, position);
    await page.locator('.dock .hand button').first().waitFor();
    await page.waitForLoadState('networkidle');
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith(`at-${title}-`))).not.toEqual([]);
    const others = TITLES.filter((other) => other !== title);
    expect(names.filter((name) => others.some((other) => name.startsWith(`at-${other}-`)))).toEqual([]);
    expect(names.filter((name) => NOT_NEEDED.some((start) => name.startsWith(start)))).toEqual([]);
    const sizes = await Promise.all(files.values());
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
  });
}

test('the start page does not load a table', async ({ page }) => {
  const files = watch(page);
  await stage(page);
  await page.goto('/');
  await page.locator('#quick .go').waitFor();
  await page.waitForLoadState('networkidle');
  const ofTables = ['table', ...TITLES].map((part) => `at-${part}-`);
  expect([...files.keys()].filter((name) => ofTables.some((start) => name.startsWith(start)))).toEqual([]);
});
