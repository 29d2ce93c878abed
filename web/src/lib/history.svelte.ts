/** What happened at a table, as its reader follows it: turns, footprints and sentences, up to the event shown now. */

import { language, t } from './i18n.svelte';
import { namesThen, type NamesThen } from './names';
import { plainLines, tell, type Past, type Reader, type Sentence, type Teller } from './story';
import type { Table } from './table.svelte';
import { sinceOwnTurn, turnsOf, type Turn } from './turns';
import type { LogEntry } from './types';

const isSame = <T>(list: readonly T[], other: readonly T[]): boolean =>
  list.length === other.length && list.every((item, index) => item === other[index]);

export class History implements Past {
  readonly table: Table;
  readonly #log: () => readonly LogEntry[];
  readonly #teller: Teller;
  /** Sentences by the last entry of their turn: while a step is shown, only the turn in progress is composed again. */
  readonly #told = new WeakMap<LogEntry, { key: string; told: Sentence[] }>();

  #turns: Turn[] = [];
  /** A turn to which nothing was added is the same object, so that what is drawn of it is not drawn again. */
  readonly turns: Turn[] = $derived.by(() => {
    this.#turns = turnsOf(this.#log()).map((turn, index) => {
      const before = this.#turns[index];
      const same = before?.turn === turn.turn && before.seat === turn.seat && isSame(before.entries, turn.entries);
      return same ? before : turn;
    });
    return this.#turns;
  });
  readonly #then: NamesThen = $derived.by(() => namesThen(this.#log(), this.table.names));
  #recent: Turn[] = [];
  /** The others' turns since the reader's last one: their footprints lie on the board. */
  readonly recent: Turn[] = $derived.by(() => {
    const next = sinceOwnTurn(this.turns, this.table.snapshot?.seat ?? null);
    if (!isSame(next, this.#recent)) this.#recent = next;
    return this.#recent;
  });
  /** What the turn in progress has come to. */
  readonly running: Sentence[] = $derived.by(() => this.sentences(this.turns.at(-1)));
  /** The last thing that was done: by the reader in this turn, or else by the others. */
  readonly last: Sentence | undefined = $derived.by(
    () =>
      this.running.findLast(({ seat }) => seat !== null) ??
      this.recent.flatMap((turn) => this.sentences(turn)).findLast(({ seat }) => seat !== null),
  );

  constructor(
    table: Table,
    teller: Teller = { compose: plainLines },
    log: () => readonly LogEntry[] = () => table.log,
  ) {
    this.table = table;
    this.#teller = teller;
    this.#log = log;
  }

  get reader(): Reader {
    return { names: this.table.names, you: this.table.isShared ? null : (this.table.snapshot?.seat ?? null) };
  }

  sentences(turn: Turn | undefined): Sentence[] {
    const last = turn?.entries.at(-1);
    if (!last) return [];
    const key = JSON.stringify([language(), this.reader, this.#then(last), turn!.entries.length]);
    const known = this.#told.get(last);
    if (known?.key === key) return known.told;
    const told = tell(turn!.entries, this.#teller.compose, this.reader, this.#then);
    this.#told.set(last, { key, told });
    return told;
  }

  heading(turn: Turn): string {
    return this.#teller.heading?.(turn, this) ?? t('show-turn', { turn: turn.turn });
  }
}

/** The log with the entries of the step in progress that have been shown. */
export function withShown({ log, showing }: Table, shown: readonly LogEntry[]): readonly LogEntry[] {
  const next = (log.at(-1)?.number ?? -1) + 1;
  const fresh = showing ? shown.filter(({ number }) => number >= next) : [];
  return fresh.length ? [...log, ...fresh] : log;
}
