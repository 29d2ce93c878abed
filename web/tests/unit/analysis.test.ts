import { describe, expect, it } from 'vitest';
import { judge } from '../../src/lib/comparison';
import type { AnalysedChoice, AnalysedDecision, Analysis, Grade, PointsAt } from '../../src/lib/types';
import { decisionAt, linesOf, lossOf, mistakesOf, shared } from '../../src/screens/analysis/decisions';
import {
  bands,
  chancesAt,
  marks,
  nearest,
  nextMark,
  scale,
  spaced,
  stopOf,
  ticks,
} from '../../src/screens/analysis/timeline';
import { fixture } from '../wire';

const choice = (chance: number, error = 0, ...actions: string[]): AnalysedChoice => ({ actions, chance, error });
const decision = (at: number, of: Partial<AnalysedDecision> = {}): AnalysedDecision => ({
  at,
  until: at + 2,
  turn: 1,
  seat: 0,
  grade: 'fine',
  played: 0,
  loss: 0,
  error: 0,
  count: 2,
  choices: [choice(0.5, 0, 'a'), choice(0.4, 0.01, 'b')],
  play: [0, 0],
  reasons: [],
  ...of,
});
const lost = (at: number, loss: number, of: Partial<AnalysedDecision> = {}): AnalysedDecision =>
  decision(at, { loss, play: [-loss, loss], played: 1, ...of });

/** Three turns of two, four and two records. */
const points: PointsAt[] = [
  { turn: 1, at: 0, points: [0, 0] },
  { turn: 2, at: 2, points: [1, 0] },
  { turn: 3, at: 6, points: [1, 2] },
  { turn: 3, at: 8, points: [3, 2] },
];
const line = scale(points);

describe('the time line', () => {
  it('gives every turn the same width, and its records their place within it', () => {
    expect(line.turns).toBe(3);
    expect([0, 1, 2, 4, 6, 7, 8, 99].map(line.x)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3]);
    expect([0, 1, 2, 5, 6, 8].map(line.turnOf)).toEqual([0, 0, 1, 1, 2, 3]);
    expect([0, 1, 2, 3].map(line.start)).toEqual([0, 2, 6, 8]);
    expect(line.number(1)).toBe(2);
  });

  it('can be empty', () => {
    const empty = scale([]);
    expect([empty.turns, empty.x(4), empty.start(0)]).toEqual([0, 0, 0]);
  });

  it('stops in each turn at its costliest decision, else its first, else its beginning', () => {
    const decisions = [lost(2, 0.01), lost(4, 0.2), decision(6)];
    expect([0, 1, 2].map((turn) => stopOf(turn, decisions, line))).toEqual([0, 4, 6]);
  });

  it('marks what stands out, and finds the nearest and the next one', () => {
    const graded = (at: number, grade: Grade) => decision(at, { grade, until: at + 1 });
    const all = marks([graded(0, 'blunder'), graded(1, 'fine'), graded(2, 'strong'), graded(6, 'unclear')], line);
    expect(all.map(({ at }) => at)).toEqual([0, 2]);
    expect(nearest(all, 0.4, 0.5)?.at).toBe(0);
    expect(nearest(all, 0.5, 0.5)?.grade).toBe('blunder');
    expect(nearest(all, 2.9, 0.5)).toBeUndefined();
    expect(nextMark(all, 0, true)?.at).toBe(2);
    expect(nextMark(all, 2, false)?.at).toBe(0);
    expect(nextMark(all, 2, true)).toBeUndefined();
  });

  it('gives only the gravest marks a sign where there is no room for all', () => {
    const at = (x: number, grade: Grade, loss = 0) => ({ x, at: x, seat: 0, grade, loss });
    const drawn = spaced([at(1, 'mistake', 0.06), at(2, 'blunder', 0.1), at(3, 'mistake', 0.08), at(6, 'strong')], 2);
    expect(drawn.filter(({ isDot }) => !isDot).map(({ mark }) => mark.x)).toEqual([6, 2]);
    expect(drawn.map(({ mark }) => mark.grade).at(-1)).toBe('blunder');
  });

  it('stacks the chances of all seats to the full height', () => {
    const chances = [
      { at: 0, turn: 1, chances: [0.25, 0.75] },
      { at: 8, turn: 3, chances: [1, 0] },
    ];
    expect(bands(chances, line)).toEqual([
      {
        upper: [
          [0, 0],
          [3, 0],
        ],
        lower: [
          [0, 0.25],
          [3, 1],
        ],
      },
      {
        upper: [
          [0, 0.25],
          [3, 1],
        ],
        lower: [
          [0, 1],
          [3, 1],
        ],
      },
    ]);
    expect(chancesAt(chances, 5)).toEqual([0.25, 0.75]);
    expect(chancesAt(chances, 8)).toEqual([1, 0]);
    expect(bands([], line)).toEqual([]);
  });

  it('names turns or rounds where they begin, as many as there is room for', () => {
    const rounds = Array.from({ length: 45 }, (_, turn) => 1 + Math.floor(turn / 3));
    expect(ticks(rounds, 4)).toEqual([
      { turn: 12, number: 5 },
      { turn: 27, number: 10 },
      { turn: 42, number: 15 },
    ]);
    expect(ticks([1, 2, 3], 12).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(ticks([], 12)).toEqual([]);
  });
});

