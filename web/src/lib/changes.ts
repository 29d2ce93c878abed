/** What changed in a value: places in it, as JSON pointers, and what stands there now. */
export type Changes = Record<string, unknown>;

/** A new value with these changes; the old one stays as it is, and what did not change is shared. */
export function changed<T>(before: T, changes: Changes): T {
  const fresh = new Set<unknown>();
  const open = (value: unknown): Record<string, unknown> => {
    if (fresh.has(value)) return value as Record<string, unknown>;
    const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
    fresh.add(copy);
    return copy as Record<string, unknown>;
  };
  const root = open(before);
  for (const [pointer, value] of Object.entries(changes)) {
    const steps = pointer.slice(1).split('/');
    const last = steps.pop()!;
    let at = root;
    for (const step of steps) at = at[step] = open(at[step]);
    at[last] = value;
  }
  return root as T;
}
