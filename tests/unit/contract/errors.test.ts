import { describe, expect, it } from 'vitest';
import { BroadsideError, codeOfWords, type ErrorCode, errorWords } from '../../../lib/contract/index.ts';

describe('the code of an error that travelled as text', () => {
  it.each(Object.keys(errorWords) as ErrorCode[])('%s', (code) => {
    expect(codeOfWords(new BroadsideError(code).message)).toEqual({ code });
    const { message, detail } = new BroadsideError(code, { detail: 'It has 352 pages.' });
    expect(codeOfWords(message)).toEqual({ code, detail });
  });

  it('is unknown for words of others', () => {
    expect(codeOfWords('Quota exceeded for model')).toBeUndefined();
    expect(codeOfWords('')).toBeUndefined();
  });
});
