import { describe, expect, it } from 'vitest';
import { BroadsideError, type ErrorCode, errorWords, findErrorCode } from '../../../lib/contract/index.ts';

describe('the code of an error that travelled as text', () => {
  it.each(Object.keys(errorWords) as ErrorCode[])('%s', (code) => {
    expect(findErrorCode(new BroadsideError(code).message)).toEqual({ code });
    const { message, detail } = new BroadsideError(code, { detail: 'It has 352 pages.' });
    expect(findErrorCode(message)).toEqual({ code, detail });
  });

  it('is unknown for words of others', () => {
    expect(findErrorCode('Quota exceeded for model')).toBeUndefined();
    expect(findErrorCode('')).toBeUndefined();
  });
});
