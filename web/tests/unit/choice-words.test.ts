import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { speak } from '../../src/lib/i18n.svelte';
import type { Snapshot } from '../../src/titles/luxor/view';
import { sayChoice } from '../../src/titles/luxor/words';

const fixtures = new URL('../fixtures/', import.meta.url);
const positions = readdirSync(fixtures).filter((name) => name.startsWith('luxor-'));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
});
afterAll(() => vi.unstubAllGlobals());

it.each(positions)('every choice of %s has a text', (name) => {
  const { snapshot } = JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')) as { snapshot: Snapshot };
  const names = snapshot.players.map((player) => player.name);
  for (const choice of snapshot.choices) {
    const said = sayChoice(choice, snapshot.view, names);
    expect(said).not.toBe(choice.action);
    expect(said).not.toMatch(/‹|^$/);
  }
});
