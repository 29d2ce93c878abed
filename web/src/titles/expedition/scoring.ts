/** The scoring categories of Expedition Luxor. */

import { look, piece, type Evidence, type Look } from '../../lib/scoring';
import type { Snapshot } from '../../lib/types';
import type { Pieces } from './types';

export const looks: Record<string, Look> = {
  'expedition-camps': look('#c9764a', 'b-camp'),
  'expedition-temples': look('#e0bf7c', 'b-temple'),
  'expedition-pyramids': look('#dca436', 'b-pyramid'),
  'expedition-ships': look('#2a5ea6', 'a-ship', true),
  'expedition-captured': look('#7d5c3a', 'a-storm', true),
};

export const worth = ({ pieces }: Snapshot, category: string): number => (pieces as Pieces).worth[category] ?? 0;

export const evidence: Evidence = (snapshot, category, _seat, points) => {
  const [each, how] = [worth(snapshot, category), looks[category]];
  return each && how && points > 0 ? [piece(how.art, `×${points / each}`, how.box)] : [];
};
