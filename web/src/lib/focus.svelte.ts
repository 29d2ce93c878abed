/** Keeps a keyboard player in the game: when what had the focus is gone, the next thing to choose gets it. */

import { tick } from 'svelte';

/** `changed` is read for what the offers depend on; `offers` lists what can be chosen, the most telling first. */
export function keepFocus(changed: () => unknown, offers: readonly string[]): void {
  /** Was the last thing somebody used a key? A pointer does not need the focus, and a finger must not lose its place. */
  let byKey = false;
  $effect(() => {
    const key = () => (byKey = true);
    const pointer = () => (byKey = false);
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  });
  $effect(() => {
    changed();
    void tick().then(() => byKey && isLost() && firstOf([...offers, '#prompt'])?.focus());
  });
}

/** Nothing has the focus, or only the line that says what to do. */
function isLost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.id === 'prompt';
}

function firstOf(selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
    if (shown) return shown;
  }
  return undefined;
}
