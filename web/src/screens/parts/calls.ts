/** API calls used only by the screens outside a game. */

import { of, request } from '../../lib/api';
import type { Ack, Code, Decision, Deletion, GameId, Invitation, Me, Points, Statistics } from '../../lib/types';

export const screens = {
  games: (after: string | null = null, title: string | null = null) => request<Me>('/me', { after, title }),
  /** What the reader's finished games say together, of a title or of all. */
  statistics: (title: string | null = null) => request<Statistics>('/me/statistics', { title }),
  deleteMe: () => request<Deletion>('/me', {}, undefined, null, 'DELETE'),
  keep: (game: string) => request<GameId>(`${of(game)}/keep`, {}, {}),
  importTranscript: (text: string) => request<GameId>('/import', {}, text),
  invitation: (code: string) => request<Invitation>(`/invites/${encodeURIComponent(code)}`),
  watched: (code: string) => request<GameId>(`/watch/${encodeURIComponent(code)}`),
  join: (game: string, invite: string, seat: number, name: string) =>
    request<GameId>(`${of(game)}/join`, {}, { invite, seat, name }),
  openSeat: (game: string, seat: number) => request<Decision>(`${of(game)}/seats/${seat}`, {}, { kind: 'open' }),
  botSeat: (game: string, seat: number, bot: string) =>
    request<Decision>(`${of(game)}/seats/${seat}`, {}, { kind: 'bot', bot }),
  handToComputer: (game: string, seat: number) => request<Decision>(`${of(game)}/seats/${seat}`, {}, { kind: 'bot' }),
  takeBack: (game: string, seat: number, name: string) =>
    request<Decision>(`${of(game)}/seats/${seat}`, {}, { kind: 'back', name }),
  inviteToSeat: (game: string, seat: number) => request<Code>(`${of(game)}/seats/${seat}/invite`, {}, {}),
  endGame: (game: string) => request<Decision>(`${of(game)}/end`, {}, {}),
  start: (game: string) => request<Ack>(`${of(game)}/start`, {}, {}),
  again: (game: string) => request<GameId>(`${of(game)}/again`, {}, {}),
  points: async (game: string) => (await request<Points>(`${of(game)}/points`)).turns,
  device: (game: string) => request<Code>(`${of(game)}/device`, {}, {}),
  claim: (code: string) => request<GameId>('/claim', {}, { code }),
};
