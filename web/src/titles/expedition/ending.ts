/** The end of Expedition Luxor: the whole land is shown, then it is counted. */

import { t } from '../../lib/i18n.svelte';
import type { Ending } from '../../lib/title';

const ending: Ending = {
  scenes: () => [{ id: 'land', title: t('end-land'), text: t('end-land-text'), lasts: 1600 }],
  tie: 'end-tie-expedition',
};
export default ending;
