/** Typed client of the HTTP API. Knows nothing about titles. */

import type {
  Ack,
  AskGame,
  AskHint,
  AskWhyNot,
  ErrorBody,
  ErrorCode,
  GameId,
  Hint,
  LogEntry,
  Message,
  Replay,
  ClientMessage,
  Snapshot,
  TitleInfo,
  WhyNot,
} from './types';

/** An error; only partly known if the server did not answer. */
type Trouble = Partial<Omit<ErrorBody, 'code'>> & { code: ErrorCode | 'offline' | 'unknown' };

/** Why a request failed. `code` is `offline` when the server was not reached at all. */
export class ApiError extends Error {
  readonly code: Trouble['code'];
  readonly rule: string | null;
  readonly reason: Message | null;

  constructor(body: Trouble) {
    super(body.detail ?? body.code);
    this.code = body.code;
    this.rule = body.rule ?? null;
    this.reason = body.message ?? null;
  }
}

type Query = Record<string, string | number | null | undefined>;

/** Sends a request; POST if there is a body and no method. A string is sent as it is, anything else as JSON. */
export async function request<T>(
  path: string,
  query: Query = {},
  body?: unknown,
  signal: AbortSignal | null = null,
  method: 'GET' | 'POST' | 'DELETE' = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) parameters.set(name, String(value));
  }
  const address = `/api${path}${parameters.size ? `?${parameters}` : ''}`;
  const init: RequestInit = { method, signal, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' };
  }
  const answer = await fetch(address, init).catch(() => {
    throw new ApiError({ code: 'offline' });
  });
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(fault(text));
  return (text ? JSON.parse(text) : undefined) as T;
}

function fault(text: string): Trouble {
  try {
    return (JSON.parse(text) as { error?: ErrorBody }).error ?? { code: 'unknown' };
  } catch {
    return { code: 'unknown' };
  }
}

/** A unique id that makes a command safe to repeat. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Timeout of a command in milliseconds; after it the command is sent again. */
const PATIENCE = 10_000;

/** The URL of a game's resource. */
export const of = (game: string) => `/games/${encodeURIComponent(game)}`;

export const api = {
  titles: () => request<TitleInfo[]>('/titles'),
  create: (game: AskGame) => request<GameId>('/games', {}, game),
  snapshot: (game: string, seat?: number | null, watch?: string | null) => request<Snapshot>(of(game), { seat, watch }),
  /** Sends a command over HTTP, as a fallback for the WebSocket. */
  command: (game: string, { type, ...command }: ClientMessage) =>
    request<Ack>(`${of(game)}/${type === 'act' ? 'actions' : type}`, {}, command, AbortSignal.timeout(PATIENCE)),
  whyNot: (game: string, ask: AskWhyNot) => request<WhyNot>(`${of(game)}/why-not`, {}, ask),
  hint: (game: string, ask: AskHint) => request<Hint>(`${of(game)}/hint`, {}, ask),
  /** The log of `length` entries, however many pages it has. */
  log: async (game: string, length: number, seat?: number | null, watch?: string | null) => {
    const log: LogEntry[] = [];
    for (let since = 0; since < length; since = log.at(-1)!.number + 1) {
      const page = await request<LogEntry[]>(`${of(game)}/log`, { seat, since, watch });
      // Shorter than it was said to be: a server that was put back to an earlier state.
      if ((page.at(-1)?.number ?? -1) < since) break;
      log.push(...page);
    }
    return log;
  },
  /** A position; of a finished game with `asked` as the player saw it who was to decide. */
  replay: (game: string, at: number, seat?: number | null, watch?: string | null, asked = false) =>
    request<Replay>(`${of(game)}/replay`, { at, seat, watch, asked: asked ? 'true' : null }),
};
