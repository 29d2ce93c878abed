/** Animates the events of a step one by one; each title says how its events look. */

import { animate, lasts } from './motion.svelte';
import type { Step } from './table.svelte';
import type { LogEntry } from './types';

export abstract class Director<View, Event extends { event: string }> {
  /** The view that is drawn now. */
  view: View = $state.raw()!;
  /** The log entries of the step that have been shown, the one in progress included. */
  shown: LogEntry[] = $state.raw([]);

  constructor(view: View) {
    this.view = view;
  }

  async show(step: Step): Promise<void> {
    this.view = step.before.view as View;
    this.shown = [];
    for (const entry of step.log) {
      const event = entry.event as Event;
      this.shown = [...this.shown, entry];
      if (!event?.event) continue;
      // What is not animated is drawn together with what follows.
      const motion = this.perform(event);
      if (motion) await motion;
      this.view = this.after(this.view, event);
    }
    this.view = step.after.view as View;
  }

  /** Animates an event and resolves when it is finished; undefined if there is nothing to animate. */
  protected abstract perform(event: Event): Promise<void> | undefined;

  /** The view after an event. */
  protected abstract readonly after: (view: View, event: Event) => View;
}

/** A centre in the window in pixels, and the width of a piece flying there. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** How wide something that flies is drawn; while it flies it is only scaled, which needs no layout. */
export const FLYING = 96;

/** The transform that puts a piece of that width on a spot. */
export const flown = ({ x, y, width }: Spot): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${width / FLYING})`;

export function spotOf(element: Element | null, widest: number): Spot | undefined {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0
    ? { x: box.x + box.width / 2, y: box.y + box.height / 2, width: Math.min(box.width, box.height, widest) }
    : undefined;
}

/** Animates from one spot to another in a low arc, ease-out; does nothing if either end is not visible. */
export async function fly(
  start: Spot | undefined,
  end: Spot | undefined,
  milliseconds: number,
  draw: (at: Spot, part: number) => void,
): Promise<void> {
  if (!start || !end) return;
  await animate(lasts(milliseconds), (part) => {
    const eased = 1 - (1 - part) ** 3;
    const between = (from: number, to: number) => from + (to - from) * eased;
    const lifted = Math.sin(part * Math.PI);
    draw(
      {
        x: between(start.x, end.x),
        y: between(start.y, end.y) - lifted * 32,
        width: between(start.width, end.width) + lifted * 9,
      },
      part,
    );
  });
}
