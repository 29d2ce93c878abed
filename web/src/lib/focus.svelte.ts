/** Focus management for keyboard and screen reader: a new screen focuses its heading, a game its next choice. */

import { tick } from 'svelte';

/** The last input device: pointers do not need focus, and focusing must not scroll a touch screen. */
let used: 'key' | 'pointer' | null = null;
/** Where the pointer was when it last moved. */
let resting: readonly [number, number] = [NaN, NaN];
/** Has the pointer moved since something was pressed? */
let pointing = false;
/** Does the next screen continue the current activity? Then its heading does not take the focus. */
let continues = false;

/** What the page itself gave the focus to, as long as that has it. */
let given: Element | null = null;

export const byKey = (): boolean => used === 'key';

/** Did the page give the focus to this element, rather than the reader? */
export const isGiven = (element: Element): boolean => element === given;

/** Gives the focus to an element that the reader did not go to. */
export function giveFocus(element: HTMLElement, options?: FocusOptions): void {
  if (element === document.activeElement) return;
  given = element;
  element.focus(options);
}

/** Tracks the input device from the start. */
export function trackInput(): void {
  const press = (by: 'key' | 'pointer') => {
    used = by;
    pointing = false;
  };
  addEventListener('keydown', () => press('key'), true);
  addEventListener('pointerdown', () => press('pointer'), true);
  // Not captured: an element that reacts to the same movement still sees where the pointer was before.
  addEventListener('pointermove', (event) => {
    pointing ||= isMoved(event);
    resting = [event.clientX, event.clientY];
  });
  addEventListener('focusout', ({ target }) => {
    if (target === given) given = null;
  });
}

/** Did the pointer move to cause this event, rather than something that appeared below it? */
export const isMoved = ({ clientX, clientY }: PointerEvent): boolean =>
  clientX !== resting[0] || clientY !== resting[1];

/** Is the pointer where the reader moved it, without having pressed anything since? */
export const isPointing = (): boolean => pointing;

/** The next screen continues the current activity: focus its choices instead of its heading. */
export function continueActivity(): void {
  continues = true;
}

/**
 * Focuses the heading of a new screen, so that a screen reader announces it. After a page load the browser does so
 * itself.
 */
export function heading(element: HTMLElement): void {
  element.tabIndex = -1;
  const other = !continues;
  continues = false;
  void tick().then(() => other && used && nothingFocused() && element.focus({ preventScroll: true }));
}

/**
 * `changed` reads the state that the choices depend on; `offers` are selectors of what can be chosen, most important
 * first. Nothing is focused before the screen is ready.
 */
export function keepFocus(changed: () => unknown, offers: readonly string[], ready: () => boolean): void {
  let arriving = true;
  $effect(() => {
    changed();
    if (!ready()) return;
    const arrives = arriving;
    arriving = false;
    void tick().then(() => {
      const offer = byKey() && (arrives ? nothingFocused() : isIdle()) ? find(offers) : undefined;
      if (offer) giveFocus(offer);
      else if (nothingFocused() && (byKey() || (arrives && used))) focusOn('#prompt');
    });
  });
}

/** Focuses the first visible element of these selectors. */
export function focusOn(...selectors: string[]): void {
  const found = find(selectors);
  if (found) giveFocus(found, { preventScroll: true });
}

function nothingFocused(): boolean {
  const active = document.activeElement;
  return !active || active === document.body;
}

/** Nothing has the focus, or only the heading or the prompt. */
const isIdle = (): boolean => nothingFocused() || document.activeElement!.matches('h1, #prompt');

function find(selectors: readonly string[]): HTMLElement | undefined {
  for (const selector of selectors) {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
    if (shown) return shown;
  }
  return undefined;
}
