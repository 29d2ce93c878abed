// Measures how smoothly a table runs on a processor slowed four times: the longest task of the page's main thread, and
// the 95th percentile of the steps of its animations. Both as they passed, and the tasks also in processor time, which
// other programs on the machine disturb less. The best of several runs counts.
// Use: node scripts/smooth.js http://127.0.0.1:8000 [runs], with a server started with --seeded-games.
import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.js';

const [server = 'http://127.0.0.1:8000', runs = '3'] = process.argv.slice(2);
const SLOWER = 4;
const browser = await chromium.launch(launchOptions);

/** What can be pressed at a table, most important first. */
const OPEN = [
  '.stay .primary',
  '.spot:not(.dir)',
  '.act:not([aria-disabled=true])',
  '.target:not(.source):not([aria-disabled=true])',
  '#prompt .btn:not([aria-disabled=true])',
  '.choices button:not(.echo):not([aria-disabled=true]):not([disabled])',
  '.card.end:not([aria-disabled=true])',
  '.tile[aria-disabled=false]',
  '.ends .btn:not([aria-disabled=true])',
];
const MINE = '.prompt:not(.wait)';

/** Counts the frames in which something was drawn anew, from a first frame on. */
function watch() {
  window.steps = [];
  let changed = false;
  let last = 0;
  new MutationObserver(() => (changed = true)).observe(document, { subtree: true, childList: true, attributes: true });
  const frame = (now) => {
    if (changed && last) window.steps.push(now - last);
    last = changed ? now : 0;
    changed = false;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** The tasks of the page's main thread in a trace, longest first. */
function tasks(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(({ name, pid, tid, dur }) => name.endsWith('RunTask') && dur && main.has(`${pid} ${tid}`))
    .map(({ dur, tdur }) => ({ passed: dur / 1000, worked: (tdur ?? dur) / 1000 }));
}

const most = (list) => Math.max(0, ...list);
const percentile = (list, share) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0;

async function measure(page, act) {
  await page.evaluate(() => (window.steps = []));
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  const found = tasks(await browser.stopTracing());
  const steps = await page.evaluate(() => window.steps);
  return {
    task: most(found.map(({ passed }) => passed)),
    work: most(found.map(({ worked }) => worked)),
    step: percentile(steps, 0.95),
    steps: steps.length,
  };
}

async function create(context, title, seed) {
  const bot = { kind: 'bot', bot: 'greedy' };
  const answer = await context.request.post('/api/games', {
    headers: { 'x-luxor-seed': seed },
    data: { title, players: 3, modules: [], first: 0, seats: [{ kind: 'you', name: 'Mira' }, bot, bot] },
  });
  return (await answer.json()).game;
}

/** A kept game, finished. */
async function imported(context, title) {
  const folder = new URL(`../../games/${title}/`, import.meta.url);
  const text = readFileSync(new URL(readdirSync(folder).sort()[0], folder), 'utf8');
  const headers = { 'content-type': 'text/plain' };
  const answer = await context.request.post('/api/import', { data: text, headers });
  return (await answer.json()).game;
}

async function pressSomething(page) {
  await page.locator(MINE).waitFor();
  for (const selector of OPEN) {
    const found = page.locator(selector).filter({ visible: true });
    if ((await found.count()) === 0) continue;
    // The choices may change meanwhile: then the next press is for them.
    await found
      .first()
      .click({ timeout: 5000 })
      .catch(() => {});
    return;
  }
}

async function run(title) {
  const context = await browser.newContext({ baseURL: server, viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const game = await create(context, title, 'smooth');
  const over = await imported(context, title);
  const slow = await context.newCDPSession(page);
  await page.goto('/rules');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const result = {};
  result['opening the table'] = await measure(page, async () => {
    await page.goto(`/g/${game}`);
    await page.locator('.dock .hand button').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
  result['three turns'] = await measure(page, async () => {
    for (let pressed = 0; pressed < 9; pressed++) await pressSomething(page);
    await page.locator(MINE).waitFor();
  });
  result['the menu'] = await measure(page, async () => {
    await page.locator('.top nav > button:last-of-type').click();
    await page.locator('dialog .preferences').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });
  await page.goto(`/g/${over}`);
  const again = page.locator('.btns button', { has: page.locator('use[href="#i-hour"]') });
  await again.waitFor();
  result['the end'] = await measure(page, async () => {
    await again.click();
    await page.locator('.courses.done').waitFor();
  });
  await context.close();
  return result;
}

console.log(`processor ${SLOWER} times slower, best of ${runs}, in milliseconds`);
for (const title of ['luxor', 'expedition']) {
  const all = [];
  for (let count = 0; count < Number(runs); count++) all.push(await run(title));
  for (const name of Object.keys(all[0])) {
    const best = (part) => Math.min(...all.map((one) => one[name][part])).toFixed(0);
    console.log(
      `${title.padEnd(11)} ${name.padEnd(18)} longest task ${best('task').padStart(5)} (processor time ` +
        `${best('work').padStart(4)})   95 % of ${String(all[0][name].steps).padStart(4)} steps below ${best('step')}`,
    );
  }
}
await browser.close();
