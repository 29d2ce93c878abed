/** What can be said about a share or a trend from few games. */

/** The quantile of the normal distribution that leaves five per cent on each side. */
const Z = 1.6449;

export interface Interval {
  low: number;
  high: number;
}

/** The interval that contains the true share of victories with 90% confidence, by Wilson. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = won / games;
  const spread = (Z * Z) / games;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Below this number of games a trend says nothing. */
export const ENOUGH = 10;

/** The same quantile of Student's distribution, by the expansion of Cornish and Fisher; exact enough from 5 on. */
export function student(freedom: number): number {
  const [a, b, c] = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
  ];
  return Z + a / freedom + b / freedom ** 2 + c / freedom ** 3;
}

export interface Trend {
  /** The value of the line at a game, counted from 0. */
  at: (index: number) => number;
  /** Where the true mean lies there with 90% confidence. */
  band: (index: number) => Interval;
}

/** A straight line through the values of games in order; null for too few. */
export function trend(values: readonly number[]): Trend | null {
  const count = values.length;
  if (count < ENOUGH) return null;
  const middle = (count - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const width = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const slope = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / width;
  const at = (index: number) => mean + slope * (index - middle);
  const rest = values.reduce((sum, value, index) => sum + (value - at(index)) ** 2, 0);
  const deviation = Math.sqrt(rest / (count - 2));
  const half = (index: number) => student(count - 2) * deviation * Math.sqrt(1 / count + (index - middle) ** 2 / width);
  return { at, band: (index) => ({ low: at(index) - half(index), high: at(index) + half(index) }) };
}
