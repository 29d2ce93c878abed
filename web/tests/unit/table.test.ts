import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table, type Step } from '../../src/lib/table.svelte';
import type { ErrorCode, ServerMessage, ClientMessage, Snapshot } from '../../src/lib/types';
import { faultOf, position } from '../wire';

const written = position('expedition-lay');

/** The snapshot some changes later, with overrides. */
const later = (changes: number, different: Partial<Snapshot> = {}): Snapshot =>
  structuredClone({ ...written.snapshot, seq: written.snapshot.seq + changes, ...different });
const step = (snapshot: Snapshot): ServerMessage => ({ type: 'step', seq: snapshot.seq, log: [], snapshot });
const here = (...players: boolean[]): ServerMessage => ({ type: 'here', players });
const whoIsHere = (table: Table) => table.snapshot?.players.map((player) => player.here);

/** A fake WebSocket that receives what a test sends. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  static said: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    FakeSocket.opened.push(this);
  }

  /** Answers at once as the test wants it, or not at all. */
  send(said: string): void {
    const command = JSON.parse(said) as ClientMessage;
    FakeSocket.said.push(command);
    const answer = answers.socket(command);
    if (answer) this.receive(answer);
  }

  /** By default as a broken connection ends. */
  close(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason });
  }

  receive(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: ErrorCode) => json(faultOf(code, 'error-conflict'), status);
const refused = (id: string, code: ErrorCode): ServerMessage => ({
  type: 'refused',
  id,
  ...faultOf(code, 'error-conflict'),
});

/** The server's responses by the last part of the URL; a test may replace them. */
let answers: {
  game: () => Promise<Response> | Response;
  log: () => Promise<Response> | Response;
  actions: (command: unknown) => Promise<Response> | Response;
  socket: (command: ClientMessage) => ServerMessage | null;
};

/** Runs all pending microtasks, without advancing the clock. */
const flush = () => vi.advanceTimersByTimeAsync(0);

/** A stage whose animations end when the test says so. */
function slowStage(table: Table): { shown: Step[]; end: () => Promise<unknown> } {
  const shown: Step[] = [];
  let ends: () => void;
  table.onStage((next) => {
    shown.push(next);
    return new Promise((resolve) => (ends = resolve));
  });
  return { shown, end: () => (ends(), flush()) };
}

