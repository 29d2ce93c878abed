/** The scoring categories of Expedition Luxor. */

import { look, piece, type Evidence, type Look } from '../../lib/scoring';

export const looks: Record<string, Look> = {
  'expedition-camps': look('#c9764a', 'b-camp'),
  'expedition-temples': look('#e0bf7c', 'b-temple'),
  'expedition-pyramids': look('#dca436', 'b-pyramid'),
  'expedition-ships': look('#2a5ea6', 'a-ship', true),
  'expedition-captured': look('#7d5c3a', 'a-storm', true),
};

/** The points of one building of a kind, one ship's neighbour, one captive. */
const WORTH: Record<string, number> = {
  'expedition-camps': 1,
  'expedition-temples': 2,
  'expedition-pyramids': 3,
  'expedition-ships': 1,
  'expedition-captured': 1,
};

export const evidence: Evidence = (_snapshot, category, _seat, points) => {
  const [worth, how] = [WORTH[category], looks[category]];
  return worth && how && points > 0 ? [piece(how.art, `×${points / worth}`, how.box)] : [];
};
