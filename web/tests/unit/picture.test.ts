import { describe, expect, it } from 'vitest';
import { after } from '../../src/titles/luxor/picture';
import type { View } from '../../src/titles/luxor/view';
import { position } from '../wire';

const { view: written } = position('luxor-move').snapshot;
const view: View = {
  ...written,
  round: 3,
  players: [{ ...written.players[0]!, adventurers: [{ state: 'inactive', statue: 1 }], newcomers: 0 }],
};

describe('L20: an adventurer that became active', () => {
  const activated = after(view, { event: 'activated', seat: 0, statue: 1 });

  it('stands on the stairs as a newcomer', () => {
    expect(activated.players[0]).toMatchObject({ adventurers: [{ state: 'upright', place: 'stairs' }], newcomers: 1 });
  });

  it('stays a newcomer for the rest of the round, extra turns included', () => {
    expect(after(activated, { event: 'turn-began', seat: 0, round: 3, turn: 8 }).players[0]?.newcomers).toBe(1);
    expect(after(activated, { event: 'turn-began', seat: 0, round: 4, turn: 9 }).players[0]?.newcomers).toBe(0);
  });
});