async function openTable(): Promise<{ table: Table; socket: FakeSocket }> {
  const table = new Table('fixture');
  await table.open();
  const socket = FakeSocket.opened.at(-1)!;
  socket.onopen?.();
  return { table, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  FakeSocket.said = [];
  answers = {
    game: () => json(written.snapshot),
    log: () => json(written.log),
    actions: () => refusal(409, 'conflict'),
    socket: ({ id }) => refused(id, 'conflict'),
  };
  vi.stubGlobal('WebSocket', FakeSocket);
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

describe('a step with the current sequence number', () => {
  it('updates what surrounds the position, and keeps explanation, advice and choices', async () => {
    const { table, socket } = await openTable();
    const shown = vi.fn(async () => {});
    table.onStage(shown);
    table.explain({ text: 'no', rule: null });
    table.hint = { now: null, advice: [] };
    const choices = table.snapshot!.choices;
    const around = {
      again: 'next',
      host: false,
      watch: 'code',
      your_seats: [2, 3],
      players: written.snapshot.players.map((player) => ({ ...player, here: true })),
    };
    socket.receive(step(later(0, around)));
    await flush();
    expect(table.snapshot).toEqual(later(0, around));
    expect(table.snapshot!.choices).toBe(choices);
    expect(shown).not.toHaveBeenCalled();
    expect([table.why, table.hint]).toEqual([
      { text: 'no', rule: null },
      { now: null, advice: [] },
    ]);
  });

  it('does so also while the step before it is animated', async () => {
    const { table, socket } = await openTable();
    const stage = slowStage(table);
    socket.receive(step(later(1)), step(later(1, { again: 'next' })));
    expect(table.snapshot!.seq).toBe(later(0).seq);
    await stage.end();
    expect(table.snapshot).toEqual(later(1, { again: 'next' }));
    expect(stage.shown).toHaveLength(1);
  });

  it('is the base of the next patch', async () => {
    const { table, socket } = await openTable();
    const { seq } = later(1);
    socket.receive(step(later(0, { again: 'next' })), {
      type: 'change',
      seq,
      since: seq - 1,
      log: [],
      changes: { '/seq': seq },
    });
    await flush();
    expect(table.snapshot).toEqual(later(1, { again: 'next' }));
  });
});

describe('presence', () => {
  it('survives the end of a step during which it changed', async () => {
    const { table, socket } = await openTable();
    const stage = slowStage(table);
    socket.receive(step(later(1)), here(true, false, true, true));
    expect(whoIsHere(table)).toEqual([true, false, true, true]);
    await stage.end();
    expect(table.snapshot!.seq).toBe(later(1).seq);
    expect(whoIsHere(table)).toEqual([true, false, true, true]);
  });
});

describe('a refresh', () => {
  it('during an animation is not overwritten by that older step', async () => {
    const { table, socket } = await openTable();
    const stage = slowStage(table);
    socket.receive(step(later(1)));
    answers.game = () => json(later(2));
    expect(await table.act('pass')).toBe(false);
    expect(table.snapshot!.seq).toBe(later(2).seq);
    await stage.end();
    expect(table.snapshot!.seq).toBe(later(2).seq);
    expect(table.log).toEqual(written.log);
    expect(table.showing).toBe(false);
  });

  it('shows later steps once the running animation ends', async () => {
    const { table, socket } = await openTable();
    const stage = slowStage(table);
    socket.receive(step(later(1)));
    answers.game = () => json(later(2));
    await table.act('pass');
    socket.receive(step(later(3)));
    expect(stage.shown.map(({ after }) => after.seq)).toEqual([later(1).seq]);
    await stage.end();
    expect(stage.shown.map(({ before, after }) => [before.seq, after.seq]).at(-1)).toEqual([
      later(2).seq,
      later(3).seq,
    ]);
    await stage.end();
    expect(table.snapshot!.seq).toBe(later(3).seq);
    expect(table.showing).toBe(false);
  });

  it('does not go back behind messages received meanwhile', async () => {
    const { table, socket } = await openTable();
    answers.game = () => json(later(1));
    answers.log = () => {
      socket.receive(step(later(2)));
      return json(written.log);
    };
    await table.act('pass');
    await flush();
    expect(table.snapshot!.seq).toBe(later(2).seq);
  });

  it('keeps presence received meanwhile', async () => {
    const { table, socket } = await openTable();
    answers.game = () => json(later(1));
    answers.log = () => {
      socket.receive(here(true, false, true, true));
      return json(written.log);
    };
    await table.act('pass');
    expect(table.snapshot!.seq).toBe(later(1).seq);
    expect(whoIsHere(table)).toEqual([true, false, true, true]);
  });

  it('keeps a renewed step received meanwhile', async () => {
    const { table, socket } = await openTable();
    answers.log = () => {
      socket.receive(step(later(0, { again: 'next' })));
      return json(written.log);
    };
    await table.act('pass');
    expect(table.snapshot).toEqual(later(0, { again: 'next' }));
  });

  it('reports an error when the server does not answer', async () => {
    const { table, socket } = await openTable();
    answers.game = () => Promise.reject(new TypeError('offline'));
    socket.receive({ type: 'change', seq: later(2).seq, since: later(1).seq, log: [], changes: {} });
    await flush();
    expect(table.refused?.code).toBe('offline');
    expect(table.snapshot!.seq).toBe(later(0).seq);
  });
});

describe('a server that was restored to an earlier state', () => {
  /** Restores the fake server. */
  const restore = (changes: number) => {
    answers.game = () => json(later(changes));
    answers.log = () => json(written.log.slice(0, 3));
  };

  it('is followed, with its log, when it says so on connecting', async () => {
    const { table, socket } = await openTable();
    restore(-2);
    socket.receive(step(later(-2)));
    await flush();
    expect(table.snapshot).toEqual(later(-2));
    expect(table.log).toEqual(written.log.slice(0, 3));
    socket.receive(step(later(-1)));
    await flush();
    expect(table.snapshot!.seq).toBe(later(-1).seq);
  });

  it('is followed when a response says so', async () => {
    const { table } = await openTable();
    restore(-2);
    expect(await table.act('pass')).toBe(false);
    expect(table.snapshot!.seq).toBe(later(-2).seq);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('is followed from there, whichever response comes first (%i, %i)', async (...order) => {
    const { table, socket } = await openTable();
    const waiting: (() => void)[] = [];
    const asked = (changes: number) =>
      (answers.game = () => new Promise((resolve) => waiting.push(() => resolve(json(later(changes))))));
    asked(-2);
    socket.receive(step(later(-2)));
    asked(-1);
    const { seq } = later(-1);
    socket.receive({ type: 'change', seq, since: seq - 1, log: [], changes: { '/seq': seq } });
    for (const next of order) {
      waiting[next]!();
      await flush();
    }
    expect(table.snapshot!.seq).toBe(seq);
  });

  it('is not assumed when a step was only late', async () => {
    const { table, socket } = await openTable();
    socket.receive(step(later(-1)));
    await flush();
    expect(table.snapshot!.seq).toBe(later(0).seq);
    expect(table.log).toEqual(written.log);
  });
});

describe('a command', () => {
  it('is sent over the open connection, and finished when acknowledged', async () => {
    const { table } = await openTable();
    answers.socket = ({ id }) => ({ type: 'done', id, seq: later(1).seq });
    expect(await table.act('pass')).toBe(true);
    expect(await table.undo()).toBe(true);
    const [act, undo] = FakeSocket.said;
    expect(act).toEqual({ type: 'act', action: 'pass', id: act!.id, seq: later(0).seq, seat: later(0).seat });
    expect(undo).toEqual({ type: 'undo', id: undo!.id, seq: later(0).seq, seat: later(0).seat });
    expect(act!.id).not.toBe(undo!.id);
    expect([table.sending, table.refused]).toEqual([false, undefined]);
  });

  it('that is refused says why', async () => {
    const { table } = await openTable();
    answers.socket = ({ id }) => refused(id, 'refused');
    expect(await table.act('pass')).toBe(false);
    expect(table.refused?.code).toBe('refused');
  });

  it.each([
    ['is lost with the connection', (socket: FakeSocket) => socket.close()],
    ['is never answered', () => vi.advanceTimersByTimeAsync(4_000)],
  ])('that %s is sent again as a request, with the same id', async (_, happens) => {
    const { table, socket } = await openTable();
    const sent: unknown[] = [];
    answers.socket = () => null;
    answers.actions = (command) => {
      sent.push(command);
      return json({ seq: later(0).seq });
    };
    const acting = table.act('pass');
    await flush();
    expect([table.sending, sent]).toEqual([true, []]);
    await happens(socket);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await acting).toBe(true);
    const { type: _type, ...said } = FakeSocket.said[0]!;
    expect(sent).toEqual([said]);
  });
});

describe('a seat that changes hands', () => {
  it('shows the other viewer at once, with their log from its start', async () => {
    answers.game = () => json(later(0, { seat: 0, your_seats: [0] }));
    const { table, socket } = await openTable();
    const log = written.log.slice(0, 3);
    const snapshot = later(1, { seat: null, your_seats: [], returnable: [0], choices: [] });
    socket.receive({ type: 'step', seq: snapshot.seq, log, snapshot });
    await flush();
    expect([table.snapshot?.seat, table.snapshot?.choices, table.log]).toEqual([null, [], log]);
  });

  it('shows votes about it without a new position', async () => {
    const { table, socket } = await openTable();
    socket.receive(step(later(0, { end_votes: [1] })));
    await flush();
    expect(table.snapshot?.end_votes).toEqual([1]);
  });
});

describe('hot seat', () => {
  const seats = { your_seats: [0, 1], seat: 0, decider: 0 };
  const others = { ...seats, decider: 1 };

  it('the player who moved sees the result until they pass on', async () => {
    answers.game = () => json(later(0, seats));
    const { table, socket } = await openTable();
    await table.act('pass');
    expect([table.passesTo, table.waitsForCurtain]).toEqual([null, null]);
    socket.receive(step(later(1, others)));
    await flush();
    expect([table.passesTo, table.waitsForCurtain]).toEqual([1, null]);
    table.passOn();
    expect([table.passesTo, table.waitsForCurtain]).toEqual([1, 1]);
    answers.game = () => json(later(1, { ...others, seat: 1 }));
    await table.open(1);
    expect([table.passesTo, table.waitsForCurtain]).toEqual([null, null]);
  });

  it('nothing is shown before the decider confirms', async () => {
    answers.game = () => json(later(0, others));
    const { table } = await openTable();
    expect(table.waitsForCurtain).toBe(1);
  });
});

describe('a command that cannot be sent for long', () => {
  it('stays in flight until it arrives, and nothing else is sent meanwhile', async () => {
    const { table, socket } = await openTable();
    const sent: { id: string }[] = [];
    answers.socket = () => null;
    answers.actions = (command) => {
      sent.push(command as { id: string });
      return Promise.reject(new TypeError('offline'));
    };
    const acting = table.act('pass');
    await flush();
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

  it('is given up when the table is closed', async () => {
    const { table } = await openTable();
    answers.socket = () => null;
    answers.actions = () => Promise.reject(new TypeError('offline'));
    const acting = table.act('pass');
    await vi.advanceTimersByTimeAsync(10_000);
    table.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await acting).toBe(false);
  });
});

describe('a connection that does not answer', () => {
  it('is replaced by a new one, and missed changes are loaded', async () => {
    const { table, socket } = await openTable();
    answers.socket = () => null;
    answers.actions = () => json({ seq: later(1).seq });
    answers.game = () => json(later(1));
    const acting = table.act('pass');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(table.socket?.connection).toBe('connecting');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await acting).toBe(true);
    expect(table.snapshot!.seq).toBe(later(1).seq);
    socket.receive(step(later(9)));
    await flush();
    expect(table.snapshot!.seq).toBe(later(1).seq);
    FakeSocket.opened.at(-1)!.onopen?.();
    expect(table.socket?.connection).toBe('open');
  });
});

describe('a lost connection', () => {
  const longest = 20_000;

  it('because a name was deleted loads all of the game again, its log included', async () => {
    const { table, socket } = await openTable();
    const renamed = later(1, { players: written.snapshot.players.map((player) => ({ ...player, name: '#1' })) });
    answers.game = () => json(renamed);
    answers.log = () => json([{ ...written.log[0], number: renamed.log_length - 1 }]);
    socket.close(1012, 'reload');
    await flush();
    expect(table.names).toEqual(renamed.players.map(() => '#1'));
    expect(table.log).toHaveLength(1);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('loads a log of several pages', async () => {
    const pages = [written.log.slice(0, 15), written.log.slice(15, 16), written.log.slice(16)];
    answers.log = () => json(pages.shift() ?? []);
    const { table } = await openTable();
    expect(table.log).toEqual(written.log);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
    [422, 'refused'],
  ] as const)('with the status %i is final', async (status, code) => {
    const { table, socket } = await openTable();
    answers.game = () => refusal(status, code);
    socket.close();
    await flush();
    expect(table.failed?.code).toBe(code);
    await vi.advanceTimersByTimeAsync(longest);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(table.socket?.connection).toBe('closed');
  });

  it.each([
    ['while the server is unreachable', () => Promise.reject(new TypeError('offline'))],
    ['while a proxy answers', () => new Response('Not here', { status: 404 })],
    ['while the game exists', () => json(written.snapshot)],
  ])('reconnects %s', async (_, answer) => {
    const { table, socket } = await openTable();
    answers.game = answer;
    socket.close();
    await vi.advanceTimersByTimeAsync(longest);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(table.failed).toBeUndefined();
    FakeSocket.opened.at(-1)!.onopen?.();
    expect(table.socket?.connection).toBe('open');
  });
});

describe('a server that ends', () => {
  it('is left at once for another one', async () => {
    const { table, socket } = await openTable();
    socket.close(1001);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(table.socket?.connection).toBe('connecting');
    FakeSocket.opened[1]!.onopen?.();
    expect(table.socket?.connection).toBe('open');
    table.close();
  });

  it('is asked again after a pause if nobody else answers', async () => {
    const { table, socket } = await openTable();
    socket.close(1001);
    FakeSocket.opened[1]!.close(1001);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(table.socket?.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.opened).toHaveLength(3);
    table.close();
  });
});

describe('a choice that the page makes by itself', () => {
  it('is given up without a word if another device of the seat was first', async () => {
    const { table } = await openTable();
    await table.act('lay');
    expect(table.refused?.code).toBe('conflict');
    await table.makeForced('lay');
    expect(table.refused).toBe(undefined);
  });

  it('is refused aloud for any other reason', async () => {
    const { table } = await openTable();
    answers.socket = ({ id }) => refused(id, 'refused');
    await table.makeForced('lay');
    expect(table.refused?.code).toBe('refused');
  });
});
