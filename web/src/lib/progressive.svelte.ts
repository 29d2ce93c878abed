/** Draws a large screen part by part, one in each frame, so that no task takes long on a slow processor. */

import { getContext, setContext, untrack } from 'svelte';

const SCREEN = Symbol();

/** A screen whose components draw themselves part by part. */
export class ProgressiveScreen {
  #drawing: ProgressiveDrawing[] = $state.raw([]);

  constructor() {
    setContext(SCREEN, this);
  }

  /** Are all of them drawn? */
  get drawn(): boolean {
    return this.#drawing.every((drawing) => drawing.all);
  }

  add(drawing: ProgressiveDrawing): () => void {
    this.#drawing = [...this.#drawing, drawing];
    return () => (this.#drawing = this.#drawing.filter((one) => one !== drawing));
  }
}

/** What is drawn of a component so far. */
export class ProgressiveDrawing {
  /** How many parts are drawn. */
  shown = $state(0);
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    const screen = getContext<ProgressiveScreen | undefined>(SCREEN);
    $effect(() => untrack(() => screen?.add(this)));
    $effect(() => {
      if (this.all) return;
      return afterFrame(() => (this.shown += 1));
    });
  }

  get all(): boolean {
    return this.shown === this.#count;
  }
}

/** Calls back after the next frame is drawn, or at once where none is; returns how to cancel it. */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => (timer = setTimeout(call));
  if (document.visibilityState === 'hidden') later();
  const frame = document.visibilityState === 'hidden' ? 0 : requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
