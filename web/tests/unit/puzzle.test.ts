import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PuzzleAnswers } from '../../src/lib/puzzle-answers.svelte';
import type { AnswerPuzzle, AskPuzzle, ErrorCode, PuzzleAnswer, PuzzleState } from '../../src/lib/types';
import { Puzzle } from '../../src/screens/puzzle/puzzle.svelte';
import { faultOf, fixture } from '../wire';

/** The storage of the browser. */
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});

/** What the page knows after it was loaded again. */
const load = () => new PuzzleAnswers();

const answered = { mark: 'missed', actions: ['play left', 'move 9 by 3'] } as const;
const choice = { mark: answered.mark, actions: [...answered.actions] };

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 1, 12) });
});

describe('days in a row', () => {
  it('counts days that were answered on their day, whatever the mark', () => {
    const answers = load();
    for (const day of ['2026-10-30', '2026-10-31', '2026-11-01']) answers.keep(day, choice, day);
    expect(answers.streak('2026-11-01')).toBe(3);
  });

  it('goes on until the end of a day that was not answered yet', () => {
    const answers = load();
    answers.keep('2026-10-31', choice, '2026-10-31');
    expect(answers.streak('2026-10-31')).toBe(1);
    expect(answers.streak('2026-11-01')).toBe(1);
    expect(answers.streak('2026-11-02')).toBe(0);
  });

  it('leaves out what was answered later', () => {
    const answers = load();
    answers.keep('2026-10-30', choice, '2026-10-30');
    answers.keep('2026-10-31', choice, '2026-11-01');
    answers.keep('2026-11-01', choice, '2026-11-01');
    expect(answers.streak('2026-11-01')).toBe(1);
    expect(answers.of('2026-10-31')).toEqual({ ...answered, counts: false });
  });

  it('lasts when the page is loaded again, and the first answer stays', () => {
    load().keep('2026-11-01', choice, '2026-11-01');
    const answers = load();
    answers.keep('2026-11-01', { mark: 'best', actions: ['play right'] }, '2026-11-01');
    expect(answers.of('2026-11-01')).toEqual({ ...answered, counts: true });
    expect(answers.streak('2026-11-01')).toBe(1);
  });

  it('keeps what another window has kept meanwhile', () => {
    const here = load();
    const there = load();
    there.keep('2026-10-31', choice, '2026-10-31');
    here.keep('2026-11-01', choice, '2026-11-01');
    expect(here.streak('2026-11-01')).toBe(2);
    expect(load().streak('2026-11-01')).toBe(2);
  });

  it.each(['{', 'null', '7'])('begins again if %s is stored', (text) => {
    kept.set('luxor-puzzles', text);
    expect(load().streak('2026-11-01')).toBe(0);
  });
});

interface Written {
  states: PuzzleState[];
  answers: Record<'best' | 'second' | 'missed', { actions: string[]; answer: PuzzleAnswer }>;
}
const written = fixture<Written>('puzzle-luxor');
const DAY = '2026-11-01';

/** A server that knows the puzzle of the fixture; `fails` says with which error it refuses answers. */
function serve(fails: () => ErrorCode | null = () => null) {
  const asked: unknown[] = [];
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const ask = JSON.parse(body) as AskPuzzle | AnswerPuzzle;
    asked.push([path, ask.actions]);
    const here = ({ actions }: { actions: string[] }) => isDeepStrictEqual(actions, ask.actions);
    if (!path.endsWith('/answer')) return Promise.resolve(json(written.states.find(here)));
    const code = fails();
    const found = Object.values(written.answers).find(here);
    if (code || !found) return Promise.resolve(json(faultOf(code ?? 'bad_request', 'error-bad-request'), 400));
    return Promise.resolve(json(found.answer));
  });
  return asked;
}

