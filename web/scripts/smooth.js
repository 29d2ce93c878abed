// Measures how smoothly a table runs on a processor four times slower than this one: the longest task of the page's
// main thread, and the 95th percentile of the steps of its animations.
//
// A step is all work of the main thread from one frame to the next, whatever the work is for, while the main thread
// moves something: a script that asks for frame after frame, or a CSS animation or transition that the compositor
// cannot run. No steps are: frames in which nothing moves, as when a screen opens or a message arrives (what is done
// there counts as tasks); animations of the compositor, which the main thread cannot delay; and signs that breathe for
// ever, whose many light frames would only make the figure better.
//
// The page runs at full speed, and the processor time of its main thread counts four times. A browser that is asked to
// slow down a page lets its thread wait, busily, for three times as long as has passed: beside other programs, also for
// the time in which these had the processor. Work of one length then took anything from 1.6 to 4.5 times as much
// processor time, and the longest of hundreds of tasks was one of those that had been interrupted. The best of several
// runs counts.
// Use: node scripts/smooth.js http://127.0.0.1:8000 [runs [table]], with a server started with --seeded-games.
import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.js';

const [server = 'http://127.0.0.1:8000', runs = '3', only] = process.argv.slice(2);
const SLOWER = 4;
const TABLES = {
  luxor: { title: 'luxor', players: 3, modules: [] },
  expedition: { title: 'expedition', players: 3, modules: [] },
  five: { title: 'luxor', players: 5, modules: ['mummy', 'equipment', 'artifacts', 'characters'] },
};
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
const MINE = 'main:not([data-busy]) .prompt:not(.wait)';

/** Kinds of work within a task, as a trace calls them, in words. */
const WORK = {
  FunctionCall: 'script',
  EvaluateScript: 'evaluating',
  'v8.evaluateModule': 'evaluating',
  RunMicrotasks: 'script after a wait',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'before painting',
  Paint: 'painting',
  Layerize: 'layers',
  Commit: 'commit',
  ParseHTML: 'reading the document',
  'v8.compile': 'compiling',
  'v8.compileModule': 'compiling',
  'v8.produceCache': 'compiling',
  TimerFire: 'timer',
  XHRLoad: 'answer',
  MajorGC: 'collecting garbage',
  MinorGC: 'collecting garbage',
};

/** Animations that only end with what they are about. */
const ENDLESS = /breathe|march|tumble|ripple/;

/**
 * What the page's main thread did: its tasks, each with what took longest in it, and the steps of animations, each from
 * the end of one frame's task to the end of the next one's.
 */
function read(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  const here = traceEvents.filter(({ pid, tid }) => main.has(`${pid} ${tid}`)).sort((a, b) => a.ts - b.ts);
  const parts = here.filter(({ name, dur }) => dur && name in WORK);
  const tasks = here
    .filter(({ name, dur }) => dur && name === 'RunTask')
    .map(({ ts, dur, tdur }) => ({
      ts,
      passed: dur / 1000,
      worked: (SLOWER * (tdur ?? dur)) / 1000,
      parts: () => within(parts.filter((part) => part.ts >= ts && part.ts + part.dur <= ts + dur)),
    }));
  const marks = here.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
  const frames = marks.map((mark) => {
    const own = tasks.find(({ ts, passed }) => ts <= mark && mark <= ts + passed * 1000);
    return { mark, end: own ? own.ts + own.passed * 1000 : mark };
  });
  const moving = [...scripted(here), ...styled(here)];
  const steps = frames.slice(1).flatMap(({ mark, end }, index) => {
    const before = frames[index].end;
    if (!moving.some(([from, to]) => from <= before && to >= mark)) return [];
    const own = tasks.filter(({ ts, passed }) => ts + passed * 1000 > before && ts + passed * 1000 <= end);
    return [{ worked: own.reduce((sum, { worked }) => sum + worked, 0), tasks: own }];
  });
  return { tasks, steps };
}

/** When scripts moved something: from a callback that asks for another frame to that frame. */
function scripted(events) {
  const calls = events.filter(({ name }) => name === 'FireAnimationFrame');
  const called = new Map(calls.map((call) => [call.args.data.id, call.ts]));
  const asked = events.filter(({ name }) => name === 'RequestAnimationFrame');
  return calls.flatMap(({ ts, dur = 0 }) =>
    asked
      .filter((one) => one.ts >= ts && one.ts <= ts + dur)
      .flatMap((one) => (called.has(one.args.data.id) ? [[ts, called.get(one.args.data.id)]] : [])),
  );
}

