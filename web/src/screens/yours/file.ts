/** Everything about the reader as a file; `docs/your-data.md` describes it. */

import { ApiError, of } from '../../lib/api';
import { keptHere } from '../../lib/storage';
import { screens } from '../parts/calls';
import type { GameSummary } from '../../lib/types';

/** The version of the format. */
const VERSION = 1;

/** Collects the file; `progress` hears how many games are done, of how many known so far. */
export async function collect(progress: (done: number, total: number) => void): Promise<object> {
  const games: GameSummary[] = [];
  let page = await screens.games();
  games.push(...page.games);
  while (page.next !== null) {
    progress(0, games.length);
    page = await screens.games(page.next);
    games.push(...page.games);
  }
  const whole = [];
  for (const game of games) {
    progress(whole.length, games.length);
    whole.push({ ...game, transcript: game.state === 'waiting' ? null : await transcript(game) });
  }
  const statistics = await screens.statistics();
  const written = new Date().toISOString();
  const { name } = page;
  return { format: 'luxor-your-data', version: VERSION, written, name, games: whole, statistics, device: keptHere() };
}

/** The lines of a game's transcript: all of a finished game, of a running one what the reader's seat knows. */
async function transcript({ game, seats }: GameSummary): Promise<unknown[] | null> {
  const as = seats.length ? `?seat=${seats[0]}` : '';
  const answer = await fetch(`/api${of(game)}/transcript${as}`, { credentials: 'same-origin' });
  // Who is only the host of a running game knows nothing of it; one of other rules cannot be opened.
  if (answer.status === 403 || answer.status === 404 || answer.status === 422) return null;
  if (!answer.ok) throw new ApiError({ code: 'unknown' });
  const lines = (await answer.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as unknown);
}

/** Hands a file to the browser. */
export function download(name: string, content: object): void {
  const link = document.createElement('a');
  const blob = new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' });
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
