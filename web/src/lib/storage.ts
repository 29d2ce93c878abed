/** What this browser keeps about the reader. Every key of its storage that is ours begins with `luxor`. */

const OURS = 'luxor';

/** The settings, which are not about what the reader has done: they stay. */
const SETTINGS = 'luxor';

const forgetting: (() => void)[] = [];

/** What keeps something in memory, too, is told when it is to be forgotten. */
export function onForget(forget: () => void): void {
  forgetting.push(forget);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  } catch {
    return [];
  }
}

function read(key: string): unknown {
  const text = localStorage.getItem(key) ?? 'null';
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Everything that is kept, by key. */
export const keptHere = (): Record<string, unknown> => Object.fromEntries(keys().map((key) => [key, read(key)]));

/** Forgets what the reader has done; language, theme and the like stay. */
export function forgetHere(): void {
  for (const key of keys()) if (key !== SETTINGS) localStorage.removeItem(key);
  for (const forget of forgetting) forget();
}
