import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../../../../../lib/engine/document.ts';
import { EngineError } from '../../../../../lib/engine/errors.ts';
import { readPptx } from '../../../../../lib/engine/read/pptx/index.ts';
import {
  box,
  bullets,
  line,
  listParts,
  makeDeck,
  pack,
  picture,
  placeholder,
  slide,
  table,
  title,
} from './make-deck.ts';

const deck = makeDeck({
  slides: [
    slide(placeholder('ctrTitle', line('How a harbour wakes up'))),
    slide(title('Boats') + bullets('Cast', 'Haul') + box(line('By hand'), [1, 2, 3, 4])),
    slide(
      title('Ports') +
        table([
          ['Port', 'Boats'],
          ['Hull', '12'],
        ]) +
        picture('A boat in the fog'),
    ),
  ],
});

/** The code of the error that a source is refused with; anything but a document or an EngineError fails the test. */
function catchCode(bytes: Uint8Array): string | undefined {
  try {
    sourceDocument.parse(readPptx(bytes));
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

/** Where the central directory's entry of a name starts. */
function toEntry(bytes: Uint8Array, name: string): number {
  return Buffer.from(bytes).lastIndexOf(name) - 46;
}

function makeBomb(inflated: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = listParts({ slides: [slide(title('Boats'))] });
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return Uint8Array.from(zipSync({ ...files, 'ppt/slides/slide1.xml': inflated }, { level: 1 }));
}

describe('what is refused', () => {
  it.each([
    ['nothing', new Uint8Array(), 'pptx_damaged'],
    ['words', strToU8('Boats'), 'pptx_damaged'],
    [
      'an old or locked file',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0)]),
      'pptx_damaged',
    ],
    ['half a deck', deck.subarray(0, deck.length / 2), 'pptx_damaged'],
    ['a ZIP file of something else', pack({ 'readme.txt': 'Boats' }), 'pptx_damaged'],
    ['a document', pack({ 'word/document.xml': '<w/>' }), 'unsupported_source'],
    ['a spreadsheet', pack({ 'xl/workbook.xml': '<w/>' }), 'unsupported_source'],
    ['a deck without words', makeDeck({ slides: [slide(box(line(' '), [1, 1, 1, 1]))] }), 'empty_source'],
    ['a deck without slides', makeDeck({ slides: [] }), 'empty_source'],
    ['a deck whose slide is no XML', makeDeck({ slides: ['<p:sld'] }), 'pptx_damaged'],
    ['a deck with a DTD', makeDeck({ slides: [`<!DOCTYPE x>${slide(title('Boats'))}`] }), 'pptx_damaged'],
  ])('%s', (_, bytes, code) => {
    expect(catchCode(bytes)).toBe(code);
  });

  it('a locked entry', () => {
    const locked = deck.slice();
    locked[toEntry(locked, 'ppt/presentation.xml') + 8] = 1;
    expect(catchCode(locked)).toBe('pptx_damaged');
  });
});

describe('a bomb', () => {
  const makeSlide = (size: number) => strToU8(slide(title('Boats') + ' '.repeat(size)));

  it('is refused by the size it gives', () => {
    expect(catchCode(makeBomb(makeSlide(12_000_000)))).toBe('archive_too_large');
  });

  it.each([
    ['a little', 100_000, 1000],
    ['much', 12_000_000, 100_000],
    ['more than can be', 12_000_000, 1000],
  ])('that lies about its size, by %s, is refused, and not unpacked', (_, size, stated) => {
    const bomb = makeBomb(makeSlide(size));
    new DataView(bomb.buffer).setUint32(toEntry(bomb, 'ppt/slides/slide1.xml') + 24, stated, true);
    const before = process.memoryUsage().arrayBuffers;
    expect(catchCode(bomb)).toBe('archive_too_large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it('of many parts is refused', () => {
    const parts = listParts({ slides: Array.from({ length: 7 }, () => slide(title('Boats') + ' '.repeat(7_900_000))) });
    expect(catchCode(pack(parts))).toBe('archive_too_large');
  });

  it('of elements is refused', () => {
    const crowd = slide(title('Boats') + box('<a:p/>'.repeat(150_000), [1, 1, 1, 1]));
    const bytes = makeDeck({ slides: [crowd, crowd, crowd] });
    expect(catchCode(bytes)).toBe('archive_too_large');
  });

  it('in what is never unpacked harms nobody', () => {
    const parts = { ...listParts({ slides: [slide(title('Boats'))] }), 'ppt/media/image1.bmp': ' '.repeat(20_000_000) };
    expect(catchCode(pack(parts))).toBeUndefined();
  });

  it('of nested groups or crowded slides takes no longer than a second', () => {
    const crowd = Array.from({ length: 4000 }, (_, index) =>
      box(line(`Boat ${index}`), [index % 71, index % 53, 1, 1]),
    );
    const before = process.threadCpuUsage();
    expect(catchCode(makeDeck({ slides: [slide(crowd.join(''))] }))).toBeUndefined();
    expect(catchCode(makeDeck({ slides: [slide('<p:grpSp>'.repeat(150) + '</p:grpSp>'.repeat(150))] }))).toBe(
      'empty_source',
    );
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(5);
  });
});

describe('any bytes end in a document or a typed error', () => {
  it('whatever they are', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => void catchCode(bytes)));
  });

  it('when a deck is cut off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: deck.length - 1 }), (length) => {
        expect(catchCode(deck.subarray(0, length))).toBe('pptx_damaged');
      }),
    );
  });

  it('when bytes of a deck are changed', () => {
    const change = fc.tuple(fc.integer({ min: 0, max: deck.length - 1 }), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const changed = deck.slice();
        for (const [at, value] of changes) changed[at] = value;
        catchCode(changed);
      }),
      { numRuns: 300 },
    );
  });

  it('when characters of its XML are changed', () => {
    const parts = listParts({
      slides: [
        slide(
          title('Ports') +
            bullets('Cast') +
            table([
              ['Port', 'Boats'],
              ['Hull', '12'],
            ]),
        ),
      ],
    });
    const names = Object.keys(parts);
    const change = fc.record({
      name: fc.constantFrom(...names),
      at: fc.nat(),
      text: fc.constantFrom('', '<', '>', '"', '9e9', '-1', '/', 'NaN'),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = { ...parts };
        for (const { name, at, text } of changes) {
          const xml = changed[name] ?? '';
          const place = at % (xml.length + 1);
          changed[name] = xml.slice(0, place) + text + xml.slice(place + 1);
        }
        catchCode(pack(changed));
      }),
    );
  });
});
