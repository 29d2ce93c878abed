/** Keys of a table. They are not active while somebody types, in a dialog, or with a modifier. */

export type Shortcut = 'undo' | 'hint' | 'rules' | 'shortcuts' | { answer: number };

/** What a key does, by the message that says so; the page's list of shortcuts is this list. */
export const KEYS: readonly { keys: string; does: string }[] = [
  { keys: '← ↑ ↓ →', does: 'keys-arrows' },
  { keys: 'Enter', does: 'keys-enter' },
  { keys: '1 – 9', does: 'keys-numbers' },
  { keys: 'U', does: 'keys-undo' },
  { keys: 'H', does: 'keys-hint' },
  { keys: 'R', does: 'keys-rules' },
  { keys: 'Esc', does: 'keys-escape' },
  { keys: '?', does: 'keys-all' },
];

const NAMED: Record<string, Shortcut> = { u: 'undo', h: 'hint', r: 'rules', '?': 'shortcuts' };

export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')) return null;
  if (document.querySelector('dialog[open]')) return null;
  if (/^[1-9]$/.test(key)) return { answer: Number(key) - 1 };
  return NAMED[key.toLowerCase()] ?? null;
}
