import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak, speakAll, type Language } from '../../src/lib/i18n.svelte';
import { box } from '../../src/lib/pieces.svelte';
import { nameMark, parts, plain, plainLines, tell } from '../../src/lib/story';
import { turnsOf } from '../../src/lib/turns';
import type { LogEntry } from '../../src/lib/types';
import { compose as expedition } from '../../src/titles/expedition/story';
import { compose as luxor } from '../../src/titles/luxor/story';
import type { Event } from '../../src/titles/luxor/view';
import { entryOf, position } from '../wire';

const { snapshot } = position('luxor-move');
const names = ['Mira', 'Jonas', 'Ada', 'Tom', 'Lena'];

let number = 0;
const entry = (event: Event): LogEntry => entryOf(event, { number: number++, at: number });
const told = (events: Event[], you: number | null = null) =>
  tell(events.map(entry), luxor, { names, you }).map(({ text }) => plain(text));

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  box.current = snapshot.pieces;
});

const MOVE: Event = { event: 'moved', seat: 1, from: '9', to: '11', way: ['10', '11'], cause: 'card' };
const PLAY: Event = { event: 'card-played', seat: 1, card: '2', end: 'left' };
const KEY: Event = { event: 'key-taken', seat: 1, count: 1 };
const PRIZE: Event = { event: 'prize-taken', seat: 1, place: '11', tile: 'statue-2-3', points: 3 };
const MUMMY: Event[] = [
  { event: 'mummy-moved', from: '21', to: '24', way: ['24'] },
  { event: 'laid-down', seat: 0, place: '23' },
];

const SAID: Record<Language, { other: string[]; you: string[]; mummy: string }> = {
  en: {
    other: [
      'Jonas plays 2 and goes from 9 to 11.',
      'Jonas plays 2 and takes a key on 11.',
      'Jonas plays 2 and takes a statue on 11 for 3 points.',
    ],
    you: [
      'You play 2 and go from 9 to 11.',
      'You play 2 and take a key on 11.',
      'You play 2 and take a statue on 11 for 3 points.',
    ],
    mummy: 'The mummy goes from 21 to 24 and lays an adventurer of Mira down on 23.',
  },
  de: {
    other: [
      'Jonas spielt 2 und geht von 9 nach 11.',
      'Jonas spielt 2 und nimmt auf Feld 11 einen Schlüssel.',
      'Jonas spielt 2 und nimmt auf Feld 11 eine Statue für 3 Punkte.',
    ],
    you: [
      'Du spielst 2 und gehst von 9 nach 11.',
      'Du spielst 2 und nimmst auf Feld 11 einen Schlüssel.',
      'Du spielst 2 und nimmst auf Feld 11 eine Statue für 3 Punkte.',
    ],
    mummy: 'Die Mumie geht von 21 nach 24 und legt auf Feld 23 einen Abenteurer von Mira hin.',
  },
  fr: {
    other: [
      'Jonas joue un 2 et va de la case 9 à la case 11.',
      'Jonas joue un 2 et prend une clé sur la case 11.',
      'Jonas joue un 2 et prend une statue sur la case 11 pour 3 points.',
    ],
    you: [
      'Vous jouez un 2 et allez de la case 9 à la case 11.',
      'Vous jouez un 2 et prenez une clé sur la case 11.',
      'Vous jouez un 2 et prenez une statue sur la case 11 pour 3 points.',
    ],
    mummy: 'La momie va de la case 21 à la case 24 et couche un aventurier (Mira) sur la case 23.',
  },
  nl: {
    other: [
      'Jonas speelt 2 en gaat van 9 naar 11.',
      'Jonas speelt 2 en neemt een sleutel op veld 11.',
      'Jonas speelt 2 en neemt een standbeeld op veld 11 voor 3 punten.',
    ],
    you: [
      'Je speelt 2 en gaat van 9 naar 11.',
      'Je speelt 2 en neemt een sleutel op veld 11.',
      'Je speelt 2 en neemt een standbeeld op veld 11 voor 3 punten.',
    ],
    mummy: 'De mummie gaat van 21 naar 24 en legt een avonturier van Mira neer op veld 23.',
  },
};

describe.each(Object.entries(SAID))('the story in %s', (language, said) => {
  beforeAll(() => speak(language as Language).then(speakAll));

  it('tells a move and what follows from it in one sentence', () => {
    const turns = [
      [PLAY, MOVE],
      [PLAY, MOVE, KEY],
      [PLAY, MOVE, PRIZE],
    ];
    expect(turns.flatMap((events) => told(events))).toEqual(said.other);
    expect(turns.flatMap((events) => told(events, 1))).toEqual(said.you);
  });

  it('tells what the mummy does in a sentence of its own', () => {
    expect(told([PLAY, ...MUMMY])[1]).toBe(said.mummy);
  });

  it('has words for every event of both titles', () => {
    for (const [name, compose] of [
      ['luxor-horus', luxor],
      ['luxor-raise', luxor],
      ['luxor-move-card', luxor],
      ['luxor-over', luxor],
      ['expedition-to-ship', expedition],
      ['expedition-over', expedition],
    ] as const) {
      const { log, snapshot } = position(name);
      box.current = snapshot.pieces;
      for (const turn of turnsOf(log))
        for (const { text, short } of tell(turn.entries, compose, { names, you: snapshot.seat })) {
          expect(plain(text) + plain(short)).not.toMatch(/[‹›]|\{|undefined/);
          expect(plain(text)).toMatch(/^\p{Lu}.*[.!]$/u);
        }
    }
    box.current = snapshot.pieces;
  });
});

describe('a sentence', () => {
  beforeAll(() => speak('en').then(speakAll));

  it('counts what happens several times, and lists the cards drawn', () => {
    const draws = ['3', 'die'].map((card): Event => ({ event: 'card-drawn', seat: 1, card }));
    expect(told([PLAY, MOVE, MOVE, ...draws], 1)).toEqual(['You play 2, move 2 adventurers and draw 3 and “die”.']);
    expect(told([PLAY, MOVE, { event: 'card-drawn', seat: 1, card: null }])).toEqual([
      'Jonas plays 2 and goes from 9 to 11.',
    ]);
  });

  it('has the names marked, so that they can be shown in colour', () => {
    const [first] = tell([PLAY, KEY].map(entry), luxor, { names, you: null });
    expect(parts(first!.text)).toEqual([
      { text: 'Jonas', seat: 1 },
      { text: ' plays 2 and takes a key.', seat: null },
    ]);
    expect(parts(`${nameMark(0, 'A')}${nameMark(2, 'B')}`).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(first).toMatchObject({ seat: 1, thing: 'key' });
  });

  it('is a line of the log for an event without a story', () => {
    const line = entryOf({ event: 'nobody-knows' });
    line.message = { id: 'log-undo', args: [['player', { type: 'seat', value: 2 }]] };
    for (const compose of [plainLines, luxor, expedition])
      expect(tell([line], compose, { names, you: null }).map(({ text }) => plain(text))).toEqual([
        'Ada takes back a choice.',
      ]);
  });
});
