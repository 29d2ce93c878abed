/** A replay in words: its turns, and what the step that led to a position did. */

import { namesThen } from '../../lib/names';
import { plain, plainLines, tell, type Compose, type Sentence } from '../../lib/story';
import { turnAt, turnsOf, type Turn } from '../../lib/turns';
import type { LogEntry } from '../../lib/types';
import { titleOf } from '../../titles';
import type { Player } from './player.svelte';

export class Narration {
  readonly #player: Player;
  #compose: Compose = $state.raw(plainLines);

  readonly names: string[] = $derived.by(() => this.#player.moment?.snapshot.players.map(({ name }) => name) ?? []);
  readonly #then = $derived.by(() => namesThen(this.#player.log, this.names));
  readonly turns: Turn[] = $derived.by(() => turnsOf(this.#player.log));
  /** What the last step did. */
  readonly entries: LogEntry[] = $derived.by(() => this.entriesAt(this.#player.at));
  /** The turn that it belongs to, up to this step. */
  readonly turn: Turn | undefined = $derived.by(() => turnAt(this.#player.log, this.#player.at));
  readonly told: string = $derived.by(() => this.inWords(this.entries));

  /** Made while a component is made: it loads the story of the title. */
  constructor(player: Player) {
    this.#player = player;
    const title = $derived(player.moment?.snapshot.title);
    $effect(() => {
      void titleOf(title ?? '')
        ?.story?.()
        .then((story) => (this.#compose = story.compose));
    });
  }

  /** What the step did that led to this position. */
  entriesAt(at: number): LogEntry[] {
    return this.#player.log.filter((entry) => entry.at === at && !entry.begins);
  }

  sentences(entries: readonly LogEntry[]): Sentence[] {
    return tell(entries, this.#compose, { names: this.names, you: null }, this.#then);
  }

  inWords(entries: readonly LogEntry[]): string {
    return this.sentences(entries)
      .map(({ text }) => plain(text))
      .join(' ');
  }
}
