/** How the answers to a question share their slot. */

/** In how many columns so many answers stand, so that none of up to six is out of sight. */
export function columns(count: number): 1 | 2 | 3 {
  if (count <= 2) return 1;
  return count === 3 || count === 5 || count === 6 ? 3 : 2;
}

/**
 * How many letters wide an answer is in the row of a phone, so that it stands whole in three lines: its name in one and
 * what it does in two, or the other way round. Names are bold, and a line may end half a word early.
 */
export function letters(name: string, does: string): number {
  const bold = name.length * 1.1;
  const inTwo = (length: number) => length / 2 + 4;
  return Math.ceil(Math.min(Math.max(bold, inTwo(does.length)), Math.max(inTwo(bold), does.length)));
}
