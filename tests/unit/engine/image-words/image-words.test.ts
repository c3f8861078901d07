import { createCanvas, loadImage } from '@napi-rs/canvas';
import { assert, constantFrom, integer, property, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImageWords, writeImageWords } from '../../../../lib/engine/image-words/index.ts';
import { sniffImage } from '../../../../lib/engine/sniff-image.ts';

const formats = ['png', 'jpeg', 'webp'] as const;

/** A small picture that has transparent parts where the format allows them. */
async function picture(format: (typeof formats)[number]): Promise<Uint8Array> {
  const canvas = createCanvas(9, 7);
  const context = canvas.getContext('2d');
  context.fillStyle = '#0f766e';
  context.fillRect(2, 2, 5, 3);
  return new Uint8Array(await canvas.encode(format as 'png'));
}

async function pixels(bytes: Uint8Array): Promise<number[]> {
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(0, 0, image.width, image.height).data];
}

const files = new Map(await Promise.all(formats.map(async (format) => [format, await picture(format)] as const)));
const readFile = (format: (typeof formats)[number]) => files.get(format) ?? new Uint8Array();
const words = {
  title: 'Tides & “moons”',
  description: '## Why\n\n- 2 < 3\n- 潮汐 🌊',
  source: 'https://example.org/?a=1&b=2',
};

describe.each(formats)('words in a %s', (format) => {
  it('are read as they were written', () => {
    expect(readImageWords(writeImageWords(readFile(format), words))).toEqual(words);
  });

  it('leave the picture as it is', async () => {
    const written = writeImageWords(readFile(format), words);
    expect(sniffImage(written)).toEqual(sniffImage(readFile(format)));
    expect(await pixels(written)).toEqual(await pixels(readFile(format)));
  });

  it('are none where none were written', () => {
    expect(readImageWords(readFile(format))).toEqual({});
  });

  it('can be any', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 200 }), (description) => {
        const [read, plain] = [readImageWords(writeImageWords(readFile(format), { description })), { description }];
        // XML cannot write all characters, and texts are trimmed.
        if (/^[\w .,;!?&<>'"/-]*$/.test(description)) {
          expect(read).toEqual(plain.description.trim() ? { description: description.trim() } : {});
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are looked for in damaged files without an error', () => {
    const whole = writeImageWords(readFile(format), words);
    assert(
      property(
        integer({ min: 0, max: whole.length }),
        integer({ min: 0, max: whole.length - 1 }),
        integer({ min: 0, max: 255 }),
        (length, at, byte) => {
          const damaged = whole.slice(0, length);
          if (at < length) damaged[at] = byte;
          expect(typeof readImageWords(damaged)).toBe('object');
          expect(writeImageWords(damaged, words).length).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('takes any bytes', () => {
  const signatures = formats.map((format) => readFile(format).subarray(0, 16));
  assert(
    property(constantFrom(...signatures), uint8Array({ maxLength: 300 }), (start, rest) => {
      const bytes = Uint8Array.from([...start, ...rest]);
      expect(typeof readImageWords(bytes)).toBe('object');
      expect(writeImageWords(bytes, words).length).toBeGreaterThan(0);
    }),
  );
});

it('reads what other programs write: attributes, languages and line breaks', () => {
  const packet =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">\n <dc:description>\n  <rdf:Alt>\n   <rdf:li xml:lang="en-GB">A pier &amp; a boat&#x21;</rdf:li>\n  </rdf:Alt>\n </dc:description></rdf:Description></rdf:RDF></x:xmpmeta>';
  const segment = new TextEncoder().encode(`http://ns.adobe.com/xap/1.0/\0${packet}`);
  const length = segment.length + 2;
  const file = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...segment, 0xff, 0xd9]);
  expect(readImageWords(file)).toEqual({ description: 'A pier & a boat!' });
});
