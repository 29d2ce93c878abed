import { describe, expect, it } from 'vitest';
import { crowd, forecourt, groups, isCrowded, inactiveAt } from '../../src/titles/luxor/crowd';
import type { Adventurer, Player, View } from '../../src/titles/luxor/view';
import { position } from '../wire';

const { view: written } = position('luxor-move').snapshot;
const player = (...adventurers: Adventurer[]): Player => ({ ...written.players[0]!, adventurers, newcomers: 0 });
const view: View = {
  ...written,
  statues: [8, 16, 24],
  players: [
    player({ state: 'upright', place: '12' }, { state: 'upright', place: '12' }, { state: 'lying', place: '12' }),
    player({ state: 'upright', place: '12' }, { state: 'inactive', statue: 3 }),
  ],
};

describe('a crowd', () => {
  it('is grouped by player, lying ones last', () => {
    expect(groups(view).get('12')).toEqual([
      { seat: 0, count: 2, lying: false },
      { seat: 1, count: 1, lying: false },
      { seat: 0, count: 1, lying: true },
    ]);
    expect(inactiveAt(view)).toEqual([[], [], [1]]);
  });

  it('marks a group on the stairs with an adventurer that cannot move yet (L20)', () => {
    const onStairs: Adventurer = { state: 'upright', place: 'stairs' };
    const stairs: View = {
      ...view,
      players: [{ ...player(onStairs, onStairs), newcomers: 1 }, player(onStairs)],
    };
    const here = groups(stairs).get('stairs') ?? [];
    expect(here).toEqual([
      { seat: 0, count: 2, lying: false, newcomers: 1 },
      { seat: 1, count: 1, lying: false },
    ]);
    expect(forecourt(here).waiting).toHaveLength(1);
  });

  it('draws at most two copies, then a count', () => {
    const drawn = crowd([{ seat: 0, count: 4, lying: false }], 0, 0);
    expect(drawn.figures).toHaveLength(2);
    expect(drawn.counts).toMatchObject([{ count: 4 }]);
  });

  it('has one row up to three players and two rows from four', () => {
    const rows = (players: number) => {
      const here = Array.from({ length: players }, (_, seat) => ({ seat, count: 1, lying: false }));
      return new Set(crowd(here, 0, 0).figures.map((figure) => figure.y)).size;
    };
    expect([1, 2, 3, 4, 5].map(rows)).toEqual([1, 1, 1, 2, 2]);
  });

  it('stays within its space with ten adventurers', () => {
    const here = Array.from({ length: 5 }, (_, seat) => ({ seat, count: 2, lying: false }));
    for (const { x, y, height } of crowd(here, 0, 0).figures) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(90);
      expect(y - height).toBeGreaterThan(20);
    }
    expect(isCrowded(here)).toBe(true);
  });
});
