/** After the end of a game, panels and chips show what is counted so far instead of the points. */

import { getContext, setContext } from 'svelte';

/** By seat; null before the counting begins. */
type Counted = () => readonly (number | null)[];

const KEY = Symbol('counted');

export const showCounted = (points: Counted): void => void setContext(KEY, points);

export const counted = (): Counted | undefined => getContext<Counted | undefined>(KEY);
