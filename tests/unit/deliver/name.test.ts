import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspects, kinds } from '../../../lib/contract/index.ts';
import { fileName } from '../../../lib/deliver/name.ts';

const nameOf = (title: string) => fileName({ title, kind: 'meme', aspect: '1:1', mediaType: 'image/png' });
const ending = ' - meme 1x1.png';

describe('a file name', () => {
  it.each([
    ['How tides work', 'How tides work'],
    ['Tides: a short guide', 'Tides - a short guide'],
    ['Who wins? You!', 'Who wins You!'],
    ['"Yes" | The Example Times', "'Yes' - The Example Times"],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\Windows\\System32', 'C-Windows-System32'],
    ['...hidden', 'hidden'],
    ['the end...', 'the end'],
    ['line\nbreak\tand  spaces', 'line break and spaces'],
    ['photo.JPG', 'photo'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['Console wars', 'Console wars'],
    ['safe\u202egnp.exe', 'safegnp.exe'],
    ['zero\u200bwidth', 'zerowidth'],
    ['潮の満ち引き', '潮の満ち引き'],
    ['', 'Broadside'],
    ['???', 'Broadside'],
    ['\ud800', '\ufffd'],
  ])('of %j begins with %j', (title, beginning) => {
    expect(nameOf(title)).toBe(beginning + ending);
  });

  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
  ])('of %s ends in .%s, once', (mediaType, extension) => {
    const name = fileName({ title: `shot.${extension}`, kind: 'infographic', aspect: '9:16', mediaType });
    expect(name).toBe(`shot - infographic 9x16.${extension}`);
  });

  it('keeps whole letters when it is cut', () => {
    expect(nameOf('e\u0301'.repeat(200))).toMatch(/^(?:e\u0301){50,} - meme 1x1\.png$/);
  });

  it('is one that every system takes, whatever the title', () => {
    const title = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    );
    fc.assert(
      fc.property(title, fc.constantFrom(...kinds), fc.constantFrom(...aspects), (words, kind, aspect) => {
        const name = fileName({ title: words, kind, aspect, mediaType: 'image/webp' });
        expect(name).not.toMatch(/[\\/:|?*<>"\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(name).not.toMatch(/^[.\s]|\s{2}/);
        expect(name).toMatch(/[^.\s] - (?:infographic|meme) \d+x\d+\.webp$/);
        expect(Array.from(new Intl.Segmenter().segment(name)).length).toBeLessThanOrEqual(120);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(230);
      }),
      { numRuns: 500 },
    );
  });
});
