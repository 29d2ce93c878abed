import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/lib/api';
import { LANGUAGES, speak, speakAll, type Language } from '../../src/lib/i18n.svelte';
import { why } from '../../src/screens/parts/why';

// The language of the page is set on the document.
vi.stubGlobal('document', { documentElement: {} });

const refused = (code: 'bad_request' | 'forbidden' | 'too_many' | 'unavailable', id: string) =>
  new ApiError({ code, message: { id, args: [['most', { type: 'number', value: 24 }]] } });

describe('why something failed', () => {
  it('is told in the words of the server if they help the reader, in every language', async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(language);
      await speakAll();
      for (const reason of [
        refused('too_many', 'error-too-many-guests'),
        refused('unavailable', 'error-too-many-pages'),
        refused('bad_request', 'error-name'),
        refused('bad_request', 'error-two-cookies'),
        refused('forbidden', 'error-other-site'),
      ]) {
        const told = why(reason, 'start-failed');
        expect(told, `${language} ${reason.reason?.id}`).not.toContain('‹');
        expect(told).not.toBe(why(refused('bad_request', 'error-bad-request'), 'start-failed'));
      }
      expect(why(refused('bad_request', 'error-name'), 'start-failed')).toContain('24');
    }
  });

  it('is otherwise what could not be done', async () => {
    await speak('en');
    const otherwise = why(new Error('broken'), 'start-failed');
    for (const id of ['error-bad-request', 'error-forbidden', 'error-unavailable'])
      expect(why(refused('forbidden', id), 'start-failed')).toBe(otherwise);
    expect(why(new ApiError({ code: 'offline' }), 'start-failed')).not.toBe(otherwise);
  });
});
