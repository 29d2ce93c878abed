/** Commands of the server that only the screens around the tables need. */

import { ApiError } from '../../lib/api';
import type { ErrorBody } from '../../lib/types';

async function call<T>(path: string, body?: string, type = 'application/json'): Promise<T> {
  const init: RequestInit = { credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.method = 'POST';
    init.body = body;
    init.headers = { ...init.headers, 'content-type': type };
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new ApiError(0, { code: 'offline' });
  });
  const text = await answer.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : undefined;
  } catch {
    data = undefined;
  }
  if (!answer.ok) throw new ApiError(answer.status, (data as { error?: ErrorBody } | undefined)?.error ?? { code: 'unknown' });
  return data as T;
}

export const importTranscript = (text: string) => call<{ game: string }>('/import', JSON.stringify({ transcript: text }));

/** The points of everybody over the game: one row for each step that is counted. */
export interface PointsOverGame {
  /** The sequence number or turn of each row. */
  steps: number[];
  /** Totals by row and seat. */
  totals: number[][];
}

/** The server's list of points, whatever its wrapping. */
export async function pointsOver(game: string): Promise<PointsOverGame> {
  type Row = { at?: number; turn?: number; seq?: number; totals?: number[]; points?: number[] };
  const answer = await call<Row[] | { points: Row[] } | { turns: Row[] }>(`/games/${encodeURIComponent(game)}/points`);
  const rows = Array.isArray(answer) ? answer : 'points' in answer ? answer.points : answer.turns;
  return {
    steps: rows.map((row, index) => row.turn ?? row.at ?? row.seq ?? index),
    totals: rows.map((row) => row.totals ?? row.points ?? []),
  };
}
