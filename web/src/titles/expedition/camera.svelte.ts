/** Zoom and pan of the map inside a frame; the map never leaves the frame. */

export class Camera {
  zoom = $state(1);
  /** The centre of the visible part, as fractions of the whole. */
  x = $state(0.5);
  y = $state(0.5);
  #pointers = new Map<number, { x: number; y: number }>();
  #moved = false;

  fit(): void {
    this.zoom = 1;
    this.x = this.y = 0.5;
  }

  /** Zooms around a point, given as fractions of the frame. */
  zoomBy(factor: number, atX = 0.5, atY = 0.5): void {
    const zoom = Math.min(4, Math.max(1, this.zoom * factor));
    this.x += (atX - 0.5) * (1 / this.zoom - 1 / zoom);
    this.y += (atY - 0.5) * (1 / this.zoom - 1 / zoom);
    this.zoom = zoom;
    this.#keepInside();
  }

  /** Pans by fractions of the visible part. */
  pan(byX: number, byY: number): void {
    this.x += byX / this.zoom;
    this.y += byY / this.zoom;
    this.#keepInside();
  }

  /** Pans so that a point of the map is visible. */
  show(x: number, y: number): void {
    const half = 0.38 / this.zoom;
    this.x = Math.min(x + half, Math.max(x - half, this.x));
    this.y = Math.min(y + half, Math.max(y - half, this.y));
    this.#keepInside();
  }

  /** Handles a key that pans or zooms; true if it did. */
  key(key: string): boolean {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-0.25, 0],
      ArrowRight: [0.25, 0],
      ArrowUp: [0, -0.25],
      ArrowDown: [0, 0.25],
    };
    if (key === '+' || key === '=') this.zoomBy(1.4);
    else if (key === '-') this.zoomBy(1 / 1.4);
    else if (key === '0') this.fit();
    else if (moves[key]) this.pan(...moves[key]);
    else return false;
    return true;
  }

  down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.#moved = false;
  }

  move(event: PointerEvent, frame: DOMRect): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#pointers.set(event.pointerId, now);
    const other = others[0];
    if (other) {
      const reach = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.zoomBy(
        reach(now) / Math.max(1, reach(before)),
        (middle.x - frame.left) / frame.width,
        (middle.y - frame.top) / frame.height,
      );
      this.#moved = true;
    } else if (this.zoom > 1) {
      const byX = now.x - before.x;
      const byY = now.y - before.y;
      if (Math.hypot(byX, byY) > 2) this.#moved = true;
      this.pan(-byX / frame.width, -byY / frame.height);
    }
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
  }

  /** Was the last touch a drag, so that its click is ignored? */
  get dragged(): boolean {
    return this.#moved;
  }

  #keepInside(): void {
    const half = 0.5 / this.zoom;
    this.x = Math.min(1 - half, Math.max(half, this.x));
    this.y = Math.min(1 - half, Math.max(half, this.y));
  }
}
