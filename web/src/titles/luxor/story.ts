/** The story of Luxor: what each event is in a sentence. */

import { t } from '../../lib/i18n.svelte';
import type { Values } from '../../lib/message';
import { list } from '../../lib/phrases';
import { nameOf, whoIs, type Clause, type Compose, type Reader } from '../../lib/story';
import type { Turn } from '../../lib/turns';
import { mummyTileName } from './names';
import { cardLook, tileLook, tilePiece } from './pieces';
import type { CardText, Event, LogEntry } from './view';

/** The subject of what the mummy does. */
const MUMMY = 'luxor-tell-mummy';

/** A card as the object of a sentence; a number is said as it is, any other card by its name. */
function cardWords(text: CardText): string {
  const { name, number, effect } = cardLook(text);
  return t('luxor-tell-card', { kind: effect === 'number' ? 'number' : 'other', card: t(name, { number }) });
}

/** What is left out: it is seen on the table, and follows from what is told. */
const SILENT: readonly Event['event'][] = ['horus-turned', 'mummy-tile-opened', 'card-put'];

const DRAWN = 'luxor-tell-drawn';

type Predicate = { id: string; values?: Values; thing?: string };

/** What a player does; undefined if the event is not something a player does. */
function predicate(event: Event, reader: Reader): Predicate | undefined {
  switch (event.event) {
    case 'began':
      return { id: 'luxor-tell-first' };
    case 'character-dealt':
      return { id: 'luxor-tell-character', values: { character: t(`character-${event.character}`) } };
    case 'card-played':
      return { id: 'luxor-tell-played', values: { card: cardWords(event.card) } };
    case 'card-added':
      return { id: 'luxor-tell-added', values: { card: cardWords(event.card) } };
    case 'card-discarded':
      return { id: 'luxor-tell-discarded', values: { card: cardWords(event.card) } };
    case 'card-drawn':
      return event.card === null ? undefined : { id: DRAWN, values: { card: cardWords(event.card) } };
    case 'nobody-moved':
      return { id: 'luxor-tell-nobody' };
    case 'rolled':
      return { id: 'luxor-tell-rolled', values: { face: event.face } };
    case 'moved': {
      const how = event.cause === 'tunnel' || event.cause === 'forward' ? `-${event.cause}` : '';
      return { id: `luxor-tell-moved${how}`, values: { from: event.from, to: event.to, count: 1 } };
    }
    case 'stayed':
      return { id: 'luxor-tell-stayed', values: { place: event.place } };
    case 'activated':
      return { id: 'luxor-tell-activated', values: { count: 1 } };
    case 'entered-tomb':
      return { id: 'luxor-tell-tomb' };
    case 'prize-taken': {
      const look = tileLook(event.tile);
      return {
        id: 'luxor-tell-prize',
        values: { tile: t(tilePiece(event.tile).name), place: event.place, points: event.points },
        ...(look.kind === 'treasure' ? { thing: look.picture } : {}),
      };
    }
    case 'tile-turned': {
      const { kind, name } = tilePiece(event.tile);
      return { id: 'luxor-tell-turned', values: { kind, tile: t(name) } };
    }
    case 'key-taken':
      return { id: 'luxor-tell-key', values: { count: event.count, place: 'none' }, thing: 'key' };
    case 'horus-taken': {
      const { name, number } = cardLook(event.card);
      return { id: 'luxor-tell-horus', values: { card: t(name, { number }), place: 'none' }, thing: 'eye' };
    }
    case 'scarab-taken':
      return { id: 'luxor-tell-scarab', values: { value: event.value ?? 0, place: 'none' }, thing: 'scarab-split' };
    case 'wild-taken':
      return { id: 'luxor-tell-wild', values: { place: 'none' }, thing: 'wild' };
    case 'talismans-taken':
      return { id: 'luxor-tell-talismans', values: { count: event.count, place: 'none' }, thing: 'talisman' };
    case 'raised':
      return { id: 'luxor-tell-raised', values: { count: 1, place: event.place } };
    case 'mummy-tile-used':
      return { id: 'luxor-tell-mummy-tile', values: { tile: mummyTileName(event.tile), cost: event.cost } };
    case 'points-scored':
      return { id: 'luxor-tell-points', values: { points: event.points } };
    case 'card-shifted':
      return { id: 'luxor-tell-shifted', values: { from: event.from + 1, to: event.to + 1 } };
    case 'scarab-put-out':
      return { id: 'luxor-tell-put-out', values: { value: event.value ?? 0 } };
    case 'keys-given-up':
      return { id: 'luxor-tell-gave-up', values: { count: event.count } };
    case 'extra-turn-won':
      return { id: 'luxor-tell-extra-turn' };
    case 'mummy-moved':
      return { id: 'luxor-tell-moved', values: { from: event.from, to: event.to, count: 1 } };
    case 'laid-down':
      return {
        id: 'luxor-tell-laid-down',
        values: { player: nameOf(event.seat, reader), whom: whoIs(event.seat, reader), place: event.place },
      };
    default:
      return undefined;
  }
}

