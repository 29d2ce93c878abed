/** Keeps whoever does not point in their place: on a new screen at its heading, in a game at the next thing to choose. */

import { tick } from 'svelte';

/** What was used last; a pointer does not need the focus, and a finger must not lose its place. */
let used: 'key' | 'pointer' | null = null;
/** Does the next screen go on with what was being done, instead of being another place? */
let goesOn = false;

export const byKey = (): boolean => used === 'key';

/** Notes what is used, from the first moment on. */
export function listen(): void {
  addEventListener('keydown', () => (used = 'key'), true);
  addEventListener('pointerdown', () => (used = 'pointer'), true);
}

/** The next screen does not say where one is, but goes on at once with what can be chosen. */
export function goOn(): void {
  goesOn = true;
}

/** A heading gets the focus of a screen that is gone, so that it is said where one is. A page that was just loaded says so itself. */
export function heading(element: HTMLElement): void {
  element.tabIndex = -1;
  const other = !goesOn;
  goesOn = false;
  void tick().then(() => other && used && isNowhere() && element.focus({ preventScroll: true }));
}

/** `changed` is read for what the offers depend on; `offers` lists what can be chosen, the most telling first. */
export function keepFocus(changed: () => unknown, offers: readonly string[]): void {
  let arriving = true;
  $effect(() => {
    changed();
    const arrives = arriving;
    arriving = false;
    void tick().then(() => {
      const offer = byKey() && (arrives ? isNowhere() : isIdle()) ? find(offers) : undefined;
      if (offer) offer.focus();
      else if (isNowhere() && (byKey() || (arrives && used))) focusOn('#prompt');
    });
  });
}

/** Gives the focus to the first of these that is to be seen. */
export function focusOn(...selectors: string[]): void {
  find(selectors)?.focus({ preventScroll: true });
}

function isNowhere(): boolean {
  const active = document.activeElement;
  return !active || active === document.body;
}

/** Nothing has the focus, or only what says where one is and what to do. */
const isIdle = (): boolean => isNowhere() || document.activeElement!.matches('h1, #prompt');

function find(selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
    if (shown) return shown;
  }
  return undefined;
}