describe('decisions', () => {
  it('cost what was clear, and nothing without a verdict', () => {
    expect(lossOf(lost(0, 0.1))).toBeCloseTo(0.1);
    expect(lossOf(decision(0, { loss: 0.1, grade: 'unclear' }))).toBe(0);
  });

  it('hold until their last part is played', () => {
    const decisions = [decision(2), decision(5)];
    expect([1, 2, 3, 4, 5].map((at) => decisionAt(decisions, at)?.at)).toEqual([undefined, 2, 2, undefined, 5]);
  });

  it('are drawn with the better choice only where it was clearly better', () => {
    expect(linesOf(decision(0)).map(({ kind }) => kind)).toEqual(['played']);
    expect(linesOf(lost(0, 0.1)).map(({ kind }) => kind)).toEqual(['played', 'better']);
  });

  it('are learned from if they cost 3 % and more: the worst first, at most eight, only of that seat', () => {
    const losses = [0.02, 0.05, 0.03, 0.2, 0.04, 0.06, 0.07, 0.08, 0.09, 0.1];
    const decisions = [...losses.map((loss, at) => lost(at, loss)), lost(20, 0.5, { seat: 1, play: [0.5, -0.5] })];
    const found = mistakesOf({ decisions }, 0).map(lossOf);
    expect(found).toEqual([0.2, 0.1, 0.09, 0.08, 0.07, 0.06, 0.05, 0.04]);
  });

  it('share a reason, or a part of the game, or nothing', () => {
    const because = (at: number, id: string, turn: number) => lost(at, 0.1, { reasons: [{ id, args: [] }], turn });
    const [sets, keys] = ['reason-luxor-sets', 'reason-luxor-keys'];
    expect(shared([because(0, sets, 1), because(1, keys, 20), because(2, sets, 40)], 60)).toMatchObject({
      kind: 'reason',
      reason: { id: sets },
      count: 2,
    });
    expect(shared([lost(0, 0.1, { turn: 50 }), lost(1, 0.1, { turn: 60 }), lost(2, 0.1, { turn: 1 })], 60)).toEqual({
      kind: 'phase',
      phase: 'late',
      count: 2,
    });
    expect(shared([because(0, sets, 1), because(1, keys, 60)], 60)).toEqual({ kind: 'nothing' });
    expect(shared([lost(0, 0.1)], 60)).toEqual({ kind: 'nothing' });
  });
});

describe('a choice that is tried', () => {
  const ranked = [
    choice(0.5, 0, 'card', 'far'),
    choice(0.485, 0.001, 'card', 'near'),
    choice(0.44, 0.04, 'other'),
    choice(0.4, 0.01, 'third', 'far'),
  ];

  it('is right within 2 % of the best, and wrong beyond it', () => {
    expect(judge(ranked, ['card', 'far'])).toEqual({ verdict: 'right', choice: ranked[0] });
    expect(judge(ranked, ['card', 'near'])).toEqual({ verdict: 'right', choice: ranked[1] });
    expect(judge(ranked, ['third', 'far'])).toEqual({ verdict: 'wrong', choice: ranked[3] });
  });

  it('has no verdict if it is behind by less than the error', () => {
    expect(judge(ranked, ['other'])).toEqual({ verdict: 'unclear', choice: ranked[2] });
  });

  it('is only a part of a choice until all its parts are chosen', () => {
    expect(judge(ranked, [])).toEqual({ verdict: 'part' });
    expect(judge(ranked, ['card'])).toEqual({ verdict: 'part' });
  });

  it('is judged by its ranked part if more was chosen than was ranked', () => {
    expect(judge(ranked, ['other', 'and more'])).toMatchObject({ verdict: 'unclear' });
  });

  it('is wrong if it is not among the best, which alone are listed', () => {
    expect(judge(ranked, ['nowhere'])).toEqual({ verdict: 'wrong', choice: null });
  });
});

describe('what the server sends', () => {
  const { analysis } = fixture<{ answer: { analysis: Analysis } }>('analysis-luxor').answer;

  it('adds up in whole percent: start + luck + play + others = result', () => {
    for (const { shown } of analysis.seats)
      expect(shown.start + shown.luck + shown.play + shown.others).toBe(shown.result);
  });

  it('lets everything be drawn that is compared', () => {
    for (const one of analysis.decisions) for (const { parts } of linesOf(one)) expect(parts.length).toBeGreaterThan(0);
  });
});
