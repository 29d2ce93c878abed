import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table, type Step } from '../../src/lib/table.svelte';
import type { ErrorCode, ServerMessage, LogEntry, ClientMessage, Snapshot } from '../../src/lib/types';

type Written = { snapshot: Snapshot; log: LogEntry[] };
const written = JSON.parse(readFileSync(new URL('../fixtures/expedition-lay.json', import.meta.url), 'utf8')) as Written;

/** The game some changes later, with something different about it. */
const later = (changes: number, different: Partial<Snapshot> = {}): Snapshot =>
  structuredClone({ ...written.snapshot, seq: written.snapshot.seq + changes, ...different });
const step = (snapshot: Snapshot): ServerMessage => ({ type: 'step', seq: snapshot.seq, log: [], snapshot });
const here = (...players: boolean[]): ServerMessage => ({ type: 'here', players });
const whoIsHere = (table: Table) => table.snapshot?.players.map((player) => player.here);

/** Connections that tell what a test tells them to. */
class Socket {
  static opened: Socket[] = [];
  static said: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Socket.opened.push(this);
  }

  /** Answers at once, as the test wants it; or not at all. */
  send(said: string): void {
    const command = JSON.parse(said) as ClientMessage;
    Socket.said.push(command);
    const answer = answers.say(command);
    if (answer) this.tell(answer);
  }

  close(): void {
    this.onclose?.();
  }

  tell(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string) => json({ error: { code, rule: null, message: null, detail: code, seq: null } }, status);

const refused = (id: string, code: ErrorCode): ServerMessage => ({ type: 'refused', id, error: { code, rule: null, message: { id: 'error-conflict', args: [] }, detail: code, seq: null } });

/** What the server answers, by the end of the address; a test may set other answers. */
let answers: {
  game: () => Promise<Response> | Response;
  log: () => Promise<Response> | Response;
  actions: (command: unknown) => Promise<Response> | Response;
  say: (command: ClientMessage) => ServerMessage | null;
};

/** Until nothing moves that does not wait for the clock. */
const calm = () => vi.advanceTimersByTimeAsync(0);

/** Steps that are shown until the test ends them. */
function slowStage(table: Table): { shown: Step[]; end: () => Promise<unknown> } {
  const shown: Step[] = [];
  let ends: () => void;
  table.onStage((next) => {
    shown.push(next);
    return new Promise((resolve) => (ends = resolve));
  });
  return { shown, end: () => (ends(), calm()) };
}

async function sitDown(): Promise<{ table: Table; socket: Socket }> {
  const table = new Table('fixture');
  await table.open();
  const socket = Socket.opened.at(-1)!;
  socket.onopen?.();
  return { table, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.opened = [];
  Socket.said = [];
  answers = { game: () => json(written.snapshot), log: () => json(written.log), actions: () => refusal(409, 'conflict'), say: ({ id }) => refused(id, 'conflict') };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', new URL('http://localhost/g/fixture'));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const last = new URL(address, location.href).pathname.split('/').at(-1);
    return last === 'log' ? answers.log() : last === 'actions' ? answers.actions(JSON.parse(body!)) : answers.game();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a step with the number that is known', () => {
  it('tells what is around the position, and disturbs nobody who thinks about it', async () => {
    const { table, socket } = await sitDown();
    const shown = vi.fn(async () => {});
    table.onStage(shown);
    table.explain({ text: 'no', rule: null });
    table.advice = [];
    const choices = table.snapshot!.choices;
    const around = { again: 'next', host: false, watch: 'code', your_seats: [2, 3], players: written.snapshot.players.map((player) => ({ ...player, here: true })) };
    socket.tell(step(later(0, around)));
    await calm();
    expect(table.snapshot).toEqual(later(0, around));
    expect(table.snapshot!.choices).toBe(choices);
    expect(shown).not.toHaveBeenCalled();
    expect([table.why, table.advice]).toEqual([{ text: 'no', rule: null }, []]);
  });

  it('tells it also while the step before it is shown', async () => {
    const { table, socket } = await sitDown();
    const stage = slowStage(table);
    socket.tell(step(later(1)), step(later(1, { again: 'next' })));
    expect(table.snapshot!.seq).toBe(later(0).seq);
    await stage.end();
    expect(table.snapshot).toEqual(later(1, { again: 'next' }));
    expect(stage.shown).toHaveLength(1);
  });

  it('is what the next change builds upon', async () => {
    const { table, socket } = await sitDown();
    const { seq } = later(1);
    socket.tell(step(later(0, { again: 'next' })), { type: 'change', seq, since: seq - 1, log: [], changes: { '/seq': seq } });
    await calm();
    expect(table.snapshot).toEqual(later(1, { again: 'next' }));
  });
});

