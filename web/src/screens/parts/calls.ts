/** Commands of the server that only the screens around the tables need. */

import { ApiError } from '../../lib/api';
import type { ErrorBody, LogEntry } from '../../lib/types';
import type { GameLine, Invitation, PointsAt, ReplayAt } from './wire';

async function call<T>(path: string, body?: unknown, type = 'application/json'): Promise<T> {
  const init: RequestInit = { credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.method = 'POST';
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
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

const of = (game: string) => `/games/${encodeURIComponent(game)}`;

export const screens = {
  games: () => call<{ name: string; games: GameLine[] }>('/me'),
  importTranscript: (text: string) => call<{ game: string }>('/import', text, 'text/plain'),
  invitation: (code: string) => call<Invitation>(`/invites/${encodeURIComponent(code)}`),
  watched: (code: string) => call<{ game: string }>(`/watch/${encodeURIComponent(code)}`),
  join: (game: string, invite: string, seat: number, name: string) => call<{ seq: number }>(`${of(game)}/join`, { invite, seat, name }),
  openSeat: (game: string, seat: number) => call<unknown>(`${of(game)}/seats/${seat}`, { kind: 'open' }),
  botSeat: (game: string, seat: number, bot: string) => call<unknown>(`${of(game)}/seats/${seat}`, { kind: 'bot', bot }),
  start: (game: string) => call<unknown>(`${of(game)}/start`, {}),
  again: (game: string) => call<{ game: string }>(`${of(game)}/again`, {}),
  points: async (game: string) => (await call<{ turns: PointsAt[] }>(`${of(game)}/points`)).turns,
  replay: (game: string, at: number) => call<ReplayAt>(`${of(game)}/replay?at=${at}`),
  log: (game: string) => call<LogEntry[] | { log: LogEntry[] }>(`${of(game)}/log?since=0`).then((answer) => (Array.isArray(answer) ? answer : answer.log)),
  device: (game: string) => call<{ code: string }>(`${of(game)}/device`, {}),
  claim: (code: string) => call<{ game: string }>('/claim', { code }),
};
