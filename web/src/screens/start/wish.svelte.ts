/** What somebody wishes on the start page, before a table is made of it. */

import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { AskGame, AskSeat, TitleInfo } from '../../lib/types';

export type Door = 'computer' | 'device' | 'friends';
export type Strength = 'easy' | 'fair' | 'strong';
export const STRENGTHS: Strength[] = ['easy', 'fair', 'strong'];

/** A title with the computer players that know it, gentlest first. */
export type Offer = TitleInfo;

/** The computer player of this strength. */
export function mindFor(title: Offer, strength: Strength): string {
  const minds = title.bots.length ? title.bots : ['random'];
  const place = { easy: 0, fair: Math.floor((minds.length - 1) / 2), strong: minds.length - 1 }[strength];
  return minds[place] ?? 'random';
}

export class Wish {
  titles: Offer[];
  door: Door = $state('computer');
  titleId = $state('');
  players = $state(3);
  strength: Strength = $state('fair');
  modules: string[] = $state([]);
  /** Who begins: a seat, or -1 for the lot. */
  first = $state(-1);
  names: string[] = $state(['', '', '', '', '']);
  strengths: (Strength | '')[] = $state(['', '', '', '', '']);

  constructor(titles: Offer[]) {
    this.titles = titles;
    this.titleId = titles[0]?.id ?? '';
    this.names[0] = settings.name;
  }

  get title(): Offer {
    return this.titles.find((title) => title.id === this.titleId) ?? this.titles[0]!;
  }

  /** As many as the title allows. */
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

  /** What the books advise for this number of players, if they do and it is not chosen already. */
  get advised(): string[] {
    const advice = this.title.advice.find((one) => one.players === this.count);
    return advice && advice.modules.some((id) => !this.modules.includes(id)) ? advice.modules : [];
  }

  /** Is this seat played by the computer? */
  isBot(seat: number): boolean {
    return this.door === 'computer' && seat > 0;
  }

  defaultName(seat: number): string {
    if (this.isBot(seat)) return t('start-computer-name', { number: seat });
    return t('start-player-name', { number: seat + 1 });
  }

  toggle(module: string): void {
    this.modules = this.modules.includes(module) ? this.modules.filter((id) => id !== module) : [...this.modules, module];
  }

  #seat(seat: number): AskSeat {
    const name = this.names[seat]?.trim() || this.defaultName(seat);
    if (this.isBot(seat)) return { kind: 'bot', bot: mindFor(this.title, this.strengths[seat] || this.strength) };
    if (seat === 0) return { kind: 'you', name };
    return this.door === 'device' ? { kind: 'local', name } : { kind: 'open' };
  }

  /** What is sent to the server. */
  game(): AskGame {
    const players = this.count;
    return {
      title: this.title.id,
      players,
      modules: this.chosenModules,
      first: this.first >= 0 && this.first < players ? this.first : null,
      seats: Array.from({ length: players }, (_, seat) => this.#seat(seat)),
    };
  }
}
