/** The part of the land that is shown: the tiles, one more cell where the land can grow, and coordinates. */

import type { Layout } from './types';

/** In the units of the drawing: a cell is 100 wide. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Width over height of every board: the frame never changes, only what is shown in it. */
export const SHAPE = 830 / 890;
/** The edge of a side on which the land cannot grow. */
const RIM = 22;

export class Viewport {
  readonly box: Box;
  /** The size of the letters of the coordinates. */
  readonly letter: number;
  readonly columns: number[];
  readonly rows: number[];

  constructor(layout: Layout) {
    const grows = (used: number) => used < layout.limit;
    const side = (used: number) => (grows(used) ? 100 : RIM);
    const across = (used: number) => Math.max(3, used) * 100 + 2 * side(used);
    const line = (from: number, used: number) =>
      Array.from({ length: used + 2 }, (_, i) => from - 1 + i)
        .slice(...(grows(used) ? [0] : [1, -1]))
        .filter((at) => at >= 0);
    this.letter = Math.min(27, Math.max(14, across(layout.width) * 0.024));
    const gutter = this.letter * 1.2;
    const [w, h] = [across(layout.width) + gutter, across(layout.height) + gutter];
    const [x, y] = [layout.column * 100 - side(layout.width) - gutter, layout.row * 100 - side(layout.height) - gutter];
    const [broad, high] = [Math.max(w, h * SHAPE), Math.max(h, w / SHAPE)];
    this.box = { x: x - (broad - w) / 2, y: y - (high - h) / 2, w: broad, h: high };
    this.columns = line(layout.column, layout.width);
    this.rows = line(layout.row, layout.height);
  }

  /** Where a square lies in the frame, as a style. */
  spot(x: number, y: number, size: number): string {
    const { box } = this;
    const share = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`;
    return (
      `left:${share(x - box.x, box.w)};top:${share(y - box.y, box.h)};` +
      `width:${share(size, box.w)};height:${share(size, box.h)}`
    );
  }
}

/** What makes a drawing of `to` look like a drawing of `from`, in a frame of this width. */
export function between(from: Box, to: Box, width: number): DOMMatrix {
  const [x, y] = [(to.x - from.x) / from.w, (to.y - from.y) / from.h];
  return new DOMMatrix().translate(x * width, (y * width) / SHAPE).scale(to.w / from.w);
}
