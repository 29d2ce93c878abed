/** Footprints along a line: pairs of feet, left and right of it, turned with the path. */

export type Point = readonly [x: number, y: number];

export interface Foot {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  opacity: number;
}

/** The distance between two steps, and how far a foot is off the line. */
const STEP = 27;
const ASIDE = 6;

/** The feet of a track through some points; `start` and `end` are left free for what lies there. */
export function feet(points: readonly Point[], start = 26, end = 26): Foot[] {
  const legs = points.slice(1).map((to, index) => {
    const from = points[index]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return { from, dx, dy, length: Math.hypot(dx, dy) || 1 };
  });
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  const last = Math.max(start, whole - end);
  const found: Foot[] = [];
  for (let along = start, left = true; along <= last; along += STEP, left = !left) {
    let rest = along;
    const leg = legs.find(({ length }) => rest <= length || ((rest -= length), false));
    if (!leg) break;
    const { from, dx, dy, length } = leg;
    const side = left ? -ASIDE : ASIDE;
    found.push({
      x: from[0] + (dx * rest) / length - (dy / length) * side,
      y: from[1] + (dy * rest) / length + (dx / length) * side,
      turn: (Math.atan2(dy, dx) * 180) / Math.PI + 90 + (left ? -7 : 7),
      opacity: 0.7 + (0.3 * (along - start)) / Math.max(1, last - start),
    });
  }
  return found;
}
