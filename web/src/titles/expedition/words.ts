/** The tiles of the land in words, with what was done to them lately. */

import { t } from '../../lib/i18n.svelte';
import { series } from '../../lib/phrases';
import type { LandPrints } from './footprints';
import type { LandTile } from './types';

/** In one language: each tile is described once. */
export class TileWords {
  readonly #names: readonly string[];
  /** What was done, by cell. */
  readonly #done = new Map<string, string[]>();
  readonly #known = new Map<LandTile, string>();

  constructor(
    names: readonly string[],
    prints: LandPrints | null,
    readonly language: string,
  ) {
    this.#names = names;
    const note = (cell: string, text: string) => this.#done.set(cell, [...(this.#done.get(cell) ?? []), text]);
    for (const { cell, seat } of prints?.laid ?? []) note(cell, t('expedition-laid-by', { player: this.#name(seat) }));
    for (const { cell, seat, count } of prints?.put ?? [])
      if (count) note(cell, t('expedition-came-by', { player: this.#name(seat), count }));
  }

  of(tile: LandTile): string {
    const known = this.#known.get(tile) ?? this.#describe(tile);
    this.#known.set(tile, known);
    return known;
  }

  #name(seat: number): string {
    return this.#names[seat] ?? '';
  }

  #describe({ cell, tile, stack, ship, snakes }: LandTile): string {
    return series([
      t(`expedition-tile-${tile}`),
      stack.length ? t('land-stack', { count: stack.length, name: this.#name(stack.at(-1) ?? 0) }) : '',
      ship !== null ? t('land-ship-of', { name: this.#name(ship) }) : '',
      snakes ? t('expedition-action-snakes') : '',
      ...(this.#done.get(cell) ?? []),
    ]);
  }
}