/** Something taken where a move ended says where; the way is drawn on the board. */
const ends = (clause: Clause, told: Predicate): boolean =>
  /^luxor-tell-moved(-forward)?$/.test(clause.id) &&
  clause.values['count'] === 1 &&
  (told.values?.['place'] === 'none' || told.id === 'luxor-tell-prize' || told.id === 'luxor-tell-tomb');

/** Several of the same at once are counted. */
const COUNTED = ['luxor-tell-moved', 'luxor-tell-activated', 'luxor-tell-raised'];
const counted = (values: Values): Values => ({ ...values, count: Number(values['count']) + 1 });

export const compose: Compose = (entries, reader) => {
  const clauses: Clause[] = [];
  let drawn: string[] = [];
  /** Who turns up a tile is who acts. */
  let actor: number | null = null;
  for (const entry of entries as LogEntry[]) {
    const { event } = entry;
    if (!event.event) {
      clauses.push({ subject: null, id: '', values: {}, entry });
      continue;
    }
    if (SILENT.includes(event.event) || (event.event === 'card-drawn' && event.card === null)) continue;
    const told = predicate(event, reader);
    if (!told) {
      clauses.push({ subject: null, id: '', values: {}, entry });
      continue;
    }
    const mummy = event.event === 'mummy-moved' || event.event === 'laid-down';
    const subject: number | string | null = mummy
      ? MUMMY
      : 'seat' in event
        ? event.seat
        : 'first' in event
          ? event.first
          : actor;
    if (typeof subject === 'number') actor = subject;
    if (subject === null) {
      clauses.push({ subject, id: '', values: {}, entry });
      continue;
    }
    const values = { ...told.values };
    const before = clauses.at(-1);
    drawn = told.id === DRAWN ? [...drawn, String(values['card'])] : [];
    if (before && before.subject === subject && typeof subject === 'number') {
      const same = before.id === told.id;
      if (same && (told.id === DRAWN || COUNTED.includes(told.id))) {
        before.values = told.id === DRAWN ? { card: list(drawn) } : counted(before.values);
        before.entry = entry;
        continue;
      }
      if (ends(before, told)) {
        // The forward step of a character is a choice of its own, and is told beside what it led to.
        if (before.id === 'luxor-tell-moved') clauses.pop();
        if (values['place'] === 'none') values['place'] = before.values['to']!;
      }
    }
    clauses.push({ subject, id: told.id, values, entry, thing: told.thing });
    if (event.event === 'entered-tomb' && event.sarcophagus !== null) {
      const value = { value: event.sarcophagus };
      clauses.push({ subject, id: 'luxor-tell-sarcophagus', values: value, entry, thing: 'sarcophagus' });
    }
  }
  return clauses;
};

/** Turns stand together by rounds. */
export const heading = ({ round }: Turn): string =>
  round === null ? t('page-log-start') : t('luxor-round', { number: round });
