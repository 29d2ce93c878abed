import { describe, expect, it } from 'vitest';
import { hiddenLast, reasonOf } from '../../src/screens/end/reason';

const score = (...parts: number[]) => ({ parts, total: parts.reduce((all, part) => all + part, 0), rank: 1 });

describe('why somebody won', () => {
  it('is the category in which the winner gained most on the next best', () => {
    const result = { categories: ['a', 'b'], scores: [score(9, 1), score(5, 7), score(6, 5)], winners: [1] };
    expect(reasonOf(result)).toEqual({ kind: 'lead', category: 'b', points: 2, over: 2 });
  });
  it('is what the rules compare if others have as many points', () => {
    const result = { categories: ['a'], scores: [score(9), score(9), score(6)], winners: [1] };
    expect(reasonOf(result)).toEqual({ kind: 'tie', others: [0] });
  });
  it('is nothing if the victory is shared', () => {
    expect(reasonOf({ categories: ['a'], scores: [score(9), score(9)], winners: [0, 1] })).toEqual({ kind: 'shared' });
  });
});

it('the hidden category is counted last, and the others keep their order', () => {
  const result = { categories: ['a', 'b', 'c'], scores: [score(1, 2, 3)], winners: [0] };
  expect(hiddenLast(result, 'b').categories).toEqual(['a', 'c', 'b']);
  expect(hiddenLast(result, 'b').scores[0]!.parts).toEqual([1, 3, 2]);
  expect(hiddenLast(result, undefined)).toEqual(result);
});
