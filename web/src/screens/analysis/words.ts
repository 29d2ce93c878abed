/** The texts of analyses and of decisions that are tried, which no table needs. */

import { alsoSpeak, language, t } from '../../lib/i18n.svelte';
import type { Comparison } from '../../lib/title';
import type { Turn } from '../../lib/turns';

const texts = import.meta.glob<string>('../../../../locales/*/analysis.ftl', { query: '?raw', import: 'default' });

/** Loads them, with those of a title. */
export const speakAnalysis = (of?: Comparison): Promise<void> => alsoSpeak({ ...texts, ...of?.words });

/** A turn as the title counts: by rounds, or by turns. */
export const when = (turns: readonly Turn[], number: number): string => {
  const round = turns.find(({ turn }) => turn === number)?.round ?? null;
  return round === null ? t('show-turn', { turn: number }) : t('analysis-round', { round });
};

/** Whole percent with a sign, as they were rounded to add up: “+21%”, “−4%”. */
export const signed = (percent: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', signDisplay: 'exceptZero' })
    .format(percent / 100)
    .replace('-', '−');
