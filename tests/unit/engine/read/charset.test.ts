import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePage } from '../../../../lib/engine/read/page/charset.ts';

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodePage', () => {
  it.each([
    [
      'what its byte order mark says, before its header',
      latin('\xef\xbb\xbfcaf\xc3\xa9'),
      'text/html; charset=latin1',
      'café',
    ],
    ['UTF-16 by its mark', latin('\xff\xfec\0a\0f\0\xe9\0'), '', 'café'],
    [
      'what its header says, before its meta',
      latin('<meta charset="utf-8">caf\xe9'),
      'text/html; charset=iso-8859-1',
      'café',
    ],
    ['what its meta says', latin('<meta charset=windows-1251>\xf7\xe0\xe9'), '', 'чай'],
    ['a meta of the old form', latin('<meta http-equiv=x content="text/html; charset=Shift_JIS">\x92\xaa'), '', '潮'],
    ['UTF-8 where a meta says UTF-16', utf8('<meta charset="utf-16">café'), '', 'café'],
    ['UTF-8 where nothing is said', utf8('café'), 'text/html', 'café'],
    ['windows-1252 where it is no UTF-8', latin('caf\xe9 \x96 open'), '', 'café – open'],
    [
      'a meta that stands behind scripts',
      latin(`<head><script>${'/'.repeat(3000)}</script><meta charset=gb2312>\xc4\xe3`),
      '',
      '你',
    ],
    ['no meta of the article itself', utf8(`<body>${'.'.repeat(2000)}<meta charset=gb2312>café`), '', 'café'],
    ['what is usual in its language', latin('<html lang="ru-RU">\xf7\xe0\xe9'), '', 'чай'],
    ['what is usual in Taiwan', latin('<html lang=zh-TW>\xa7A'), '', '你'],
    ['UTF-8 for a name nobody knows', utf8('café'), 'text/html; charset=klingon', 'café'],
  ])('reads %s', (_, bytes, contentType, words) => {
    expect(decodePage(bytes, contentType).endsWith(words)).toBe(true);
  });

  it('makes text of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, type) => {
        expect(typeof decodePage(bytes, type)).toBe('string');
      }),
    );
  });
});
