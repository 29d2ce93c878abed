/** Where the things of Luxor's lessons are. */

import type { Area, Files, LessonMap } from '../../lib/title';
import type { Choice as AnyChoice } from '../../lib/types';
import { HEIGHT, TILE, WIDTH, corner } from './geometry';
import type { Choice } from './view';

const area = (x: number, y: number, width: number, height: number): Area => ({
  x: (x / WIDTH) * 100,
  y: (y / HEIGHT) * 100,
  width: (width / WIDTH) * 100,
  height: (height / HEIGHT) * 100,
});

/** A tile with the rim that shows who stands there. */
const RIM = 12;

export function lit(thing: string): Area | undefined {
  const [what, which = ''] = thing.split(' ');
  switch (what) {
    case 'space': {
      const [x, y] = corner(Number(which));
      return area(x - RIM, y - RIM, TILE + 2 * RIM, TILE + 2 * RIM);
    }
    case 'stairs':
      return area(36, 16, 290, 80);
    case 'tomb':
      return area(250, 310, 330, 330);
    default:
      return undefined;
  }
}

export function target(choice: AnyChoice): string {
  const { details } = choice as Choice;
  switch (details.kind) {
    case 'play':
    case 'add':
      return `.dock .hand > :${details.end === 'left' ? 'first' : 'last'}-child`;
    case 'move':
    case 'forward':
      return `.target[data-place="${details.to}"]`;
    case 'act':
    case 'stand-up':
      return `.target[data-place="${details.from}"]`;
    default:
      return `.answers [data-action="${CSS.escape(choice.action)}"]`;
  }
}

/** The temple's own corridor: a spiral that ends in a chamber. */
export const map: LessonMap = {
  kind: 'corridor',
  stations: {
    ends: { x: 80, y: 60, symbol: 'pawn-1', face: 'var(--surface-2)' },
    treasure: { x: 225, y: 60, symbol: 'vase', face: 'var(--vase-face)' },
    horus: { x: 370, y: 60, symbol: 'eye', face: 'var(--horus-face, #234b8c)' },
    osiris: { x: 520, y: 60, symbol: 'i-step', face: 'var(--osiris-face, #3f7d3c)' },
    empty: { x: 520, y: 200, symbol: 'under', face: 'var(--surface-2)' },
    temple: { x: 410, y: 340, symbol: 'scarab', face: 'var(--temple-face)', corners: [[520, 340]] },
    tomb: { x: 200, y: 340, symbol: 'sarcophagus', face: '#3b2410' },
    count: {
      x: 290,
      y: 200,
      symbol: 'crown',
      face: '#4d2c12',
      corners: [
        [80, 340],
        [80, 200],
      ],
    },
  },
};

export const words: Files = import.meta.glob<string>('../../../../titles/luxor/locales/*/lessons.ftl', {
  query: '?raw',
  import: 'default',
});
