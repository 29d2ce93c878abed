/** The scoring categories of Expedition Luxor. */

import { look, piece, type Evidence, type Look } from '../../lib/scoring';
import type { Pieces } from './types';

export const looks: Record<string, Look> = {
  'expedition-camps': look('#c9764a', 'b-camp'),
  'expedition-temples': look('#e0bf7c', 'b-temple'),
  'expedition-pyramids': look('#dca436', 'b-pyramid'),
  'expedition-ships': look('#2a5ea6', 'a-ship', true),
  'expedition-captured': look('#7d5c3a', 'a-storm', true),
};

export const evidence: Evidence = ({ pieces }, category, _seat, points) => {
  const [worth, how] = [(pieces as Pieces).worth[category], looks[category]];
  return worth && how && points > 0 ? [piece(how.art, `×${points / worth}`, how.box)] : [];
};
