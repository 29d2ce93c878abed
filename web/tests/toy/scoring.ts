/** The scoring categories of the title for tests. */

import { look, piece, type Evidence, type Look } from '../../src/lib/scoring';

export const looks: Record<string, Look> = {
  'toy-stones': look('#b98655', 'em-1', false, '0 0 16 16'),
  'toy-bonus-points': look('#2f7a64', 'crown', true),
};

export const evidence: Evidence = (_, category, _seat, points) => {
  const how = looks[category];
  return how && points > 0 ? [piece(how.art, `×${points}`, how.box)] : [];
};
