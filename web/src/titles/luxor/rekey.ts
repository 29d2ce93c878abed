/** Keeps the keys of equal items in a list that changed, so that cards are animated instead of replaced. */

export interface Keyed<T> {
  key: number;
  value: T;
}

let next = 0;

/**
 * Items of the longest common subsequence keep their keys; all others get new ones. An equal list is the old one, so
 * that nothing is measured and drawn again.
 */
export function rekey<T>(old: readonly Keyed<T>[], row: readonly T[]): readonly Keyed<T>[] {
  const [n, m] = [old.length, row.length];
  if (n === m && old.every(({ value }, index) => value === row[index])) return old;
  const best: number[][] = Array.from({ length: n + 1 }, () => Array<number>(m + 1).fill(0));
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      best[i]![j] = old[i]!.value === row[j] ? best[i + 1]![j + 1]! + 1 : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
    }
  }
  const keyed: Keyed<T>[] = [];
  let i = 0;
  row.forEach((value, j) => {
    while (i < n && old[i]!.value !== value && best[i + 1]![j]! >= best[i]![j + 1]!) i += 1;
    if (i < n && old[i]!.value === value && best[i]![j] === best[i + 1]![j + 1]! + 1) keyed.push(old[i++]!);
    else keyed.push({ key: (next += 1), value });
  });
  return keyed;
}
