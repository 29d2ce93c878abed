/** The scoring categories of Luxor. */

import { look, piece, type Evidence, type Look, type Piece } from '../../lib/scoring';
import type { Player, View } from './view';

export const looks: Record<string, Look> = {
  collected: look('#dca436', 'jewel'),
  position: look('#c67a48', 'pip', false, '-4 0 22 22'),
  sarcophagi: look('#2a5ea6', 'sarcophagus', true, '0 0 60 120'),
  keys: look('#f4d88e', 'key'),
  sets: look('#2f7a64', 'wild', true),
  scarabs: look('#7d5c3a', 'scarab-split', true),
  artifacts: look('#6b4a8c', 'artifact', true),
};

const several = (art: string, count: number): Piece[] => (count > 0 ? [piece(art, `×${count}`)] : []);
const pip = (text: string | number): Piece => piece('pip', text, '-4 0 22 22');

/** The values of the places where a player's adventurers stand, highest first. */
function wallValues(player: Player, view: View): number[] {
  const values = player.adventurers.map((one) => {
    if (one.state === 'inactive') return 0;
    return one.place === 'tomb'
      ? view.tomb_value
      : (view.path.find(({ number }) => String(number) === one.place)?.value ?? 0);
  });
  return values.sort((a, b) => b - a);
}

export const evidence: Evidence = (snapshot, category, seat) => {
  const view = snapshot.view as View;
  const player = view.players[seat]!;
  switch (category) {
    case 'position':
      return wallValues(player, view).map(pip);
    case 'sarcophagi':
      return player.sarcophagi.map((value) => piece('sarcophagus', value, '0 0 60 120'));
    case 'keys':
      return several('key', player.keys);
    case 'sets': {
      const pieces = player.treasures.flatMap(([kind, count]) => several(kind === 'jewellery' ? 'jewel' : kind, count));
      return [...pieces, ...several('wild', player.wild)];
    }
    case 'scarabs':
      return (player.scarab_values ?? []).flatMap(([value, count]) =>
        Array<Piece>(count).fill(piece('scarab-split', value)),
      );
    case 'artifacts':
      return several('artifact', player.artifacts);
    default:
      return [];
  }
};
