/** The time line of an analysed game: every turn is as wide as any other, its records lie between its ends. */

import type { AnalysedDecision, ChancesAt, Grade, PointsAt } from '../../lib/types';
import { lossOf } from './decisions';

export interface Scale {
  /** The number of turns: the width of the whole line. */
  turns: number;
  /** Where the position after `at` records is. */
  x: (at: number) => number;
  /** The turn of a position, counted from 0; after the last one the end of the game. */
  turnOf: (at: number) => number;
  /** The position in which a turn begins; that of the end of the game for `turns`. */
  start: (turn: number) => number;
  /** The number of a turn as players count it. */
  number: (turn: number) => number;
}

/** `points` has the beginning of each turn, and the end. */
export function scale(points: readonly PointsAt[]): Scale {
  const starts = points.slice(0, -1);
  const end = points.at(-1)?.at ?? 0;
  const start = (turn: number) => starts[turn]?.at ?? end;
  const turnOf = (at: number) =>
    at >= end
      ? starts.length
      : Math.max(
          0,
          starts.findLastIndex((turn) => turn.at <= at),
        );
  return {
    turns: starts.length,
    start,
    turnOf,
    x: (at) => {
      const turn = turnOf(at);
      const [from, to] = [start(turn), start(turn + 1)];
      return turn + (to > from ? Math.max(0, at - from) / (to - from) : 0);
    },
    number: (turn) => starts[turn]?.turn ?? starts.at(-1)?.turn ?? 0,
  };
}

export interface Mark {
  x: number;
  at: number;
  seat: number;
  grade: Grade;
  loss: number;
}

/** The grades that are marked, the gravest last, so that it lies on top. */
export const MARKED: readonly Grade[] = ['strong', 'inaccuracy', 'mistake', 'blunder'];

/** The decisions that stand out, in the order of the game. */
export const marks = (decisions: readonly AnalysedDecision[], { x }: Scale): Mark[] =>
  decisions
    .filter(({ grade }) => MARKED.includes(grade))
    .map((decision) => ({
      x: x(decision.at),
      at: decision.at,
      seat: decision.seat,
      grade: decision.grade,
      loss: lossOf(decision),
    }));

/** Where there is no room for all, only the gravest have their sign, and the others are dots. */
export function spaced(all: readonly Mark[], apart: number): { mark: Mark; isDot: boolean }[] {
  const gravest = [...all].sort(
    (a, b) => MARKED.indexOf(b.grade) - MARKED.indexOf(a.grade) || b.loss - a.loss || a.at - b.at,
  );
  const signs: Mark[] = [];
  for (const mark of gravest) if (signs.every((sign) => Math.abs(sign.x - mark.x) >= apart)) signs.push(mark);
  return gravest.map((mark) => ({ mark, isDot: !signs.includes(mark) })).reverse();
}

/** The mark that is nearest to a place on the line; the gravest of those that are as near. */
export function nearest(all: readonly Mark[], x: number, within: number): Mark | undefined {
  const far = (mark: Mark) => Math.abs(mark.x - x);
  return all
    .filter((mark) => far(mark) <= within)
    .sort((a, b) => far(a) - far(b) || MARKED.indexOf(b.grade) - MARKED.indexOf(a.grade))[0];
}

/** The next mark after a position, or the one before it. */
export const nextMark = (all: readonly Mark[], at: number, forward: boolean): Mark | undefined =>
  forward ? all.find((mark) => mark.at > at) : all.findLast((mark) => mark.at < at);

/** What is shown of a turn: its costliest decision, else its first one, else its beginning. */
export function stopOf(turn: number, decisions: readonly AnalysedDecision[], { start }: Scale): number {
  const [from, to] = [start(turn), start(turn + 1)];
  const within = decisions.filter(({ at }) => at >= from && at < to);
  const [worst] = [...within].sort((a, b) => lossOf(b) - lossOf(a) || a.at - b.at);
  return worst?.at ?? from;
}

/** One seat's band: its upper and lower edge at each known position, in shares of the height. */
export interface Band {
  upper: [x: number, y: number][];
  lower: [x: number, y: number][];
}

/** The chances stacked in the order of the seats, the first on top. */
export function bands(chances: readonly ChancesAt[], { x }: Scale): Band[] {
  const seats = chances[0]?.chances.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const edge = (upTo: number): [number, number][] =>
      chances.map((now) => [x(now.at), now.chances.slice(0, upTo).reduce((sum, chance) => sum + chance, 0)]);
    return { upper: edge(seat), lower: edge(seat + 1) };
  });
}

/** The chances in a position: those that were told last before it. */
export const chancesAt = (chances: readonly ChancesAt[], at: number): readonly number[] =>
  (chances.findLast((now) => now.at <= at) ?? chances[0])?.chances ?? [];

/** What is written below the line: the numbers of turns or rounds where they begin, as many as there is room for. */
export function ticks(numbers: readonly number[], most: number): { turn: number; number: number }[] {
  const begun = numbers
    .map((number, turn) => ({ turn, number }))
    .filter(({ turn, number }) => numbers[turn - 1] !== number);
  const step = [1, 2, 5, 10, 20, 50, 100].find((every) => begun.length / every <= most) ?? 200;
  return begun.filter(({ number }) => number % step === 0);
}
