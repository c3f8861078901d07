import { describe, expect, it } from 'vitest';
import { findRefusedInput } from '../../../lib/jobs/refused-input.ts';

describe('findRefusedInput', () => {
  it.each([
    ['a field that the words name', { code: 'invalid_request', message: 'styleNotes must be shorter.' }, 'styleNotes'],
    [
      'a field in the detail',
      { code: 'invalid_request', message: 'No.', detail: 'brandUrl must be a URI.' },
      'brandUrl',
    ],
    ['a font’s style sheet', { code: 'invalid_request', message: 'fontCssUrl must be a URI.' }, 'fontCssUrl'],
    ['a saved brand', { code: 'invalid_request', message: 'brandProfileId names no brand.' }, 'brand'],
    ['a source by its field', { code: 'invalid_request', message: 'sourceText is too long' }, 'source'],
    ['a source by its code', { code: 'links_only', message: 'Mostly links.' }, 'source'],
    ['a brand by its code', { code: 'brand_unreadable', message: 'No.' }, 'brandUrl'],
    ['a request of which nothing is said', { code: 'invalid_request', message: 'No.' }, 'source'],
    ['no input at all', { code: 'no_credits', message: 'Empty.' }, undefined],
    ['an unknown code', { code: 'constructor', message: 'No.' }, undefined],
  ])('%s', (_, error, input) => {
    expect(findRefusedInput({ state: 'failed', error })).toBe(input);
  });

  it('is notified of failed jobs only', () => {
    expect(findRefusedInput({ state: 'waiting', error: { code: 'links_only', message: '' } })).toBeUndefined();
    expect(findRefusedInput({ state: 'failed', error: undefined })).toBeUndefined();
  });
});
