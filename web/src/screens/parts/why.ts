/** Errors as sentences. */

import { ApiError } from '../../lib/api';
import { renderMessage, t } from '../../lib/i18n.svelte';
import type { Values } from '../../lib/message';

/** Reasons of the server that say nothing to the reader: `otherwise` says what was not possible. */
const GENERAL = ['bad-request', 'forbidden', 'not-found', 'timeout', 'internal', 'unavailable', 'not-offered'].map(
  (reason) => `error-${reason}`,
);

export function why(error: unknown, otherwise: string, values: Values = {}, names: string[] = []): string {
  if (!(error instanceof ApiError)) return t(otherwise, values);
  if (error.code === 'offline') return t('start-failed-offline');
  const { reason } = error;
  return reason && !GENERAL.includes(reason.id) ? renderMessage(reason, names) : t(otherwise, values);
}
