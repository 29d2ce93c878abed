/**
 * Sheets over the page. The browser's own `showModal` makes everything else inert at once, and so computes the style of
 * the whole page in one task, which is long on a slow processor. Here the rest becomes inert part by part.
 */

import { afterFrame } from './progressive.svelte';

/** What has more elements than this is made inert by its own parts. */
const MANY = 300;

/** The open sheets, the last one on top. */
const sheets: HTMLElement[] = [];
/** What was made inert. */
const made = new Set<HTMLElement>();
let cancel = (): void => {};

function* partsOf(element: Element, except: Element): Generator<HTMLElement> {
  for (const part of element.children) {
    // Pictures are never inert; nothing in them takes the focus.
    if (part === except || !(part instanceof HTMLElement)) continue;
    if (part.contains(except) || part.getElementsByTagName('*').length > MANY) yield* partsOf(part, except);
    else yield part;
  }
}

function setInert(part: HTMLElement, inert: boolean): void {
  part.inert = inert;
  made[inert ? 'add' : 'delete'](part);
}

/** Makes one part inert that should be, or frees one, and goes on after the next frame. */
function settle(): void {
  cancel();
  const top = sheets.at(-1);
  const outside = new Set(top ? partsOf(document.body, top) : []);
  const next = [...made].find((part) => !outside.has(part)) ?? [...outside].find((part) => !made.has(part));
  if (!next) return;
  setInert(next, outside.has(next));
  cancel = afterFrame(settle);
}

/** Shows a popover above everything, keeps the focus in it, and calls `close` when the reader wants it closed. */
export const modal =
  (close: () => void) =>
  (sheet: HTMLElement): (() => void) => {
    const before = document.activeElement;
    sheet.showPopover();
    sheet.querySelector<HTMLElement>('a[href], button')?.focus();
    sheets.push(sheet);
    cancel();
    cancel = afterFrame(settle);
    const leave = leaving(close);
    return () => {
      leave();
      sheets.splice(sheets.indexOf(sheet), 1);
      for (const part of made) if (part.contains(before)) setInert(part, false);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      settle();
    };
  };

/** Escape, or a phone's gesture for going back; returns how to stop listening. */
function leaving(close: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => { onclose: () => void; destroy(): void } };
  if (CloseWatcher) {
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }
  const key = (event: KeyboardEvent) => event.key === 'Escape' && setTimeout(close);
  addEventListener('keydown', key);
  return () => removeEventListener('keydown', key);
}
