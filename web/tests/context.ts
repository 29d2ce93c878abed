/** The tests of a worker share a browser context: the files of the page and their compiled code are there already. */

import { test as base, type BrowserContext, type CDPSession } from '@playwright/test';

interface Shared {
  context: BrowserContext;
  /** Of a page that stays: while there is one, its process serves the others, too (`--renderer-process-limit`). */
  session: CDPSession;
}

/** The shared contexts of a worker, by what cannot be changed once they are made. */
type Contexts = Map<string, Shared>;

/** What a page or a test would leave to the tests after it. */
const STAYS = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeWebSocket',
] as const;

async function share(context: BrowserContext, baseURL: string): Promise<Shared> {
  const page = await context.newPage();
  // A process serves one site only.
  await page.goto(`${baseURL}/icon.svg`);
  const refuse = () => {
    throw new Error('this would stay for the tests that follow: it needs a context of its own (`ownContext`)');
  };
  for (const name of STAYS) context[name] = refuse;
  Object.defineProperty(context.clock, 'install', { value: refuse });
  Object.defineProperty(context.clock, 'setFixedTime', { value: refuse });
  return { context, session: await context.newCDPSession(page) };
}

/**
 * A test with a page of its own in a context that other tests have used, without their storage. What it sets for its
 * page goes with the page.
 */
export const test = base.extend<{ ownContext: boolean }, { contexts: Contexts }>({
  ownContext: [false, { option: true }],
  contexts: [
    async ({}, use) => {
      const contexts: Contexts = new Map();
      await use(contexts);
      for (const { context } of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ ownContext, contexts, browser, baseURL, locale, hasTouch, isMobile }, use) => {
    if (ownContext) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const key = JSON.stringify([baseURL, locale, hasTouch, isMobile]);
    const shared = contexts.get(key) ?? (await share(await browser.newContext(), baseURL!));
    contexts.set(key, shared);
    const { context, session } = shared;
    const [first] = context.pages();
    await use(context);
    await Promise.all(context.pages().map((page) => page !== first && page.close()));
    await context.setOffline(false);
    await session.send('Storage.clearDataForOrigin', { origin: baseURL!, storageTypes: 'all' });
  },
  page: async ({ context, viewport, colorScheme, forcedColors, reducedMotion }, use) => {
    const page = await context.newPage();
    await page.setViewportSize(viewport!);
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion });
    await use(page);
  },
});
