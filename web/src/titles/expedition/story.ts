/** The story of Expedition Luxor: what each event is in a sentence. */

import { t } from '../../lib/i18n.svelte';
import type { Values } from '../../lib/message';
import { series } from '../../lib/phrases';
import type { Clause, Compose, Past } from '../../lib/story';
import type { Turn } from '../../lib/turns';
import type { LogEntry } from '../../lib/types';
import { face, type ExpeditionEvent } from './types';

type Predicate = { id: string; values?: Values; thing?: string };

/** What a player does, in one or two predicates; none if it follows from the rest; null for a line of the log. */
function predicates(event: ExpeditionEvent): Predicate[] | null {
  switch (event.event) {
    case 'begins':
      return [{ id: 'expedition-tell-first' }];
    case 'kept':
      return [{ id: 'expedition-tell-kept' }];
    case 'laid': {
      const { building } = face(event.tile);
      const thing = building ? { thing: `b-${building}` } : {};
      return [{ id: 'expedition-tell-laid', values: { tile: event.tile, cell: event.cell }, ...thing }];
    }
    case 'deployed': {
      const count = event.came.reduce((sum, came) => sum + came.count, 0);
      const ahead = event.came.slice(1);
      if (!event.direction || ahead.length === 0) return [{ id: 'expedition-tell-deployed', values: { count } }];
      const leaving = ahead.reduce((sum, came) => sum + came.count, 0);
      const tiles = series(
        ahead.map((came) => t('expedition-tell-rest', { ...came })),
        'page-clauses',
      );
      const values = { count, leaving, tiles, direction: event.direction };
      return [{ id: 'expedition-tell-marched', values }];
    }
    case 'drew':
      return event.tile ? [{ id: 'expedition-tell-drew', values: { tile: event.tile } }] : [];
    case 'shipped':
      return [{ id: 'expedition-tell-shipped', values: { to: event.to }, thing: 'a-ship' }];
    case 'snaked':
      return [{ id: 'expedition-tell-snaked', values: { to: event.to } }];
    case 'moved':
      return [{ id: 'expedition-tell-moved', values: { from: event.from, to: event.to } }];
    case 'swept': {
      const count = event.captured.reduce((sum, captured) => sum + captured, 0);
      return [
        { id: 'expedition-tell-swept', values: { to: event.to } },
        { id: 'expedition-tell-captured', values: { count }, ...(count ? { thing: 'a-storm' } : {}) },
      ];
    }
    case 'chose':
    case 'stopped':
      return [];
    case 'drew_action':
      return event.tile ? null : [];
    default:
      return null;
  }
}

export const compose: Compose = (entries) =>
  (entries as LogEntry<ExpeditionEvent>[]).flatMap((entry): Clause[] => {
    const { event } = entry;
    const told = event.event ? predicates(event) : null;
    if (told === null) return [{ subject: null, id: '', values: {}, entry }];
    const subject = 'seat' in event ? event.seat : null;
    return told.map(({ id, values = {}, thing }) => ({ subject, id, values, entry, thing }));
  });

/** The heading above a turn: what the others did lately, the reader's own turns around it, and what was before. */
export function heading(turn: Turn, { turns, recent, reader }: Past): string {
  const own = turns.findLast(({ seat }) => seat === reader.you && reader.you !== null);
  const before = turns.findLast(({ seat, turn }) => seat === reader.you && turn < (recent[0]?.turn ?? 0));
  if (recent.includes(turn) && own) return t('expedition-tell-since');
  if (turn.seat === null) return t('page-log-start');
  return turn === own || turn === before ? t('expedition-tell-own', { turn: turn.turn }) : t('expedition-tell-before');
}