/** When the main thread moved something by a CSS animation or transition, except those without an end. */
function styled(events) {
  const found = [];
  const begun = new Map();
  for (const { name, ph, ts, id, id2, args } of events) {
    if (name !== 'Animation') continue;
    const key = id ?? id2?.local;
    const { state, displayName = '', compositeFailed } = args?.data ?? {};
    if (ph === 'b') begun.set(key, { name: displayName, from: ts, here: false });
    const one = begun.get(key);
    if (one && compositeFailed) one.here = true;
    if (!one || (ph !== 'e' && state !== 'finished' && state !== 'idle')) continue;
    begun.delete(key);
    if (one.here && !ENDLESS.test(one.name)) found.push([one.from, ts]);
  }
  return found;
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
    sums.set(name, (sums.get(name) ?? 0) + (SLOWER * time) / 1000);
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
  await browser.startTracing(page, {
    categories: ['', '.frame']
      .map((kind) => `disabled-by-default-devtools.timeline${kind}`)
      .concat('devtools.timeline', 'v8', '__metadata'),
  });
  await act();
  const { tasks, steps } = read(await browser.stopTracing());
  const lengths = steps.map(({ worked }) => worked);
  const longest = percentile(lengths, 0.95);
  return {
    work: most(tasks.map(({ worked }) => worked)),
    why: tasks.toSorted((a, b) => b.worked - a.worked).slice(0, 3),
    step: longest,
    half: percentile(lengths, 0.5),
    most: most(lengths),
    steps: lengths.length,
    slow: steps.filter(({ worked }) => worked >= longest).slice(0, 4),
  };
}

/** What a loop of fixed work takes here and now: figures of two runs compare only if this is alike. */
async function reference(page, devtools) {
  const loop = 'for (let i = 0, sum = 0; i < 3e6; i++) sum += Math.sqrt(i) % 7';
  return (await measure(page, () => ask(devtools, `(() => { ${loop} })()`))).work;
}

async function create(context, { title, players, modules }, seed) {
  const bots = Array(players - 1).fill({ kind: 'bot', bot: 'greedy' });
  const answer = await context.request.post('/api/games', {
    headers: { 'x-luxor-seed': seed },
    data: { title, players, modules, first: 0, seats: [{ kind: 'you', name: 'Mira' }, ...bots] },
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

/**
 * Asks the page without the driver's own scripts, which would run in it and be measured as its work.
 */
async function ask(devtools, expression) {
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  return result.value;
}

/** Waits until something is there, or gone; it asks now and then only. */
async function until(devtools, selector, there = true) {
  while ((await ask(devtools, `!!document.querySelector(${JSON.stringify(selector)})`)) !== there) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Presses with the mouse; the browser's own checks before a click would run in every frame. */
async function press(page, devtools, selectors) {
  const find = (selectors) => {
    for (const selector of selectors) {
      const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
      if (!found) continue;
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  };
  const at = await ask(devtools, `(${find})(${JSON.stringify(selectors)})`);
  if (at) await page.mouse.click(at.x, at.y);
  // What the press begins is under way.
  await page.waitForTimeout(300);
}

const references = [];

async function run(table) {
  const context = await browser.newContext({ baseURL: server, viewport: { width: 1280, height: 720 }, locale: 'en' });
  const page = await context.newPage();
  const game = await create(context, table, 'smooth');
  const over = await imported(context, table.title);
  const devtools = await context.newCDPSession(page);
  // Scripts are in the cache, and no large page has to go.
  await page.goto('/rules');
  await page.goto('/api/titles');
  references.push(await reference(page, devtools));
  const result = {};
  result['opening the table'] = await measure(page, async () => {
    await page.goto(`/g/${game}`);
    await until(devtools, 'main:not([data-busy]) .dock .hand button');
    await ask(devtools, 'new Promise((resolve) => requestIdleCallback(resolve))');
  });
  result['three turns'] = await measure(page, async () => {
    for (let pressed = 0; pressed < 9; pressed++) {
      await until(devtools, MINE);
      await press(page, devtools, OPEN);
    }
    await until(devtools, MINE);
  });
  result['the menu'] = await measure(page, async () => {
    await press(page, devtools, ['.top nav > button:last-of-type']);
    await until(devtools, 'dialog .preferences');
    await page.keyboard.press('Escape');
    await until(devtools, 'dialog', false);
  });
  await page.goto(`/g/${over}`);
  const again = '.btns button:has(use[href="#i-hour"])';
  await until(devtools, again);
  result['the end'] = await measure(page, async () => {
    await press(page, devtools, [again]);
    await until(devtools, '.courses.done');
  });
  await context.close();
  return result;
}

console.log(`processor time of one ${SLOWER} times slower, best of ${runs}, in milliseconds`);
for (const table of only ? [only] : Object.keys(TABLES)) {
  const all = [];
  for (let count = 0; count < Number(runs); count++) all.push(await run(TABLES[table]));
  for (const name of Object.keys(all[0])) {
    const best = (part) => Math.min(...all.map((one) => one[name][part])).toFixed(0);
    const tasks = `longest task ${best('work').padStart(4)}`;
    const count = String(all[0][name].steps).padStart(4);
    const steps = `of ${count} steps 95 % below ${best('step')}, half below ${best('half')}, all below ${best('most')}`;
    console.log(`${table.padEnd(11)} ${name.padEnd(18)} ${tasks}   ${steps}`);
    const [least] = all.map((one) => one[name]).sort((a, b) => a.work - b.work);
    for (const { worked, parts } of least.why) console.log(`            task ${worked.toFixed(0)}: ${parts()}`);
    for (const { worked, tasks } of least.slow) {
      console.log(
        `            step ${worked.toFixed(0)}: ${tasks
          .filter(({ worked }) => worked > 5)
          .map(({ parts }) => parts())
          .join(' | ')}`,
      );
    }
  }
}
const span = [Math.min(...references), Math.max(...references)].map((time) => time.toFixed(0));
console.log(`a loop of fixed work took ${span.join(' to ')} before each run`);
await browser.close();
