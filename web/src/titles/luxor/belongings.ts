/** The items of a player panel, in a fixed order; modules not in play are left out. */

import { tilePiece } from './pieces';
import type { Thing as PieceName } from './subjects';
import type { Player, View } from './view';

export interface Thing {
  /** The sprite symbol. */
  id: string;
  thing: PieceName;
  label: string;
  count: number;
  text?: string;
}

/** Asked once for all players of a view. */
const artifactsIn = new WeakMap<View, boolean>();

function withArtifacts(view: View): boolean {
  const known = artifactsIn.get(view);
  if (known !== undefined) return known;
  const found =
    view.players.some(({ artifacts }) => artifacts > 0) ||
    view.path.some(({ tile, below }) => below || (tile && tilePiece(tile).kind === 'artifact'));
  artifactsIn.set(view, found);
  return found;
}

export function things(player: Player, view: View): Thing[] {
  const treasure = (kind: string) => player.treasures.find(([name]) => name === kind)?.[1] ?? 0;
  const sarcophagi: Thing = {
    id: 'sarcophagus',
    thing: 'sarcophagus',
    label: 'page-sarcophagi',
    count: player.sarcophagi.length,
  };
  if (player.sarcophagi.length) sarcophagi.text = player.sarcophagi.join(' + ');
  return [
    { id: 'key', thing: 'key', label: 'page-keys', count: player.keys },
    { id: 'vase', thing: 'vase', label: 'page-vases', count: treasure('vase') },
    { id: 'statue', thing: 'statue', label: 'page-statues', count: treasure('statue') },
    { id: 'jewel', thing: 'jewellery', label: 'page-jewellery', count: treasure('jewellery') },
    ...(withArtifacts(view)
      ? [{ id: 'artifact', thing: 'artifact', label: 'page-artifacts', count: player.artifacts } as const]
      : []),
    { id: 'wild', thing: 'wild', label: 'page-wilds', count: player.wild },
    { id: 'scarab-split', thing: 'scarab', label: 'page-scarabs', count: player.scarabs },
    ...(view.mummy
      ? [{ id: 'talisman', thing: 'talisman', label: 'page-talismans', count: player.talismans } as const]
      : []),
    sarcophagi,
  ];
}
