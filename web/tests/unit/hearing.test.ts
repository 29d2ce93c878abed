import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Listener, MOST_AT_ONCE, comings } from '../../src/lib/hearing';
import type { LogEntry, PlayerInfo } from '../../src/lib/types';

const { log: written } = JSON.parse(readFileSync(new URL('../fixtures/luxor-move.json', import.meta.url), 'utf8')) as { log: LogEntry[] };
const log = written.map((entry, number) => ({ ...entry, number }));
/** The same told anew: nothing in it is the same object. */
const again = (entries: LogEntry[]): LogEntry[] => structuredClone(entries);
const numbers = (entries: LogEntry[]) => entries.map(({ number }) => number);

describe('a listener', () => {
  it('is not read what stood there on arrival', () => {
    expect(new Listener().news(log, 0)).toEqual([]);
  });

  it('hears what happens, once and in order', () => {
    const listener = new Listener();
    listener.news(log.slice(0, 4), 0);
    expect(numbers(listener.news(log.slice(0, 6), 0))).toEqual([4, 5]);
    expect(listener.news(log.slice(0, 6), 0)).toEqual([]);
    expect(numbers(listener.news(log.slice(0, 7), 0))).toEqual([6]);
  });

  it('hears only what is new when everything is told again', () => {
    const listener = new Listener();
    listener.news(log.slice(0, 4), 0);
    expect(listener.news(again(log.slice(0, 4)), 0)).toEqual([]);
    expect(numbers(listener.news(again(log.slice(0, 6)), 0))).toEqual([4, 5]);
  });

  it('hears a line again that says the same again', () => {
    const [line] = log;
    const listener = new Listener();
    listener.news([{ ...line!, number: 0 }], 0);
    expect(numbers(listener.news([0, 1, 2].map((number) => ({ ...line!, number })), 0))).toEqual([1, 2]);
  });

  it('hears a game begin', () => {
    const listener = new Listener();
    listener.news([], 1);
    expect(numbers(listener.news(log.slice(0, 3), 1))).toEqual([0, 1, 2]);
  });

  it('is told nothing of the past by the eyes of somebody else', () => {
    const listener = new Listener();
    listener.news(log.slice(0, 4), 0);
    expect(listener.news(log.slice(0, 6), 1)).toEqual([]);
    expect(numbers(listener.news(log.slice(0, 7), 1))).toEqual([6]);
  });

  it('goes on from an earlier state when the game was put back to it', () => {
    const listener = new Listener();
    listener.news(log.slice(0, 6), 0);
    expect(listener.news(log.slice(0, 4), 0)).toEqual([]);
    expect(numbers(listener.news(log.slice(0, 5), 0))).toEqual([4]);
  });

  it('hears only the latest after a long absence', () => {
    const long = Array.from({ length: MOST_AT_ONCE + 2 }, (_, number) => ({ ...log[0]!, number }));
    const listener = new Listener();
    listener.news(long.slice(0, 1), null);
    expect(numbers(listener.news(long, null))).toEqual(numbers(long.slice(-MOST_AT_ONCE)));
  });
});

describe('who comes and goes', () => {
  const person = (name: string, here = true): PlayerInfo => ({ name, bot: null, kind: 'person', here });
  const open: PlayerInfo = { name: '', bot: null, kind: 'open', here: false };
  const bot: PlayerInfo = { name: 'Computer', bot: 'greedy', kind: 'bot', here: false };
  const host = person('Mira');
  const told = (before: PlayerInfo, after: PlayerInfo) => comings([host, before], [host, after], [0]).map(({ came, name }) => `${came ? '+' : '-'}${name}`);

  it('comes once, when they are there', () => {
    expect(told(open, person('Ada', false))).toEqual([]);
    expect(told(person('Ada', false), person('Ada'))).toEqual(['+Ada']);
    expect(told(open, bot)).toEqual(['+Computer']);
    expect(told(person('Ada'), person('Ada'))).toEqual([]);
  });

  it('leaves once', () => {
    expect(told(person('Ada'), person('Ada', false))).toEqual(['-Ada']);
    expect(told(person('Ada', false), open)).toEqual([]);
    expect(told(bot, open)).toEqual(['-Computer']);
  });

  it('gives up a seat to somebody else', () => {
    expect(told(person('Ada'), bot)).toEqual(['-Ada', '+Computer']);
  });

  it('is not told of oneself', () => {
    expect(comings([person('Mira', false)], [host], [0])).toEqual([]);
  });
});
