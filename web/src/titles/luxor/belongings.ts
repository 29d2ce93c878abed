/** The items of a player panel, in a fixed order; modules not in play are left out. */

import { tilePiece } from './pieces';
import type { Player, View } from './view';

export interface Thing {
  /** The sprite symbol. */
  id: string;
  label: string;
  count: number;
  text?: string;
}

export function things(player: Player, view: View): Thing[] {
  const treasure = (kind: string) => player.treasures.find(([name]) => name === kind)?.[1] ?? 0;
  const withArtifacts =
    view.players.some(({ artifacts }) => artifacts > 0) ||
    view.path.some(({ tile, below }) => below || (tile && tilePiece(tile).kind === 'artifact'));
  const sarcophagi: Thing = { id: 'sarcophagus', label: 'page-sarcophagi', count: player.sarcophagi.length };
  if (player.sarcophagi.length) sarcophagi.text = player.sarcophagi.join(' + ');
  return [
    { id: 'key', label: 'page-keys', count: player.keys },
    { id: 'vase', label: 'page-vases', count: treasure('vase') },
    { id: 'statue', label: 'page-statues', count: treasure('statue') },
    { id: 'jewel', label: 'page-jewellery', count: treasure('jewellery') },
    ...(withArtifacts ? [{ id: 'artifact', label: 'page-artifacts', count: player.artifacts }] : []),
    { id: 'wild', label: 'page-wilds', count: player.wild },
    { id: 'scarab-split', label: 'page-scarabs', count: player.scarabs },
    ...(view.mummy ? [{ id: 'talisman', label: 'page-talismans', count: player.talismans }] : []),
    sarcophagi,
  ];
}
