import { expect } from '@playwright/test';
import { stage, test } from './stage';

// The second test is of the same worker, right after the first.
test.describe.configure({ mode: 'serial' });

const WAYS = ['first', 'second'] as const;

for (const [place, name] of WAYS.entries()) {
  test(`a test finds nothing of others: ${name}`, async ({ page, context }) => {
    await stage(page);
    await page.goto('/');
    const found = await page.evaluate(async () => ({
      stored: { ...localStorage, ...sessionStorage, cookie: document.cookie },
      bases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      media: ['(prefers-color-scheme: dark)', '(forced-colors: active)'].filter((query) => matchMedia(query).matches),
      reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      size: [innerWidth, innerHeight],
      online: navigator.onLine,
      history: history.length,
      name: window.name,
      left: 'left' in window,
    }));
    expect(found).toEqual({
      stored: { cookie: '' },
      bases: [],
      caches: [],
      workers: 0,
      media: [],
      reduced: true,
      size: [1280, 720],
      online: true,
      history: 2,
      name: '',
      left: false,
    });
    expect(await context.cookies()).toEqual([]);
    if (place === 1) return;

    await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
    await page.addInitScript(() => Object.assign(window, { left: true }));
    await page.route('**/*', (route) => route.abort());
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(async () => {
      localStorage['left'] = sessionStorage['left'] = window.name = 'left';
      await caches.open('left');
      await new Promise((done) => Object.assign(indexedDB.open('left'), { onsuccess: done }));
      // What is written at the very end is gone, too.
      addEventListener('pagehide', () => (localStorage['late'] = 'left'));
    });
    await context.setOffline(true);
  });
}

test('what would stay in a shared context is refused', async ({ page, context }) => {
  await expect(async () => page.clock.setFixedTime(0)).rejects.toThrow('ownContext');
  await expect(async () => context.addInitScript('')).rejects.toThrow('ownContext');
  await expect(async () => context.route('**/*', () => {})).rejects.toThrow('ownContext');
});
