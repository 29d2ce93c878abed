/** Where the things of Expedition Luxor's lessons are. */

import type { Area, Files, LessonMap } from '../../lib/title';
import type { Choice as AnyChoice } from '../../lib/types';
import { place, type Choice } from './types';

export function lit(thing: string): Area | undefined {
  const [what, which = ''] = thing.split(' ');
  if (what !== 'cell') return undefined;
  const { column, row } = place(which);
  return { units: true, x: column * 100, y: row * 100, width: 100, height: 100 };
}

export function target(choice: AnyChoice): string {
  const { details } = choice as Choice;
  switch (details.kind) {
    case 'lay':
      return `.spot[data-cell="${details.cell}"] || #tiles-0 [data-tile="${details.tile}"]`;
    case 'from':
    case 'to':
      return `.spot[data-cell="${details.cell}"]`;
    case 'deploy':
      return '.deploy .primary';
    case 'use':
      return `.answers [data-tile="${details.tile}"]`;
    default:
      return '.answers .ends .btn';
  }
}

/** A track in the sand. */
export const map: LessonMap = {
  kind: 'track',
  stations: {
    lay: { x: 90, y: 70, symbol: 't-desert', face: '#e8cf94' },
    camp: { x: 260, y: 120, symbol: 'b-camp', face: '#e8cf94' },
    march: { x: 440, y: 80, symbol: 'b-temple', face: '#e8cf94' },
    topmost: { x: 510, y: 220, symbol: 'disc', face: '#9fb7a0' },
    tempo: { x: 330, y: 320, symbol: 'b-pyramid', face: '#b9c58b' },
    end: { x: 120, y: 290, symbol: 'crown', face: '#4d2c12' },
  },
};

export const words: Files = import.meta.glob<string>('../../../../titles/expedition/locales/*/lessons.ftl', {
  query: '?raw',
  import: 'default',
});
