import { describe, expect, it } from 'vitest';
import { cleanByline } from '../../../../lib/engine/brief/outline/byline.ts';

describe('a byline', () => {
  it.each([
    ['By Ada Lund', 'Ada Lund'],
    ['ByAda Lund', 'Ada Lund'],
    ['Von Ada van Lund', 'Ada van Lund'],
    ['Ada LundTwitter', 'Ada Lund'],
    ['Ada LundMastodon', 'Ada Lund'],
    ['Ada Lund Senior Politics Editor', 'Ada Lund'],
    ['Ada M. Lund Coast Weekly News', 'Ada M. Lund'],
    ['Ada Lund (avec Bo Ek)', 'Ada Lund'],
    ['Ada Lund Alle Artikel', 'Ada Lund'],
    ['Ada Lund, Bo Ek', 'Ada Lund, Bo Ek'],
    ['山田 花子', '山田 花子'],
  ])('is the name it holds: %s', (byline, name) => expect(cleanByline(byline, 'The Orr Times', undefined)).toBe(name));

  it.each([
    ['a call', 'See full'],
    ['an address', 'ada@orr.example'],
    ['the site', 'THE ORR TIMES'],
    ['the site’s writers', 'Orr Times Staff'],
    ['another site’s writers', 'Coast Weekly Editorial Staff'],
    ['nobody', 'Redaktion'],
    ['an office', 'Redacción Central'],
    ['an office with its place', 'Redaktion Tarn'],
  ])('is left out that is %s', (_, byline) => expect(cleanByline(byline, 'The Orr Times', undefined)).toBeUndefined());
});
