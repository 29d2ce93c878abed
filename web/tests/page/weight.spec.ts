import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { open } from './position';
import { stage, test } from './stage';

/** The most that the scripts and styles of a table may weigh, compressed, in bytes. */
const MOST = { luxor: 104_900, expedition: 95_700 } as const;

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

for (const [title, most] of Object.entries(MOST)) {
  test(`the ${title} table loads its own title and texts, and is light`, async ({ page }) => {
    const files = watch(page);
    await open(page, `${title}-${title === 'luxor' ? 'play' : 'lay'}`);
    await page.locator('.dock .hand button').first().waitFor();
    await page.waitForLoadState('networkidle');
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith(`at-${title}-`))).not.toEqual([]);
    const others = Object.keys(MOST).filter((other) => other !== title);
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
  expect([...files.keys()].filter((name) => /^at-(table|luxor|expedition)-/.test(name))).toEqual([]);
});
