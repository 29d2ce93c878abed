/** How Expedition Luxor tells choices that are compared, and where they are on the land. */

import type { Line } from '../../lib/comparison';
import type { Files } from '../../lib/title';
import type { Choice, Direction, Tile } from './types';

export { sayPlainly as say } from '../../lib/comparison';
export { default as Held } from './HeldTiles.svelte';
export { default as Played } from './PlayedTile.svelte';

/** A choice on the land: a tile that is laid, the march out of a camp, the cells that an action tile concerns. */
export interface Compared {
  kind: Line['kind'];
  cells: string[];
  laid: { cell: string; tile: Tile } | null;
  march: { camp: string; direction: Direction | null; rests: number[] } | null;
}

/** What a line draws; `camp` is the one that is being deployed from, if the question is about one. */
export function compared({ kind, parts }: Line, camp: string | null): Compared {
  const details = (parts as readonly Choice[]).map((part) => part.details);
  const lay = details.find((one) => one.kind === 'lay');
  const deploy = details.find((one) => one.kind === 'deploy');
  const from = lay?.cell ?? camp;
  return {
    kind,
    cells: details.flatMap((one) => ('cell' in one ? [one.cell] : [])),
    laid: lay ? { cell: lay.cell, tile: lay.tile } : null,
    march: deploy && from ? { camp: from, direction: deploy.direction, rests: deploy.rests } : null,
  };
}

export const words: Files = import.meta.glob<string>('../../../../titles/expedition/locales/*/analysis.ftl', {
  query: '?raw',
  import: 'default',
});
