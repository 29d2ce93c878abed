/** The view, choices and events of Luxor as the server sends them. */

import type { Choice as AnyChoice, LogEntry as AnyLogEntry, Snapshot as AnySnapshot } from '../../lib/types';
import type { Details, Event, View } from '../../protocol/luxor';

export type {
  AdventurerView as Adventurer,
  Asked,
  Attempt,
  Card as CardText,
  CardPiece,
  Details,
  Event,
  Icon,
  MummyView as Mummy,
  Pieces,
  Place,
  PlayerView as Player,
  SpaceView as Space,
  Tile as TileText,
  TilePiece,
  View,
} from '../../protocol/luxor';

export type Snapshot = AnySnapshot<View, Details, Event>;
export type Choice = AnyChoice<Details, Event>;
export type LogEntry = AnyLogEntry<Event>;

/** The choices of one kind. */
export type ChoiceOf<K extends Details['kind']> = Choice & { details: Extract<Details, { kind: K }> };

/** The events of one kind. */
export function ofKind<K extends Event['event']>(events: readonly Event[], kind: K): Extract<Event, { event: K }>[] {
  return events.filter((event): event is Extract<Event, { event: K }> => event.event === kind);
}
