import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspects, kinds } from '../../../lib/contract/index.ts';
import { renderName } from '../../../lib/deliver/name.ts';
import { processorMs } from '../processor-time.ts';

const template = '{title} - {kind} {aspect}';
const makeName = (title: string) =>
  renderName(template, { title, kind: 'meme', aspect: '1:1', mediaType: 'image/png' });
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
    ['~20% more tides', '20％ more tides'],
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
    expect(makeName(title)).toBe(beginning + ending);
  });

  const digits = '0123456789'.split('');
  const devices = ['con', 'prn', 'aux', 'nul', ...digits.flatMap((digit) => [`com${digit}`, `lpt${digit}`])];
  it.each(devices)('is never that of the device %s to Windows', (device) => {
    for (const title of [device, device.toUpperCase(), `${device}.txt`, `${device} .md`]) {
      const name = renderName('{title}', { title, kind: 'meme', aspect: '1:1', mediaType: 'image/png' });
      expect(name.toLowerCase().startsWith(`_${device}`)).toBe(true);
    }
  });

  it.each(['Console', 'Auxiliary', 'com', 'com12', 'lpt', 'null', 'contents.txt'])('leaves %j as it is', (title) => {
    expect(makeName(title)).toBe(title + ending);
  });

  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
  ])('of %s ends in .%s, once', (mediaType, extension) => {
    const name = renderName(template, { title: `shot.${extension}`, kind: 'infographic', aspect: '9:16', mediaType });
    expect(name).toBe(`shot - infographic 9x16.${extension}`);
  });

  it('keeps whole letters when it is cut', () => {
    expect(makeName('e\u0301'.repeat(200))).toMatch(/^(?:e\u0301){50,} - meme 1x1\.png$/);
  });

  it('is one that every system takes, whatever the title', () => {
    const title = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    );
    fc.assert(
      fc.property(title, fc.constantFrom(...kinds), fc.constantFrom(...aspects), (words, kind, aspect) => {
        const name = renderName(template, { title: words, kind, aspect, mediaType: 'image/webp' });
        expect(name).not.toMatch(/[\\/:|?*<>"\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(name).not.toMatch(/^[.~\s]|\s{2}|%/);
        expect(name).toMatch(/[^.\s] - (?:infographic|meme) \d+x\d+\.webp$/);
        expect(Array.from(new Intl.Segmenter().segment(name)).length).toBeLessThanOrEqual(120);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(230);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a name after a template', () => {
  const naming = {
    title: 'How tides work',
    kind: 'infographic',
    aspect: '4:5',
    mediaType: 'image/png',
    at: new Date(2026, 10, 21, 9, 5, 7),
    page: 'https://www.example.com/tides',
    width: 1080,
    height: 1350,
  };
  it.each([
    ['{title}', 'How tides work.png'],
    ['{date} {time} {title}', '2026-11-21 09-05-07 How tides work.png'],
    ['{site}/{kind}/{title}', 'example.com/infographic/How tides work.png'],
    ['{title} {width}x{height}', 'How tides work 1080x1350.png'],
    // What nobody knows leaves no gap.
    ['{title} - {author} - {date}', 'How tides work - 2026-11-21.png'],
    ['{author} - {title}', 'How tides work.png'],
    ['{title} ({author}), {aspect}', 'How tides work, 4x5.png'],
    ['{title}_{n}', 'How tides work.png'],
    ['{author}/{title}', 'How tides work.png'],
    ['{nonsense} {title}', '{nonsense} How tides work.png'],
    ['{title}.png', 'How tides work.png'],
    ['', 'Broadside.png'],
    ['../../{title}', 'How tides work.png'],
    ['/a//b/', 'a/b/Broadside.png'],
    ['aux/{title}', '_aux/How tides work.png'],
    ['1/2/3/4/5/6/{title}', '1/2/3/4/How tides work.png'],
  ])('%j is %j', (template, name) => {
    expect(renderName(template, naming)).toBe(name);
  });

  it('is made in no time of a title that is hostile', () => {
    const work = () => {
      for (const mark of ['.', ' ', '~', '%', '\u200b'])
        renderName(template, { ...naming, title: `a${mark.repeat(200_000)}b`, author: mark.repeat(200_000) });
    };
    expect(processorMs(work)).toBeLessThan(2000);
  });

  it('has no folders but the template’s', () => {
    expect(renderName('{title}', { ...naming, title: '../a/b', author: 'c/d' })).toBe('-a-b.png');
  });

  it('counts pictures that are saved at once', () => {
    expect(renderName('{title} {n}', { ...naming, n: 3 })).toBe('How tides work 3.png');
  });

  it('keeps what follows a long title', () => {
    expect(renderName(template, { ...naming, title: 'tide '.repeat(100) })).toMatch(/^tide .+ - infographic 4x5\.png$/);
  });

  it('is a path that every system takes, whatever the template', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    const part = fc.oneof(text, fc.constantFrom('{title}', '{author}', '{site}', '/', ' - ', '(', ')', '.'));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), text, text, (parts, title, author) => {
        const path = renderName(parts.join(''), { ...naming, title, author });
        expect(path).not.toMatch(/[\\:|?*<>"\p{Cc}\p{Cf}\p{Cs}]/u);
        for (const name of path.split('/')) {
          expect(name).not.toMatch(/^[.\s]|[.\s]$|^$/);
          expect(Array.from(new Intl.Segmenter().segment(name)).length).toBeLessThanOrEqual(120);
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(230);
        }
        expect(path).toMatch(/\.png$/);
      }),
      { numRuns: 500 },
    );
  });
});