describe('who is here', () => {
  it('stays true when the step ends during which they came', async () => {
    const { table, socket } = await sitDown();
    const stage = slowStage(table);
    socket.tell(step(later(1)), here(true, false, true, true));
    expect(whoIsHere(table)).toEqual([true, false, true, true]);
    await stage.end();
    expect(table.snapshot!.seq).toBe(later(1).seq);
    expect(whoIsHere(table)).toEqual([true, false, true, true]);
  });
});

describe('looking anew', () => {
  it('while a step is shown does not end with that older step', async () => {
    const { table, socket } = await sitDown();
    const stage = slowStage(table);
    socket.tell(step(later(1)));
    answers.game = () => json(later(2));
    expect(await table.act('pass')).toBe(false);
    expect(table.snapshot!.seq).toBe(later(2).seq);
    await stage.end();
    expect(table.snapshot!.seq).toBe(later(2).seq);
    expect(table.log).toEqual(written.log);
    expect(table.showing).toBe(false);
  });

  it('shows what comes after it once the step that is shown has run out', async () => {
    const { table, socket } = await sitDown();
    const stage = slowStage(table);
    socket.tell(step(later(1)));
    answers.game = () => json(later(2));
    await table.act('pass');
    socket.tell(step(later(3)));
    expect(stage.shown.map(({ after }) => after.seq)).toEqual([later(1).seq]);
    await stage.end();
    expect(stage.shown.map(({ before, after }) => [before.seq, after.seq]).at(-1)).toEqual([later(2).seq, later(3).seq]);
    await stage.end();
    expect(table.snapshot!.seq).toBe(later(3).seq);
    expect(table.showing).toBe(false);
  });

  it('does not go back behind what was heard while asking', async () => {
    const { table, socket } = await sitDown();
    answers.game = () => json(later(1));
    answers.log = () => {
      socket.tell(step(later(2)));
      return json(written.log);
    };
    await table.act('pass');
    await calm();
    expect(table.snapshot!.seq).toBe(later(2).seq);
  });

  it('does not forget who came while asking', async () => {
    const { table, socket } = await sitDown();
    answers.game = () => json(later(1));
    answers.log = () => {
      socket.tell(here(true, false, true, true));
      return json(written.log);
    };
    await table.act('pass');
    expect(table.snapshot!.seq).toBe(later(1).seq);
    expect(whoIsHere(table)).toEqual([true, false, true, true]);
  });

  it('does not forget what was told around the same position while asking', async () => {
    const { table, socket } = await sitDown();
    answers.log = () => {
      socket.tell(step(later(0, { again: 'next' })));
      return json(written.log);
    };
    await table.act('pass');
    expect(table.snapshot).toEqual(later(0, { again: 'next' }));
  });

  it('says so when nobody answers', async () => {
    const { table, socket } = await sitDown();
    answers.game = () => Promise.reject(new TypeError('offline'));
    socket.tell({ type: 'change', seq: later(2).seq, since: later(1).seq, log: [], changes: {} });
    await calm();
    expect(table.refused?.code).toBe('offline');
    expect(table.snapshot!.seq).toBe(later(0).seq);
  });
});

