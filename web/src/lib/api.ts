/** The server's commands, typed. Nothing here knows a title. */

import type { Message } from './message';
import type { ErrorBody, Hint, LogEntry, Me, NewGame, Snapshot, TitleMeta } from './types';

/** Why the server did not do something. `code` is `offline` when it was not reached at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;
  readonly reason: Message | string | null;

  constructor(status: number, body: ErrorBody) {
    super(body.detail ?? body.code);
    this.status = status;
    this.code = body.code;
    this.rule = body.rule ?? null;
    this.reason = body.message ?? null;
  }
}

type Query = Record<string, string | number | null | undefined>;

async function request<T>(method: 'GET' | 'POST', path: string, query: Query = {}, body?: unknown): Promise<T> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) parameters.set(name, String(value));
  }
  const address = `/api${path}${parameters.size ? `?${parameters}` : ''}`;
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new ApiError(0, { code: 'offline' });
  }
  if (!answer.ok) throw new ApiError(answer.status, await fault(answer));
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function fault(answer: Response): Promise<ErrorBody> {
  try {
    return ((await answer.json()) as { error: ErrorBody }).error ?? { code: 'unknown' };
  } catch {
    return { code: answer.status >= 500 ? 'server' : 'unknown' };
  }
}

/** An id that makes a command safe to repeat. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Command {
  id: string;
  seq: number;
  seat: number;
}

const of = (game: string) => `/games/${encodeURIComponent(game)}`;

export const api = {
  titles: () => request<TitleMeta[]>('GET', '/titles'),
  me: () => request<Me>('GET', '/me'),
  create: (game: NewGame) => request<{ game: string }>('POST', '/games', {}, game),
  snapshot: (game: string, seat?: number | null, watch?: string | null) => request<Snapshot>('GET', of(game), { seat, watch }),
  act: (game: string, command: Command, action: string) =>
    request<{ seq: number }>('POST', `${of(game)}/actions`, {}, { ...command, action }),
  undo: (game: string, command: Command) => request<{ seq: number }>('POST', `${of(game)}/undo`, {}, command),
  redo: (game: string, command: Command) => request<{ seq: number }>('POST', `${of(game)}/redo`, {}, command),
  restart: (game: string, command: Command) => request<{ seq: number }>('POST', `${of(game)}/restart`, {}, command),
  hint: (game: string, command: Command) => request<Hint>('POST', `${of(game)}/hint`, {}, command),
  log: (game: string, seat?: number | null, since = 0, watch?: string | null) =>
    request<LogEntry[]>('GET', `${of(game)}/log`, { seat, since, watch }),
  replay: (game: string, at: number, seat?: number | null) => request<Snapshot>('GET', `${of(game)}/replay`, { at, seat }),
  points: (game: string) => request<unknown>('GET', `${of(game)}/points`),
  transcript: (game: string) => `/api${of(game)}/transcript`,
  join: (game: string, body: { code?: string; name: string; seat?: number }) =>
    request<{ game: string; seat: number }>('POST', `${of(game)}/join`, {}, body),
  seat: (game: string, seat: number, body: unknown) => request<Snapshot>('POST', `${of(game)}/seats/${seat}`, {}, body),
  start: (game: string) => request<{ seq: number }>('POST', `${of(game)}/start`, {}, {}),
  again: (game: string) => request<{ game: string }>('POST', `${of(game)}/again`, {}, {}),
  device: (game: string) => request<{ link: string }>('POST', `${of(game)}/device`, {}, {}),
};
