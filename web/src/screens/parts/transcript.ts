/** Downloading a game as a transcript file. */

import { of } from '../../lib/api';
import type { Snapshot } from '../../lib/types';

/** The URL of the transcript: complete once the game is over, before that what this viewer knows. */
export function transcriptOf({ game, seat }: Snapshot, watch?: string | null): string {
  const as = new URLSearchParams();
  if (watch) as.set('watch', watch);
  else if (seat !== null) as.set('seat', String(seat));
  return `/api${of(game)}/transcript${as.size ? `?${as}` : ''}`;
}
