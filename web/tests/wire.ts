/** What a server sends, by its types: a message that lacks something does not compile. */

import { readFileSync } from 'node:fs';
import type { WebSocketRoute } from '@playwright/test';
import type * as expedition from '../src/protocol/expedition';
import type * as luxor from '../src/protocol/luxor';
import type * as wire from '../src/lib/types';

/** The own data of each title, by its id. */
interface Titles {
  luxor: { view: luxor.View; details: luxor.Details; event: luxor.Event; attempt: luxor.Attempt };
  expedition: {
    view: expedition.View;
    details: expedition.Details;
    event: expedition.Event;
    attempt: expedition.Attempt;
  };
}

/** The title that the name of a fixture begins with; any of them if the name is not known when it compiles. */
type Own<N extends string> = Titles[N extends `${infer T extends keyof Titles}-${string}` ? T : keyof Titles];

export type ViewOf<N extends string> = Own<N>['view'];
export type EventOf<N extends string> = Own<N>['event'];
export type SnapshotOf<N extends string> = wire.Snapshot<ViewOf<N>, Own<N>['details'], EventOf<N>>;

/** What is different in a snapshot; a game that has not begun has no view. */
export type Change<N extends string = string> = Partial<Omit<SnapshotOf<N>, 'view'>> & { view?: ViewOf<N> | null };

/** A position as the server wrote it. */
export interface Written<N extends string = string> {
  snapshot: SnapshotOf<N>;
  log: wire.LogEntry<EventOf<N>>[];
  turns: wire.PointsAt[];
  /** Something that is not possible in this position, and the server's answer. */
  why_not?: { attempt: Own<N>['attempt']; answer: wire.WhyNot };
}

export const fixture = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as T;

/** A position of a fixture. */
export const position = <N extends string>(name: N): Written<N> => fixture(name);

/** Everything that answers a request. */
interface Answers {
  Ack: wire.Ack & wire.GameId;
  Deletion: wire.Deletion;
  GameAnalysis: wire.GameAnalysis;
  GameId: wire.GameId;
  Hint: wire.Hint;
  Invitation: wire.Invitation;
  Log: wire.LogEntry[];
  Me: wire.Me;
  Points: wire.Points;
  PuzzleAnswer: wire.PuzzleAnswer;
  PuzzleMonth: wire.PuzzleMonth;
  PuzzleState: wire.PuzzleState;
  Replay: wire.Replay;
  Snapshot: wire.Snapshot;
  Statistics: wire.Statistics;
  Titles: wire.TitleInfo[];
  WhyNot: wire.WhyNot;
}

/** An error with the id of its message. */
export const faultOf = (code: wire.ErrorCode, id: string, args: wire.Message['args'] = []): wire.ErrorResponse => ({
  error: { code, rule: null, message: { id, args }, detail: '', seq: null },
});

/** The answer to a request: one of the messages above, or an error. */
export class Answer {
  readonly status: number;
  readonly json: unknown;

  private constructor(status: number, json: unknown) {
    this.status = status;
    this.json = json;
  }

  static of<K extends keyof Answers>(_kind: K, json: Answers[K]): Answer {
    return new Answer(200, json);
  }

  static fault(status: number, ...of: Parameters<typeof faultOf>): Answer {
    return new Answer(status, faultOf(...of));
  }
}

/** The turn that begins with an event of a title; the server says so in the entry. */
function begins(event: unknown): Pick<wire.LogEntry, 'begins'> {
  const begun = event as luxor.Event | expedition.Event;
  if (begun.event === 'turn-began') return { begins: { seat: begun.seat, turn: begun.turn, round: begun.round } };
  if (begun.event === 'turn') return { begins: { seat: begun.seat, turn: begun.turn } };
  return {};
}

/** An entry of a log that consists of this event, but for what is different. */
export const entryOf = <E>(event: E, change: Partial<wire.LogEntry> = {}): wire.LogEntry<E> => ({
  number: 0,
  turn: 1,
  at: 0,
  rule: null,
  message: { id: 'log-ended', args: [] },
  ...begins(event),
  ...change,
  event,
});

/** Sends a message over the connection of a page. */
export const send = (socket: WebSocketRoute, message: wire.ServerMessage): void => socket.send(JSON.stringify(message));
