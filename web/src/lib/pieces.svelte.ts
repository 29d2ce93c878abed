/**
 * What the texts of cards and tiles stand for in the game on screen, as the server says. A title reads it with its own
 * type; it is set with every snapshot that is shown.
 */
class Box {
  current: unknown = $state.raw(null);
}

export const box = new Box();
