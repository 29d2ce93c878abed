/** Why something did not work, in words. */

import { ApiError } from '../../lib/api';
import { renderMessage, t } from '../../lib/i18n.svelte';
import type { Values } from '../../lib/message';

/** The server's own reasons that help whoever reads them; any other is told as `otherwise`. */
const TELLING = ['refused', 'conflict', 'too_many', 'too_large'];

export function why(error: unknown, otherwise: string, values: Values = {}): string {
  if (!(error instanceof ApiError)) return t(otherwise, values);
  if (error.code === 'offline') return t('start-failed-offline');
  const { reason } = error;
  return TELLING.includes(error.code) && reason ? renderMessage(reason, []) : t(otherwise, values);
}
