/** The generated wire types, with a title's own view, choices and events as type parameters. */

import type * as wire from '../protocol/protocol';

export type * from '../protocol/protocol';

/** One legal action; its details and events are typed by the title. */
export type Choice<D = unknown, E = unknown> = Omit<wire.Choice, 'details' | 'events'> & { details: D; events: E[] };

export type LogEntry<E = unknown> = Omit<wire.LogEntry, 'event'> & { event: E };

export type Snapshot<V = unknown, D = unknown, E = unknown> = Omit<wire.Snapshot, 'view' | 'choices'> & {
  view: V;
  choices: Choice<D, E>[];
};

/** The modules of a game, from its options. */
export const modulesOf = (options: Record<string, unknown>): string[] =>
  Array.isArray(options['modules']) ? (options['modules'] as string[]) : [];
