/** The state of the start form, before a game is created from it. */

import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { AskGame, AskSeat, TitleInfo } from '../../lib/types';

export type Door = 'computer' | 'device' | 'friends';

/** The computer players offered by name, weakest first. */
export const LEVELS = ['gentle', 'greedy', 'clever', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Who takes a seat: a person at this device, a friend by link, or a computer player. */
export type Sitter = 'here' | 'friend' | Level;

const MOST = 5;

/** How long somebody may be away before a computer can play for them, in seconds. */
export const PATIENCES = [60, 120, 600, 3_600, 86_400, 604_800];

export class GameForm {
  titles: TitleInfo[];
  #door: Door = $state('computer');
  titleId = $state('');
  players = $state(3);
  level: Level = $state('greedy');
  modules: string[] = $state([]);
  /** Who begins: a seat, or -1 for random. */
  first = $state(-1);
  patience = $state(120);
  names: string[] = $state(Array<string>(MOST).fill(''));
  /** The choice for a seat; undefined means the default of the way to play. */
  #sitters: (Sitter | undefined)[] = $state(Array<undefined>(MOST).fill(undefined));

  constructor(titles: TitleInfo[]) {
    this.titles = titles;
    this.titleId = titles[0]?.id ?? '';
    this.names[0] = settings.name;
  }

  get door(): Door {
    return this.#door;
  }

  set door(door: Door) {
    if (door !== this.#door) this.#sitters = Array<undefined>(MOST).fill(undefined);
    this.#door = door;
  }

  get title(): TitleInfo {
    return this.titles.find((title) => title.id === this.titleId) ?? this.titles[0]!;
  }

  /** The number of players, within the limits of the title. */
  get count(): number {
    const { start, end } = this.title.players;
    return Math.min(Math.max(this.players, start), end);
  }

  get counts(): number[] {
    const { start, end } = this.title.players;
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  }

  get chosenModules(): string[] {
    return this.title.modules.map((module) => module.id).filter((id) => this.modules.includes(id));
  }

  /** The rulebook's advice for this number of players, unless it is followed already. */
  get advised(): string[] {
    const advice = this.title.advice.find((one) => one.players === this.count);
    return advice && advice.modules.some((id) => !this.modules.includes(id)) ? advice.modules : [];
  }

  sitter(seat: number): Sitter {
    if (seat === 0) return 'here';
    return (
      this.#sitters[seat] ?? { computer: this.level, device: 'here' as const, friends: 'friend' as const }[this.door]
    );
  }

  seat(seat: number, sitter: Sitter): void {
    this.#sitters[seat] = sitter;
  }

  /** The name of a person at this device, as the game will show it. */
  nameOf(seat: number): string {
    return this.names[seat]?.trim() || this.usualName(seat);
  }

  /** The default name: the colour of the seat. */
  usualName(seat: number): string {
    return t(`start-colour-${seat + 1}`);
  }

  toggle(module: string): void {
    this.modules = this.modules.includes(module)
      ? this.modules.filter((id) => id !== module)
      : [...this.modules, module];
  }

  #seat(seat: number): AskSeat {
    const sitter = this.sitter(seat);
    if (sitter === 'friend') return { kind: 'open' };
    if (sitter === 'here') return { kind: seat === 0 ? 'you' : 'local', name: this.nameOf(seat) };
    return { kind: 'bot', bot: sitter };
  }

  /** Does somebody play from another device, who could be away? */
  get hasFriends(): boolean {
    return Array.from({ length: this.count }, (_, seat) => this.sitter(seat)).includes('friend');
  }

  /** The request to the server. */
  game(): AskGame {
    const players = this.count;
    return {
      title: this.title.id,
      players,
      modules: this.chosenModules,
      first: this.first >= 0 && this.first < players ? this.first : null,
      patience: this.patience,
      seats: Array.from({ length: players }, (_, seat) => this.#seat(seat)),
    };
  }
}
