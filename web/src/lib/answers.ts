/** How the answers to a question share their slot. */

/** In how many columns so many answers stand, so that none of up to six is out of sight. */
export function columns(count: number): 1 | 2 | 3 {
  if (count <= 2) return 1;
  return count === 3 || count === 5 || count === 6 ? 3 : 2;
}
