/** Numbers as several screens say them. */

import { language } from '../../lib/i18n.svelte';

/** A small share with one decimal: “0.8%”. */
export const perMille = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    share,
  );
