/** The games whose points were counted before the reader's eyes: once in a session is enough. */

const KEY = 'luxor-counted';

function games(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const wasCounted = (game: string): boolean => games().includes(game);

export function beCounted(game: string): void {
  if (wasCounted(game)) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...games(), game]));
  } catch {
    // A private window may refuse; it is then counted anew.
  }
}