describe('a server that was put back to an earlier state', () => {
  /** It is there now. */
  const putBack = (changes: number) => {
    answers.game = () => json(later(changes));
    answers.log = () => json(written.log.slice(0, 3));
  };

  it('is believed, with its log, when it tells so on connecting', async () => {
    const { table, socket } = await sitDown();
    putBack(-2);
    socket.tell(step(later(-2)));
    await calm();
    expect(table.snapshot).toEqual(later(-2));
    expect(table.log).toEqual(written.log.slice(0, 3));
    socket.tell(step(later(-1)));
    await calm();
    expect(table.snapshot!.seq).toBe(later(-1).seq);
  });

  it('is believed when it answers so', async () => {
    const { table } = await sitDown();
    putBack(-2);
    expect(await table.act('pass')).toBe(false);
    expect(table.snapshot!.seq).toBe(later(-2).seq);
  });

  it.each([[0, 1], [1, 0]])('is followed from there, whichever answer comes first (%i, %i)', async (...order) => {
    const { table, socket } = await sitDown();
    const waiting: (() => void)[] = [];
    const asked = (changes: number) => (answers.game = () => new Promise((resolve) => waiting.push(() => resolve(json(later(changes))))));
    asked(-2);
    socket.tell(step(later(-2)));
    asked(-1);
    const { seq } = later(-1);
    socket.tell({ type: 'change', seq, since: seq - 1, log: [], changes: { '/seq': seq } });
    for (const next of order) {
      waiting[next]!();
      await calm();
    }
    expect(table.snapshot!.seq).toBe(seq);
  });

  it('is not what a step is that was only late', async () => {
    const { table, socket } = await sitDown();
    socket.tell(step(later(-1)));
    await calm();
    expect(table.snapshot!.seq).toBe(later(0).seq);
    expect(table.log).toEqual(written.log);
  });
});

describe('a command', () => {
  it('is said over the open connection, and done when it is answered', async () => {
    const { table } = await sitDown();
    answers.say = ({ id }) => ({ type: 'done', id, seq: later(1).seq });
    expect(await table.act('pass')).toBe(true);
    expect(await table.undo()).toBe(true);
    const [act, undo] = Socket.said;
    expect(act).toEqual({ type: 'act', action: 'pass', id: act!.id, seq: later(0).seq, seat: later(0).seat });
    expect(undo).toEqual({ type: 'undo', id: undo!.id, seq: later(0).seq, seat: later(0).seat });
    expect(act!.id).not.toBe(undo!.id);
    expect([table.sending, table.refused]).toEqual([false, undefined]);
  });

  it('that is refused says why', async () => {
    const { table } = await sitDown();
    answers.say = ({ id }) => refused(id, 'refused');
    expect(await table.act('pass')).toBe(false);
    expect(table.refused?.code).toBe('refused');
  });

  it.each([
    ['is lost with the connection', (socket: Socket) => socket.close()],
    ['is never answered', () => vi.advanceTimersByTimeAsync(4_000)],
  ])('that %s is sent again as a request, with the same id', async (_, happens) => {
    const { table, socket } = await sitDown();
    const sent: unknown[] = [];
    answers.say = () => null;
    answers.actions = (command) => {
      sent.push(command);
      return json({ seq: later(0).seq });
    };
    const acting = table.act('pass');
    await calm();
    expect([table.sending, sent]).toEqual([true, []]);
    await happens(socket);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await acting).toBe(true);
    const { type: _type, ...said } = Socket.said[0]!;
    expect(sent).toEqual([said]);
  });
});

