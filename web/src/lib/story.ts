/**
 * The log in whole sentences, one for what a player does in one go. A title says what each event is: a predicate of a
 * player, or a sentence of its own. Predicates of one subject are joined by the rules of the language.
 */

import { attribute, renderBrief, t } from './i18n.svelte';
import type { Values } from './message';
import { betweenTakeovers, type NamesThen } from './names';
import { list, series } from './phrases';
import type { Turn } from './turns';
import type { LogEntry } from './types';

/** For whom a story is told. */
export interface Reader {
  names: readonly string[];
  /** The reader's own seat, who is addressed; null for spectators and for several people at one device. */
  you: number | null;
}

/** What happened, before it is put into words. */
export interface Clause {
  /** A player, the message id of another subject, or null if `id` is a whole sentence. */
  subject: number | string | null;
  /** The message id of the predicate; the argument `who` is `you` or `other`. Empty: the log's own line. */
  id: string;
  values: Values;
  entry: LogEntry;
  /** The sprite symbol of what was taken. */
  thing?: string | undefined;
}

/** A title's story: the clauses of consecutive log entries. */
export type Compose = (entries: readonly LogEntry[], reader: Reader) => Clause[];

/** How a title tells its games. */
export interface Teller {
  compose: Compose;
  /** The heading above a turn: turns in a row with the same one stand together. */
  heading?: (turn: Turn, history: Past) => string;
}

/** The turns of a game as a reader sees them. */
export interface Past {
  turns: readonly Turn[];
  /** The others' turns since the reader's last one. */
  recent: readonly Turn[];
  reader: Reader;
}

export interface Sentence {
  seat: number | null;
  /** With names marked; `plain` gives the text, `parts` the names. */
  text: string;
  /** A few words for narrow windows. */
  short: string;
  /** What the subject does, without the subject. */
  does: string;
  /** The first and the last entry that it tells. */
  first: LogEntry;
  entry: LogEntry;
  thing?: string | undefined;
}

/** A title without a story: the lines of its log. */
export const plainLines: Compose = (entries) => entries.map((entry) => ({ subject: null, id: '', values: {}, entry }));

/** Names are marked with characters that no text contains, so that they can be shown in their colour. */
const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';
export const nameMark = (seat: number, name: string): string => `${OPEN}${seat}${OPEN}${name}${CLOSE}`;

export const plain = (text: string): string => text.replace(/\u{E000}\d+\u{E000}|\u{E001}/gu, '');

/** A text in parts; those with a seat are the names of its player. */
export const parts = (text: string): { text: string; seat: number | null }[] =>
  text
    .split(CLOSE)
    .flatMap((piece) => {
      const [before = '', seat, name = ''] = piece.split(OPEN);
      return [{ text: before, seat: null }, ...(seat === undefined ? [] : [{ text: name, seat: Number(seat) }])];
    })
    .filter((part) => part.text);

/** A player in a sentence, as its object or possessor. */
export const nameOf = (seat: number, { names }: Reader): string => nameMark(seat, names[seat] ?? '');
export const whoIs = (seat: number, { you }: Reader): string => (seat === you ? 'you' : 'other');

function subjectOf(subject: number | string, reader: Reader): string {
  if (typeof subject === 'string') return t(subject);
  return subject === reader.you ? t('story-you') : nameOf(subject, reader);
}

/** The clauses of one subject as a sentence. */
function sentence(clauses: readonly Clause[], reader: Reader): Sentence | null {
  const last = clauses.at(-1)!;
  const { subject, entry } = last;
  const seat = typeof subject === 'number' ? subject : null;
  const thing = clauses.findLast((clause) => clause.thing)?.thing;
  if (subject === null) {
    const marked = reader.names.map((name, index) => nameMark(index, name));
    const text = last.id ? t(last.id, last.values) : renderBrief(entry.message, marked);
    return text ? { seat, text, short: text, does: text, first: entry, entry, thing } : null;
  }
  const who = seat === null ? 'other' : whoIs(seat, reader);
  const player = subjectOf(subject, reader);
  const said = clauses.map(({ id, values }) => ({ id, values: { ...values, who } }));
  const does = list(said.map(({ id, values }) => t(id, values)));
  const short = series(
    said.map(({ id, values }) => attribute(id, 'short', values) ?? t(id, values)),
    'page-clauses',
  );
  return {
    seat,
    text: t('story-sentence', { player, does }),
    short: t('story-short', { player, does: short }),
    does,
    first: clauses[0]!.entry,
    entry,
    thing,
  };
}

/**
 * What happened, in the names of that time: `then` gives them. A player who had the reader's seat before is not
 * addressed.
 */
export const tell = (
  entries: readonly LogEntry[],
  compose: Compose,
  reader: Reader,
  then: NamesThen = () => reader.names,
): Sentence[] =>
  betweenTakeovers(entries).flatMap((run) => {
    const names = then(run[0]!);
    const { you } = reader;
    const same = you !== null && names[you] === reader.names[you];
    return tellAlike(run, compose, { names, you: same ? you : null });
  });

/**
 * Consecutive clauses of one subject become one sentence. What a player does stays together when something else, such
 * as the mummy, acts in between.
 */
function tellAlike(entries: readonly LogEntry[], compose: Compose, reader: Reader): Sentence[] {
  const groups: Clause[][] = [];
  for (const clause of compose(entries, reader)) {
    const last = groups.findLastIndex(([first]) => typeof first!.subject !== 'string');
    const group = groups.slice(Math.max(0, last)).find(([first]) => first!.subject === clause.subject);
    if (group && clause.subject !== null) group.push(clause);
    else groups.push([clause]);
  }
  return groups.map((group) => sentence(group, reader)).filter((told) => told !== null);
}
