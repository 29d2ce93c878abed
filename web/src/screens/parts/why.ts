/** Errors as sentences. */

import { ApiError } from '../../lib/api';
import { renderMessage, t } from '../../lib/i18n.svelte';
import type { Values } from '../../lib/message';

/** Reasons of the server that help the reader; any other is shown as `otherwise`. */
const SHOWN_REASONS = ['refused', 'conflict', 'too_many', 'too_large'];

export function why(error: unknown, otherwise: string, values: Values = {}, names: string[] = []): string {
  if (!(error instanceof ApiError)) return t(otherwise, values);
  if (error.code === 'offline') return t('start-failed-offline');
  const { reason } = error;
  return SHOWN_REASONS.includes(error.code) && reason ? renderMessage(reason, names) : t(otherwise, values);
}
