import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak, speakAll, type Language } from '../../src/lib/i18n.svelte';
import { effectsInWords, label, labelBefore, list, percent, series } from '../../src/lib/phrases';
import type { Message } from '../../src/lib/types';

/** The narrow no-break space before French punctuation. */
const NARROW = '\u202f';
/** Its width before a percent sign depends on the browser's data. */
const SPACED = /^42[\u00a0\u202f]%$/;
const UNSPACED = /^42%$/;

interface Said {
  label: string;
  before: string;
  two: string;
  three: string;
  either: string;
  series: string;
  percent: RegExp;
}

const expected: Record<Language, Said> = {
  en: {
    label: 'A: 3',
    before: 'A:',
    two: 'A and B',
    three: 'A, B and C',
    either: '1 or 2',
    series: 'A, b; C',
    percent: UNSPACED,
  },
  de: {
    label: 'A: 3',
    before: 'A:',
    two: 'A und B',
    three: 'A, B und C',
    either: '1 oder 2',
    series: 'A, b; C',
    percent: SPACED,
  },
  fr: {
    label: `A${NARROW}: 3`,
    before: `A${NARROW}:`,
    two: 'A et B',
    three: 'A, B et C',
    either: '1 ou 2',
    series: `A, b${NARROW}; C`,
    percent: SPACED,
  },
  nl: {
    label: 'A: 3',
    before: 'A:',
    two: 'A en B',
    three: 'A, B en C',
    either: '1 of 2',
    series: 'A, b; C',
    percent: UNSPACED,
  },
};

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(() => vi.unstubAllGlobals());

describe.each(Object.entries(expected) as [Language, Said][])('phrases in %s', (language, said) => {
  beforeAll(() => speak(language).then(speakAll));

  it('have the punctuation of the language', () => {
    expect(label('A', 3)).toBe(said.label);
    expect(labelBefore('A')).toBe(said.before);
    expect(series(['A, b', '', 'C'])).toBe(said.series);
    expect(percent(0.418)).toMatch(said.percent);
  });

  it('list names as in a sentence', () => {
    expect(list([])).toBe('');
    expect(list(['A'])).toBe('A');
    expect(list(['A', 'B'])).toBe(said.two);
    expect(list(['A', 'B', 'C'])).toBe(said.three);
    expect(list(['1', '2'], 'disjunction')).toBe(said.either);
  });

  it('leave out effects that need not be said', () => {
    expect(effectsInWords([], [])).toBe('');
    expect(effectsInWords([{ id: 'luxor-reshuffled', args: [] }], [])).toBe('');
    const gain: Message = { id: 'luxor-points-scored', args: [['points', { type: 'number', value: 3 }]] };
    expect(effectsInWords([gain, { id: 'luxor-reshuffled', args: [] }, gain], [])).toBe('+3, +3');
  });
});
