import { describe, expect, it } from 'vitest';
import { applyPatch } from '../../src/lib/patch';

describe('a patch', () => {
  const before = {
    seq: 4,
    view: {
      turn: 1,
      hands: [
        { keys: 1, cards: ['a'] },
        { keys: 2, cards: [] },
      ],
      held: null as unknown,
    },
    players: [{ name: 'Ann' }],
  };

  it('sets values and keeps the original unchanged', () => {
    const old = structuredClone(before);
    const after = applyPatch(before, {
      '/seq': 5,
      '/view/hands/1/keys': 3,
      '/view/hands/1/cards': ['b', 'c'],
      '/view/held': { keys: 0 },
    });
    expect(after).toEqual({
      ...old,
      seq: 5,
      view: {
        turn: 1,
        hands: [
          { keys: 1, cards: ['a'] },
          { keys: 3, cards: ['b', 'c'] },
        ],
        held: { keys: 0 },
      },
    });
    expect(before).toEqual(old);
  });

  it('shares what did not change', () => {
    const after = applyPatch(before, { '/view/hands/0/cards/0': 'z' });
    expect(after.view.hands[0]!.cards).toEqual(['z']);
    expect(after.view.hands[1]).toBe(before.view.hands[1]);
    expect(after.players).toBe(before.players);
  });

  it('may be empty', () => {
    expect(applyPatch(before, {})).toEqual(before);
  });
});