async function open(fails?: () => ErrorCode | null) {
  const asked = serve(fails);
  const answers = load();
  const puzzle = new Puzzle(DAY, 'Mira', answers);
  await puzzle.open();
  const choose = async ([first, second]: string[]) => {
    await puzzle.table.act(first!);
    await puzzle.table.act(second!);
  };
  return { puzzle, answers, asked, choose };
}

describe('the puzzle of a day', () => {
  const { best, missed } = written.answers;

  it('counts nothing before it is said to be the answer', async () => {
    const { puzzle, answers, asked, choose } = await open();
    expect(puzzle.stage).toBe('ask');
    await choose(missed.actions);
    expect(puzzle.stage).toBe('chosen');
    expect(puzzle.table.lines).toMatchObject([{ kind: 'played' }]);
    expect(asked).toEqual([
      [`/api/puzzles/${DAY}`, []],
      [`/api/puzzles/${DAY}`, missed.actions.slice(0, 1)],
    ]);
    expect(answers.of(DAY)).toBeUndefined();
    puzzle.table.again();
    expect(puzzle.stage).toBe('ask');
    expect(puzzle.table.lines).toEqual([]);
  });

  it('has one try, and draws the answer beside the best choice', async () => {
    const { puzzle, answers, asked, choose } = await open();
    await choose(missed.actions);
    await puzzle.submit();
    expect(puzzle.stage).toBe('answered');
    expect(answers.of(DAY)).toEqual({ mark: 'missed', actions: missed.actions, counts: true });
    const [played, better] = puzzle.table.lines;
    expect(played!.parts.map(({ action }) => action)).toEqual(missed.actions);
    expect(better!.parts.map(({ action }) => action)).toEqual(best.actions);
    const before = asked.length;
    expect(await puzzle.table.act('play right')).toBe(false);
    await puzzle.submit();
    expect(asked).toHaveLength(before);
  });

  it('draws what looks natural beside the best choice, if that was found', async () => {
    const { puzzle, choose } = await open();
    await choose(best.actions);
    await puzzle.submit();
    const natural = best.answer.choices[best.answer.natural!]!;
    expect(puzzle.table.lines[0]!.parts.map(({ action }) => action)).toEqual(natural.actions);
  });

  it('does not use up the try if the answer does not arrive', async () => {
    let fails: ErrorCode | null = 'unavailable';
    const { puzzle, answers, choose } = await open(() => fails);
    await choose(best.actions);
    await puzzle.submit();
    expect(puzzle.failed?.code).toBe('unavailable');
    expect(puzzle.stage).toBe('chosen');
    expect(answers.of(DAY)).toBeUndefined();
    fails = null;
    await puzzle.submit();
    expect(puzzle.failed).toBeUndefined();
    expect(answers.of(DAY)?.mark).toBe('best');
  });

  it('shows the answer again to a reader who comes back', async () => {
    const first = await open();
    await first.choose(missed.actions);
    await first.puzzle.submit();
    const { puzzle } = await open();
    expect(puzzle.answer?.mark).toBe('missed');
    expect(puzzle.table.lines).toHaveLength(2);
  });

  it('does not count on a later day', async () => {
    vi.setSystemTime(new Date(2026, 10, 2, 12));
    const { puzzle, answers, choose } = await open();
    await choose(best.actions);
    await puzzle.submit();
    expect(answers.of(DAY)?.counts).toBe(false);
    expect(answers.streak('2026-11-02')).toBe(0);
  });

  it('is asked again if the list of puzzles has changed since, and the mark stays', async () => {
    const first = await open();
    first.answers.keep(DAY, { mark: 'half', actions: ['lay 2 lake at f8'] }, DAY);
    const { puzzle, answers, choose } = await open();
    expect(puzzle.stage).toBe('ask');
    expect(puzzle.table.failed).toBeUndefined();
    await choose(best.actions);
    await puzzle.submit();
    expect(puzzle.answer?.mark).toBe('best');
    expect(answers.of(DAY)?.mark).toBe('half');
  });
});