describe('on one device', () => {
  const seats = { your_seats: [0, 1], seat: 0, decider: 0 };
  const others = { ...seats, decider: 1 };

  it('whoever moved sees what came of it until they pass on', async () => {
    answers.game = () => json(later(0, seats));
    const { table, socket } = await sitDown();
    await table.act('pass');
    expect([table.passesTo, table.waitsForCurtain]).toEqual([null, null]);
    socket.tell(step(later(1, others)));
    await calm();
    expect([table.passesTo, table.waitsForCurtain]).toEqual([1, null]);
    table.passOn();
    expect([table.passesTo, table.waitsForCurtain]).toEqual([1, 1]);
    answers.game = () => json(later(1, { ...others, seat: 1 }));
    await table.open(1);
    expect([table.passesTo, table.waitsForCurtain]).toEqual([null, null]);
  });

  it('nobody sees anything before the one whose turn it is says so', async () => {
    answers.game = () => json(later(0, others));
    const { table } = await sitDown();
    expect(table.waitsForCurtain).toBe(1);
  });
});

describe('a command that cannot be sent for long', () => {
  it('is on its way until it arrives, and nothing else is sent meanwhile', async () => {
    const { table, socket } = await sitDown();
    const sent: { id: string }[] = [];
    answers.say = () => null;
    answers.actions = (command) => {
      sent.push(command as { id: string });
      return Promise.reject(new TypeError('offline'));
    };
    const acting = table.act('pass');
    await calm();
    expect(table.overdue).toBe(false);
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.sending, table.overdue, table.refused]).toEqual([true, true, undefined]);
    expect(sent.length).toBeGreaterThan(8);
    const tries = sent.length;
    expect(await table.act('pass')).toBe(false);
    expect(sent).toHaveLength(tries);
    answers.actions = (command) => {
      sent.push(command as { id: string });
      return json({ seq: later(0).seq });
    };
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await acting).toBe(true);
    expect([table.sending, table.overdue, new Set(sent.map(({ id }) => id)).size]).toEqual([false, false, 1]);
  });

  it('is given up when the table is left', async () => {
    const { table } = await sitDown();
    answers.say = () => null;
    answers.actions = () => Promise.reject(new TypeError('offline'));
    const acting = table.act('pass');
    await vi.advanceTimersByTimeAsync(10_000);
    table.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await acting).toBe(false);
  });
});

describe('a connection over which nobody answers', () => {
  it('is given up for a new one, and what was done meanwhile is looked at', async () => {
    const { table, socket } = await sitDown();
    answers.say = () => null;
    answers.actions = () => json({ seq: later(1).seq });
    answers.game = () => json(later(1));
    const acting = table.act('pass');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(Socket.opened).toHaveLength(2);
    expect(table.live?.connection).toBe('connecting');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await acting).toBe(true);
    expect(table.snapshot!.seq).toBe(later(1).seq);
    socket.tell(step(later(9)));
    await calm();
    expect(table.snapshot!.seq).toBe(later(1).seq);
    Socket.opened.at(-1)!.onopen?.();
    expect(table.live?.connection).toBe('open');
  });
});

describe('a lost connection', () => {
  const longest = 20_000;

  it.each([[403, 'forbidden'], [404, 'not_found'], [422, 'refused']])('with the answer %i is over', async (status, code) => {
    const { table, socket } = await sitDown();
    answers.game = () => refusal(status, code);
    socket.close();
    await calm();
    expect(table.failed?.code).toBe(code);
    await vi.advanceTimersByTimeAsync(longest);
    expect(Socket.opened).toHaveLength(1);
    expect(table.live?.connection).toBe('closed');
  });

  it.each([
    ['while nobody answers', () => Promise.reject(new TypeError('offline'))],
    ['while somebody else answers', () => new Response('Not here', { status: 404 })],
    ['while the game is there', () => json(written.snapshot)],
  ])('is tried again %s', async (_, answer) => {
    const { table, socket } = await sitDown();
    answers.game = answer;
    socket.close();
    await vi.advanceTimersByTimeAsync(longest);
    expect(Socket.opened).toHaveLength(2);
    expect(table.failed).toBeUndefined();
    Socket.opened.at(-1)!.onopen?.();
    expect(table.live?.connection).toBe('open');
  });
});
