/** Shows what happened, one event after the other; what an event looks like is the title's affair. */

import { animate, lasts } from './motion.svelte';
import type { Step } from './table.svelte';

export abstract class Director<View, Event extends { event: string }> {
  /** What the table draws now. */
  view: View = $state.raw()!;

  constructor(view: View) {
    this.view = view;
  }

  async show(step: Step): Promise<void> {
    this.view = step.before.view as View;
    for (const entry of step.log) {
      const event = entry.event as Event;
      if (!event?.event) continue;
      await this.perform(event);
      this.view = this.after(this.view, event);
    }
    this.view = step.after.view as View;
  }

  /** Moves what an event moves; ends when everything stands still. */
  protected abstract perform(event: Event): Promise<void>;

  /** How the table looks when an event is over. */
  protected abstract readonly after: (view: View, event: Event) => View;
}

/** The middle of something in the window, in pixels, and a width that fits what flies there. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

export function spotOf(element: Element | null, widest: number): Spot | undefined {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2, width: Math.min(box.width, box.height, widest) } : undefined;
}

/** From one spot to the other in a low arc, quick at first; nothing flies from or to what is not to be seen. */
export async function fly(start: Spot | undefined, end: Spot | undefined, milliseconds: number, draw: (at: Spot, part: number) => void): Promise<void> {
  if (!start || !end) return;
  await animate(lasts(milliseconds), (part) => {
    const eased = 1 - (1 - part) ** 3;
    const between = (from: number, to: number) => from + (to - from) * eased;
    const lifted = Math.sin(part * Math.PI);
    draw({ x: between(start.x, end.x), y: between(start.y, end.y) - lifted * 32, width: between(start.width, end.width) + lifted * 9 }, part);
  });
}
