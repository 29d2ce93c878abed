import { describe, expect, it } from 'vitest';
import { changed } from '../../src/lib/changes';

describe('changes', () => {
  const before = { seq: 4, view: { turn: 1, hands: [{ keys: 1, cards: ['a'] }, { keys: 2, cards: [] }], held: null as unknown }, players: [{ name: 'Ann' }] };

  it('set places and leave what was before as it was', () => {
    const old = structuredClone(before);
    const after = changed(before, { '/seq': 5, '/view/hands/1/keys': 3, '/view/hands/1/cards': ['b', 'c'], '/view/held': { keys: 0 } });
    expect(after).toEqual({ ...old, seq: 5, view: { turn: 1, hands: [{ keys: 1, cards: ['a'] }, { keys: 3, cards: ['b', 'c'] }], held: { keys: 0 } } });
    expect(before).toEqual(old);
  });

  it('share what did not change', () => {
    const after = changed(before, { '/view/hands/0/cards/0': 'z' });
    expect(after.view.hands[0]!.cards).toEqual(['z']);
    expect(after.view.hands[1]).toBe(before.view.hands[1]);
    expect(after.players).toBe(before.players);
  });

  it('may be none', () => {
    expect(changed(before, {})).toEqual(before);
  });
});
