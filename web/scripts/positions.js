// Writes positions for the browser tests: plays games with random choices at a running server and keeps one position
// each kind of question. Use: node scripts/positions.js http://127.0.0.1:8000 tests/fixtures/
import { writeFileSync } from 'node:fs';

const [server = 'http://127.0.0.1:8000', folder = 'tests/fixtures/'] = process.argv.slice(2);
const LINES = 40;
const GAMES = 60;

/**
 * The game, how a position's question is named, the least number of turns, and how many kinds of question there are.
 */
const PLAYED = [
  {
    title: 'luxor',
    names: ['Mira', 'Jonas', 'Ada', 'Tom', 'Lena'],
    modules: ['mummy', 'equipment', 'artifacts', 'characters'],
    called: ({ asked }) => `luxor-${asked}`,
    from: 25,
    kinds: 22,
  },
  {
    title: 'expedition',
    names: ['Mira', 'Jonas', 'Ada', 'Tom'],
    modules: ['new-adventures'],
    called: ({ phase }) => `expedition-${phase.name}${phase.tile ? `-${phase.tile}` : ''}`,
    from: 20,
    kinds: 11,
  },
];

let cookie = '';
async function call(path, body) {
  const init = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } }
    : { headers: { cookie } };
  const answer = await fetch(`${server}/api${path}`, init);
  cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A seeded generator: the same numbers every time. */
let state = 7;
const below = (count) => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * count);
};

/** Prefers actions that lead to rare questions, otherwise picks any. */
function choose(choices) {
  const rare = choices.filter(({ action }) => /^(use|extra|raise|roll|add|take wild|shift)/.test(action));
  const list = rare.length && below(3) ? rare : choices;
  return list[below(list.length)].action;
}

async function play({ title, names, modules, called, from }, kept) {
  const seats = names.map((name, seat) => ({ kind: seat ? 'local' : 'you', name }));
  const { game } = await call('/games', { title, players: names.length, modules, first: 0, seats });
  let now = await call(`/games/${game}?seat=0`);
  for (let count = 0; now.state === 'running'; count++) {
    if (now.seat !== now.decider) now = await call(`/games/${game}?seat=${now.decider}`);
    const name = called(now.view);
    const worth = now.choices.length;
    if (now.view.turn >= from && worth > (kept.get(name)?.worth ?? 0) && below(3)) {
      const log = await call(`/games/${game}/log?seat=${now.seat}&since=${Math.max(0, now.log_length - LINES)}`);
      kept.set(name, { worth, text: JSON.stringify({ snapshot: { ...now, your_seats: [now.seat] }, log }) });
    }
    await call(`/games/${game}/actions`, {
      id: `${count}`,
      seq: now.seq,
      seat: now.decider,
      action: choose(now.choices),
    });
    now = await call(`/games/${game}?seat=${now.decider}`);
  }
}

for (const played of PLAYED) {
  const kept = new Map();
  for (let count = 0; count < GAMES && kept.size < played.kinds; count++) await play(played, kept);
  for (const [name, { text }] of kept) writeFileSync(`${folder}${name}.json`, `${text}\n`);
  console.log(played.title, [...kept.keys()].sort().join(' '));
}
