/** The end of Luxor: the last one enters, two stones close the tomb chamber, and it is sealed. */

import { t } from '../../lib/i18n.svelte';
import type { Ending, Scene } from '../../lib/title';
import type { LogEntry as AnyLogEntry, Snapshot as AnySnapshot } from '../../lib/types';
import Sealing from './Sealing.svelte';
import type { LogEntry, Player, View } from './view';

/** Who entered the tomb chamber last, if that was in the last turn. */
export interface Entry {
  seat: number;
  sarcophagus: number | null;
}

export function lastEntry(log: readonly LogEntry[]): Entry | null {
  const last = log.at(-1)?.turn;
  const found = log.findLast(({ event }) => event.event === 'entered-tomb');
  if (found?.event.event !== 'entered-tomb' || found.turn !== last) return null;
  return { seat: found.event.seat, sarcophagus: found.event.sarcophagus };
}

const isInside = (one: Player['adventurers'][number]) => one.state !== 'inactive' && one.place === 'tomb';
const inside = ({ players }: View): number => players.flatMap(({ adventurers }) => adventurers).filter(isInside).length;

/** The board just before somebody enters. */
function before(view: View, { seat, sarcophagus }: Entry): View {
  const players = view.players.map((player, index) => {
    if (index !== seat) return player;
    const entered = player.adventurers.findIndex(isInside);
    return { ...player, adventurers: player.adventurers.filter((_, at) => at !== entered) };
  });
  return {
    ...view,
    players,
    sarcophagi: sarcophagus === null ? view.sarcophagi : [...view.sarcophagi, sarcophagus],
  };
}

const ending: Ending = {
  scenes(snapshot: AnySnapshot, log: readonly AnyLogEntry[]): Scene[] {
    const count = inside(snapshot.view as View);
    const entry = lastEntry(log as LogEntry[]);
    const stones = { id: 'stones', title: t('end-stones'), text: t('end-stones-text', { count }), lasts: 1400 };
    const sealed = { id: 'sealed', title: t('end-sealed'), text: t('end-sealed-text'), lasts: 1580 };
    // Two in the tomb chamber end the game after the round; otherwise it ended because nobody could move.
    if (count < 2) return [{ ...stones, text: t('end-stuck-text') }, sealed];
    if (!entry)
      return [{ id: 'camera', title: t('end-round'), text: t('end-round-text'), lasts: 1100 }, stones, sealed];
    const name = snapshot.players[entry.seat]?.name ?? '';
    const text =
      entry.sarcophagus === null
        ? t('end-enters-text', { name })
        : t('end-enters-takes', { name, value: entry.sarcophagus });
    return [{ id: 'enters', title: t('end-enters'), text, lasts: 1640 }, stones, sealed];
  },
  board(snapshot: AnySnapshot, log: readonly AnyLogEntry[], scene: string): AnySnapshot {
    const entry = scene === 'enters' ? lastEntry(log as LogEntry[]) : null;
    return entry ? { ...snapshot, view: before(snapshot.view as View, entry) } : snapshot;
  },
  tie: 'end-tie-luxor',
  hidden: 'scarabs',
  Picture: Sealing,
};
export default ending;
