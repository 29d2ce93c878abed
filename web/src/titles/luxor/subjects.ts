/** What one can point at on a table of Luxor; `Explained.svelte` puts it into words. */

import type { Thing } from '../../protocol/luxor';
import type { CardText, Choice, Place, Player, View } from './view';

export type { Thing };

export type Subject =
  | { of: 'card'; card: CardText | null; where: 'left' | 'right' | 'middle' | 'play'; left: number; right: number }
  | { of: 'seen'; card: CardText | null; name: string }
  | {
      of: 'place';
      place: Place;
      view: View;
      names: readonly string[];
      /** What choosing it does. */
      choice?: Choice | undefined;
      closer?: (() => void) | undefined;
    }
  | { of: 'thing'; thing: Thing; art: string; kind?: string; number?: number; facts?: string[] }
  | {
      of: 'pile';
      thing: 'horus-stack' | 'draw-pile' | 'discard-pile';
      card: CardText | null;
      count: number;
      eyes: number;
    }
  | { of: 'standing'; seat: number; player: Player; name: string }
  | { of: 'mummy-tile'; tile: string; cost: number }
  | { of: 'character'; character: string; name: string }
  | {
      of: 'choice';
      choice: Choice;
      names: readonly string[];
      name: string;
      card?: CardText | null;
      art?: string;
      mummyTile?: string;
    };
