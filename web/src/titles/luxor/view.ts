/** The view and events of Luxor as the server sends them. */

import type { Choice as AnyChoice, LogEntry as AnyLogEntry, Snapshot as AnySnapshot } from '../../lib/types';

/** `stairs`, `tomb`, or the number of a space as text. */
export type Place = string;
/** Such as `3`, `+-1`, `horus2 1-4`, `equipment 2+`. */
export type CardText = string;
/** Such as `vase-2-3`, `horus-1`, `scarab-or-wild`. */
export type TileText = string;
export type Icon = 'cobra' | 'falcon' | 'lion';
export type Treasure = 'vase' | 'statue' | 'jewellery';

export type Asked =
  | 'play'
  | 'use'
  | 'add'
  | 'reroll'
  | 'move'
  | 'act'
  | 'prize'
  | 'horus'
  | 'favour'
  | 'scarab-or-wild'
  | 'put'
  | 'rearrange'
  | 'extra-turn'
  | 'raise'
  | 'raise-one'
  | 'raise-any'
  | 'mummy-tile'
  | 'tile-move'
  | 'discard'
  | 'any-horus'
  | 'free-choice'
  | 'move-card'
  | 'put-out'
  | 'nothing';

export interface View {
  round: number;
  turn: number;
  first: number;
  current: number;
  decider: number | null;
  asked: Asked;
  in_play: InPlay | null;
  held: { card: CardText | null } | null;
  path: Space[];
  tomb_value: number;
  sarcophagi: number[];
  statues: number[];
  players: Player[];
  horus: { top: CardText | null; count: number }[];
  draw_pile: number;
  discard_pile: [CardText, number][];
  temple: [Icon, number][];
  scarabs: number;
  wild: number;
  keys: number;
  mummy: Mummy | null;
}

export interface InPlay {
  card: CardText;
  added: CardText | null;
  roll: number | null;
  steps: { by: number; keys: number }[];
}

export interface Space {
  number: number;
  value: number;
  icon: Icon | null;
  tile: TileText | null;
  below: boolean;
}

export interface Player {
  points: number;
  /** Their points if the game ended now: together, by category, and how many scarabs are unknown and not counted. */
  standing: { total: number; parts: number[]; unknown: number };
  keys: number;
  treasures: [Treasure, number][];
  artifacts: number;
  wild: number;
  scarabs: number;
  scarab_values: [number, number][] | null;
  scarabs_out: [number, number][] | null;
  sarcophagi: number[];
  adventurers: Adventurer[];
  /** How many of those on the stairs became active in this round and cannot be moved before the next (L20). */
  newcomers: number;
  hand: (CardText | null)[];
  open: boolean[];
  talismans: number;
  character: string | null;
  used_sets: number;
  extra_turns: number;
}

export type Adventurer = { state: 'upright' | 'lying'; place: Place } | { state: 'inactive'; statue: number };

export interface Mummy {
  place: Place;
  talismans: number;
  open: [string, number][];
  stack: number;
  discarded: [string, number][];
}

export type Cause = 'card' | 'last' | 'tunnel' | 'mummy-tile' | 'forward';

export type Event =
  | { event: 'began'; first: number }
  | { event: 'character-dealt'; seat: number; character: string }
  | { event: 'turn-began'; seat: number; round: number; turn: number }
  | { event: 'card-played' | 'card-added'; seat: number; card: CardText; end: 'left' | 'right' }
  | { event: 'nobody-moved'; seat: number }
  | { event: 'rolled'; seat: number; face: number }
  | { event: 'moved'; seat: number; from: Place; to: Place; way: Place[]; cause: Cause }
  | { event: 'stayed'; seat: number; place: Place }
  | { event: 'activated'; seat: number; statue: number }
  | { event: 'entered-tomb'; seat: number; sarcophagus: number | null }
  | { event: 'prize-taken'; seat: number; place: Place; tile: TileText; points: number }
  | { event: 'tile-turned'; place: Place; tile: TileText }
  | { event: 'key-taken' | 'talismans-taken' | 'keys-given-up'; seat: number; count: number }
  | { event: 'horus-taken' | 'card-discarded'; seat: number; card: CardText }
  | { event: 'horus-turned'; card: CardText }
  | { event: 'scarab-taken' | 'scarab-put-out'; seat: number; value: number | null }
  | { event: 'wild-taken' | 'extra-turn-won'; seat: number }
  | { event: 'card-drawn'; seat: number; card: CardText | null }
  | { event: 'card-put'; seat: number; slot: number }
  | { event: 'reshuffled' | 'ended' }
  | { event: 'mummy-moved'; from: Place; to: Place; way: Place[] }
  | { event: 'laid-down' | 'raised'; seat: number; place: Place }
  | { event: 'mummy-tile-used'; seat: number; tile: string; cost: number }
  | { event: 'mummy-tile-opened'; tile: string }
  | { event: 'points-scored'; seat: number; points: number }
  | { event: 'card-shifted'; seat: number; from: number; to: number };

export type Snapshot = AnySnapshot<View, Event>;
export type Choice = AnyChoice<Event>;
export type LogEntry = AnyLogEntry<Event>;

type OfKind<K, E = Event> = E extends { event: infer N } ? (K extends N ? E : never) : never;

/** The events of one kind. */
export function ofKind<K extends Event['event']>(events: readonly Event[], kind: K): OfKind<K>[] {
  return events.filter((event) => event.event === kind) as OfKind<K>[];
}
