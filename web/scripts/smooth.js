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

/** Kinds of work within a task, as a trace calls them, in words. */
const WORK = {
  FunctionCall: 'script',
  EvaluateScript: 'evaluating',
  RunMicrotasks: 'script after a wait',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'before painting',
  Paint: 'painting',
  Layerize: 'layers',
  Commit: 'commit',
  ParseHTML: 'reading the document',
  'v8.compile': 'compiling',
  MajorGC: 'collecting garbage',
  MinorGC: 'collecting garbage',
};

/** The tasks of the page's main thread in a trace, each with what took longest in it. */
function tasks(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  const here = traceEvents.filter(({ dur, pid, tid }) => dur && main.has(`${pid} ${tid}`));
  const parts = here.filter(({ name }) => name in WORK);
  return here
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ ts, dur, tdur }) => ({
      passed: dur / 1000,
      worked: (tdur ?? dur) / 1000,
      parts: () => within(parts.filter((part) => part.ts >= ts && part.ts + part.dur <= ts + dur)),
    }));
}

/** What took longest: kinds of work, scripts with their function. Work inside other work counts only once. */
function within(parts) {
  const sums = new Map();
  for (const part of parts) {
    const inner = parts.filter((one) => one !== part && one.ts >= part.ts && one.ts + one.dur <= part.ts + part.dur);
    const own = inner.filter(
      (one) => !inner.some((two) => two !== one && two.ts <= one.ts && two.ts + two.dur >= one.ts + one.dur),
    );
    const { functionName, url } = part.args?.data ?? {};
    const file = url?.split('/').at(-1)?.split('-').slice(0, -1).join('-');
    const name = [WORK[part.name], functionName, file && `(${file})`].filter(Boolean).join(' ');
    const time = (part.tdur ?? part.dur) - own.reduce((sum, one) => sum + (one.tdur ?? one.dur), 0);
    sums.set(name, (sums.get(name) ?? 0) + time / 1000);
  }
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([name, time]) => `${name} ${time.toFixed(0)}`)
    .join(', ');
}

const most = (list) => Math.max(0, ...list);
const percentile = (list, share) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0;

async function measure(page, act) {
  await page.evaluate(() => (window.steps = []));
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await act();
  const found = tasks(await browser.stopTracing());
  const steps = await page.evaluate(() => window.steps);
  return {
    task: most(found.map(({ passed }) => passed)),
    work: most(found.map(({ worked }) => worked)),
    why: found.toSorted((a, b) => b.worked - a.worked)[0]?.parts() ?? '',
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
    const [least] = all.map((one) => one[name]).sort((a, b) => a.work - b.work);
    console.log(`            in it: ${least.why}`);
  }
}
await browser.close();
