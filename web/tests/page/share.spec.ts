import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { stage, test } from './stage';

async function openResult(page: Page): Promise<void> {
  await stage(page, 'luxor-over');
  await page.goto('/g/fixture');
  await expect(page.locator('#won')).toBeVisible();
}

/** The colours of some points of a picture, drawn by the browser. */
const coloursOf = (page: Page, png: Buffer, points: [number, number][]) =>
  page.evaluate(
    async ({ source, points }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const at = ([x, y]: [number, number]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3).join();
      return { size: [image.width, image.height], colours: points.map(at) };
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, points },
  );

test('the result is saved as a picture that the browser draws without asking anybody', async ({ page }) => {
  await openResult(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('luxor-fixture.png');
  const png = readFileSync(await download.path());
  // The second pillar is the winner's, of five: its lowest course is what was collected, its second the position.
  const { size, colours } = await coloursOf(page, png, [
    [350, 530],
    [350, 430],
    [4, 4],
  ]);
  expect(size).toEqual([1200, 630]);
  expect(colours[0]).toBe('220,164,54');
  expect(colours[1]).toBe('198,122,72');
  expect(new Set(colours).size).toBe(3);
  const server = new URL(page.url()).origin;
  expect(asked.filter((url) => url.startsWith(server) && !/\/assets\/.*\.(js|css|woff2)$/.test(url))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(server) && !/^(data|blob):/.test(url))).toEqual([]);
});

test('where a device can share files, its own way is offered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: { files: File[]; text: string }) =>
        void (document.title = `${files[0]!.name} ${files[0]!.type} ${files[0]!.size > 5000} ${text}`),
    });
  });
  await openResult(page);
  await page.getByRole('button', { name: 'Share a picture' }).click();
  await expect(page).toHaveTitle('luxor-fixture.png image/png true Jonas wins with 47 points');
});
