/** The texts of puzzles. */

import { alsoSpeak, t } from '../../lib/i18n.svelte';
import type { Mark } from '../../lib/types';

const texts = import.meta.glob<string>('../../../../locales/*/puzzle.ftl', { query: '?raw', import: 'default' });

export const speakPuzzles = (): Promise<void> => alsoSpeak(texts);

/** The signs of marks, for texts to share. */
export const SIGN: Record<Mark, string> = { best: '✓', half: '½', missed: '✗' };

/** How good an answer was; a puzzle without one was not played. */
export const sayMark = (mark: Mark | undefined): string => t(`puzzle-mark-${mark ?? 'none'}`);
