/** Durations of all animations. A tap ends any animation; with reduced motion there are none. */

import { afterFrame } from './progressive.svelte';
import { settings } from './settings.svelte';

/** In milliseconds at normal speed. */
export const DURATION = {
  step: 180,
  walkLongest: 1200,
  card: 320,
  tile: 320,
  turn: 320,
  fall: 160,
  roll: 600,
  count: 600,
  forced: 900,
  pause: 90,
} as const;

/** Does the reader want nothing to move? `--still` in styles. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The duration at the current speed; 0 means no animation. */
export function lasts(milliseconds: number): number {
  if (settings.speed === 0 || isStill()) return 0;
  return milliseconds / settings.speed;
}

/** A walk over this many tiles: 180 ms each, at most 1.2 s in all. */
export function walkLasts(tiles: number, each: number = DURATION.step): number {
  return lasts(Math.min(DURATION.walkLongest, tiles * each));
}

const running = new Set<() => void>();

/** Ends all running animations in their final state. */
export function finishAll(): void {
  for (const finish of [...running]) finish();
}

export const isMoving = (): boolean => running.size > 0;

/**
 * Calls `draw` with 0 to 1 on every frame; resolves at the end or on a tap, when the last frame is shown: what follows
 * is drawn in a task of its own.
 */
export function animate(milliseconds: number, draw: (part: number) => void): Promise<void> {
  if (milliseconds <= 0 || document.visibilityState === 'hidden') {
    draw(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    let frame = 0;
    const finish = () => {
      cancelAnimationFrame(frame);
      clearTimeout(latest);
      running.delete(finish);
      draw(1);
      afterFrame(resolve);
    };
    const latest = setTimeout(finish, milliseconds + 250);
    const next = (now: number) => {
      const part = (now - start) / milliseconds;
      if (part >= 1) return finish();
      draw(Math.max(0, part));
      frame = requestAnimationFrame(next);
    };
    running.add(finish);
    frame = requestAnimationFrame(next);
  });
}

/** A pause that a tap cuts short. */
export function rest(milliseconds: number): Promise<void> {
  const length = lasts(milliseconds);
  if (length <= 0 || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      running.delete(finish);
      resolve();
    };
    const timer = setTimeout(finish, length);
    running.add(finish);
  });
}

/** Until the animations of an element have ended; a tap cuts the wait short. */
export function ended(element: Element): Promise<void> {
  const animations = element.getAnimations();
  if (animations.length === 0 || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      document.removeEventListener('visibilitychange', finish);
      running.delete(finish);
      resolve();
    };
    // A page that is not visible draws no frame, so none of its animations ends.
    document.addEventListener('visibilitychange', finish);
    running.add(finish);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(finish);
  });
}

/**
 * Lets the items of a row slide from their last places to those after a change. Places are read when the browser has
 * laid out the page for the next frame; to ask for them earlier would lay it out once more.
 */
export function glide(row: Element, changed: unknown, places: WeakMap<Element, Box>): () => void {
  void changed;
  let moves = true;
  const observer = new ResizeObserver(() => {
    for (const item of row.children as HTMLCollectionOf<HTMLElement>) {
      const from = places.get(item);
      const { offsetLeft: left, offsetTop: top, offsetWidth: width } = item;
      places.set(item, { left, top, width });
      if (!moves || !from || (from.left === left && from.top === top && from.width === width)) continue;
      const start = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width})`;
      item.animate(
        [
          { transformOrigin: '0 0', transform: start },
          { transformOrigin: '0 0', transform: 'none' },
        ],
        {
          duration: lasts(DURATION.card),
          easing: 'cubic-bezier(0.33, 1, 0.68, 1)',
        },
      );
    }
    moves = false;
  });
  for (const item of row.children) observer.observe(item);
  return () => observer.disconnect();
}

/** Where an item of a row was last. */
export interface Box {
  left: number;
  top: number;
  width: number;
}
