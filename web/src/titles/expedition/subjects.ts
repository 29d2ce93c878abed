/** What one can point at on a table of Expedition Luxor; `Explained.svelte` puts it into words. */

import type { Thing } from '../../protocol/expedition';
import type { ActionTile, Choice, Held, LandTile, SeatView } from './types';

export type { Thing };

export type Subject =
  | { of: 'land'; tile: LandTile; names: readonly string[]; choice?: string | undefined }
  | { of: 'cell'; cell: string; choice: string; rule: string }
  | { of: 'held'; held: Held }
  | { of: 'action'; tile: ActionTile }
  | { of: 'thing'; thing: Thing; art: string; kind?: string; number?: number; facts?: string[] }
  | { of: 'standing'; seat: SeatView; name: string }
  | { of: 'choice'; choice: Choice; names: readonly string[]; name: string; art?: string };
