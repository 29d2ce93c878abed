/** Games whose counting was already animated in this browser session. */

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
    // Storage may be blocked in a private window; the counting is then animated again.
  }
}
