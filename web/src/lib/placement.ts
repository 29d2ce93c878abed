/** Where a popover goes beside the thing it speaks of. Pure: the rectangles are measured elsewhere. */

export type Side = 'left' | 'right' | 'up' | 'down';

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  side: Side;
  left: number;
  top: number;
  /** Where the tip is, from the popover's left or top edge. */
  tip: number;
}

const GAP = 12;
const RIM = 6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/**
 * The first of the wanted sides, then of all, where the popover is inside the window and covers nothing of `free`;
 * if there is none, one that is inside the window, otherwise the first.
 */
export function placeBeside(
  thing: Rect,
  size: { width: number; height: number },
  window: { width: number; height: number },
  wanted: readonly Side[],
  free: readonly Rect[],
): Placed {
  const at = (side: Side): Placed => {
    if (side === 'left' || side === 'right') {
      const middle = thing.top + thing.height / 2;
      const top = clamp(middle - size.height / 2, RIM, window.height - size.height - RIM);
      const left = side === 'left' ? thing.left - GAP - size.width : thing.left + thing.width + GAP;
      return { side, left, top, tip: clamp(middle - top, 18, size.height - 18) };
    }
    const middle = thing.left + thing.width / 2;
    const left = clamp(middle - size.width / 2, RIM, window.width - size.width - RIM);
    const top = side === 'up' ? thing.top - GAP - size.height : thing.top + thing.height + GAP;
    return { side, left, top, tip: clamp(middle - left, 18, size.width - 18) };
  };
  const all = [...wanted, ...(['right', 'left', 'up', 'down'] as const)].map(at);
  const inside = all.filter(
    ({ left, top }) =>
      left >= RIM && top >= RIM && left + size.width <= window.width - RIM && top + size.height <= window.height - RIM,
  );
  const clear = inside.find(({ left, top }) => !free.some((rect) => overlaps({ left, top, ...size }, rect)));
  const best = clear ?? inside[0] ?? all[0]!;
  return {
    ...best,
    left: clamp(best.left, RIM, Math.max(RIM, window.width - size.width - RIM)),
    top: clamp(best.top, RIM, Math.max(RIM, window.height - size.height - RIM)),
  };
}
