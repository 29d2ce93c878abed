/** Applies a patch to a value: JSON pointers and the new value at each. */
export type Patch = Record<string, unknown>;

/** Returns a patched copy; unchanged parts are shared with the original. */
export function applyPatch<T>(before: T, changes: Patch): T {
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
