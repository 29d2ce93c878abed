// Prints the transfer size of the page as Chromium loads it from a running server with an empty cache.
// Use: node scripts/weight.js http://127.0.0.1:8000
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.js';

const [server = 'http://127.0.0.1:8000'] = process.argv.slice(2);
const browser = await chromium.launch(launchOptions);

/** Two computer players join, so that the whole table is drawn. */
async function table(context, title) {
  const seats = [
    { kind: 'you', name: 'Mira' },
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  const answer = await context.request.post('/api/games', {
    data: { title, players: 3, modules: [], first: 0, seats },
  });
  return `/g/${(await answer.json()).game}`;
}

const titles = await (await fetch(new URL('/api/titles', server))).json();
const SCREENS = {
  'start page': { open: () => '/', shows: '#quick' },
  ...Object.fromEntries(
    titles.map(({ id }) => [`${id} table`, { open: (context) => table(context, id), shows: '.dock .hand button' }]),
  ),
};
/** Resource kinds by file ending. */
const KINDS = { script: /\.js$/, style: /\.css$/, fonts: /\.woff2$/ };

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9);

for (const [name, { open, shows }] of Object.entries(SCREENS)) {
  const context = await browser.newContext({ baseURL: server, locale: 'en' });
  const page = await context.newPage();
  await page.goto(await open(context));
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => 'encodedBodySize' in entry)
      .map(({ name, entryType, encodedBodySize }) => ({ name, entryType, size: encodedBodySize })),
  );
  const sum = (entries) => entries.reduce((all, { size }) => all + size, 0);
  const parts = Object.entries(KINDS).map(([kind, ending]) => [
    kind,
    sum(loaded.filter((entry) => ending.test(entry.name))),
  ]);
  const document = sum(loaded.filter(({ entryType }) => entryType === 'navigation'));
  const [script, style] = parts.map(([, size]) => size);
  const each = [...parts, ['document', document]].map(([kind, size]) => `${kind} ${kb(size).trim()}`);
  console.log(`${name.padEnd(17)} script and style ${kb(script + style)}   (${each.join(', ')})`);
  await context.close();
}
await browser.close();
