import { describe, expect, it } from 'vitest';
import { student, trend, wilson } from '../../src/screens/yours/chance';

describe('the interval of a share', () => {
  it('is the one of the tables', () => {
    // Computed independently: (p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n), z = 1.6449.
    for (const [won, games, low, high] of [
      [20, 47, 0.31416, 0.54501],
      [0, 10, 0, 0.21295],
      [10, 10, 0.78705, 1],
      [1, 1, 0.26985, 1],
    ] as const) {
      const interval = wilson(won, games);
      expect(interval.low).toBeCloseTo(low, 3);
      expect(interval.high).toBeCloseTo(high, 3);
    }
  });

  it('says nothing without games, and becomes narrower with more', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    const width = (games: number) => wilson(games / 2, games).high - wilson(games / 2, games).low;
    expect(width(100)).toBeLessThan(width(10) / 2);
  });
});

describe('the trend of losses', () => {
  it('needs ten games', () => {
    expect(trend([3, 2, 1, 3, 2, 1, 3, 2, 1])).toBeNull();
    expect(trend([3, 2, 1, 3, 2, 1, 3, 2, 1, 3])).not.toBeNull();
  });

  it('is the line through the values, without doubt if they lie on it', () => {
    const line = trend(Array.from({ length: 12 }, (_, index) => 5 - 0.25 * index))!;
    expect(line.at(0)).toBeCloseTo(5);
    expect(line.at(11)).toBeCloseTo(2.25);
    expect(line.band(3).high - line.band(3).low).toBeCloseTo(0);
  });

  it('has a band that is narrowest in the middle, and as wide as in the tables', () => {
    const values = [2, 4, 3, 5, 1, 2, 4, 3, 2, 3];
    const line = trend(values)!;
    const half = (index: number) => (line.band(index).high - line.band(index).low) / 2;
    expect(half(0)).toBeGreaterThan(half(4));
    expect(half(9)).toBeCloseTo(half(0));
    // Mean 2.9, slope -0.0424: the squares left are 12.7515, s = 1.2625; at the edge √(1/10 + 4.5²/82.5) = 0.5878.
    expect(half(0)).toBeCloseTo(student(8) * 1.2625 * 0.5878, 2);
  });

  it('takes the quantiles of Student', () => {
    for (const [freedom, quantile] of [
      [8, 1.8595],
      [15, 1.7531],
      [30, 1.6973],
      [120, 1.6577],
    ] as const) {
      expect(student(freedom)).toBeCloseTo(quantile, 3);
    }
  });
});
