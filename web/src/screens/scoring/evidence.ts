/** The pieces that earned a player's points in a category, as far as the view has them. */

import type { ExpeditionView } from '../../titles/expedition/types';
import type { Snapshot } from '../../lib/types';
import type { Player, View } from '../../titles/luxor/view';
import { lookOf } from './categories';

export interface Piece {
  /** The sprite symbol and its view box. */
  art: string;
  box: string;
  /** The text beside it. */
  text: string;
}

const piece = (art: string, text: string | number, box = '0 0 64 64'): Piece => ({ art, box, text: String(text) });
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

function ofLuxor(category: string, player: Player, view: View): Piece[] {
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
}

/** The points of one building of a kind, one ship's neighbour, one captive. */
const WORTH: Record<string, number> = {
  'expedition-camps': 1,
  'expedition-temples': 2,
  'expedition-pyramids': 3,
  'expedition-ships': 1,
  'expedition-captured': 1,
};

export function evidence(snapshot: Snapshot, category: string, seat: number, points: number): Piece[] {
  if (snapshot.title === 'luxor') {
    const view = snapshot.view as View;
    return ofLuxor(category, view.players[seat]!, view);
  }
  const worth = WORTH[category];
  if (!worth || !(snapshot.view as ExpeditionView).seats) return [];
  const { art, box } = lookOf(category);
  return points > 0 ? [piece(art, `×${points / worth}`, box)] : [];
}
