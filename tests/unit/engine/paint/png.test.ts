import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePngChunk, readImageWords, writeImageWords } from '../../../../lib/engine/image-words/index.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { countRowsAtOnce, encodePng } from '../../../../lib/engine/paint/png/png.ts';
import { createRandom } from '../../../../lib/engine/random.ts';

const platform = createNodePlatform();
const opaque = 0xff000000;

/** Writes pixels as a platform does: read a few rows at a time to where the last ones were. */
async function encode(data: Uint32Array, width: number, blueFirst = false, chunks?: Uint8Array): Promise<Uint8Array> {
  const kept = new Uint32Array(width * countRowsAtOnce(width));
  const read = async (top: number, bottom: number) => {
    const rows = data.subarray(top * width, bottom * width);
    kept.set(rows);
    return kept.subarray(0, rows.length);
  };
  return encodePng({ width, height: data.length / width, blueFirst, read }, chunks);
}

/** Pixels as an independent decoder reads them as red, green, blue, alpha from the lowest byte on. */
async function decode(bytes: Uint8Array): Promise<Uint32Array> {
  const { source, width, height } = await platform.decodeImage(bytes, 'image/png');
  const { context } = platform.createSurface(width, height);
  context.drawImage(source, 0, 0);
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
}

/** The picture's data as zlib unpacks it: it checks the stream to its last byte, checksum included. */
function unpack(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const dataAt = 8 + 25;
  return inflateSync(bytes.subarray(dataAt + 8, dataAt + 8 + view.getUint32(dataAt)));
}

const noise = (width: number, height: number) => {
  const random = createRandom(1);
  return Uint32Array.from({ length: width * height }, () => (opaque | (random() * 0x1000000)) >>> 0);
};

const drawings: readonly (readonly [string, number, number, (x: number, y: number) => number])[] = [
  ['one colour', 300, 200, () => 0xff336699],
  ['a single pixel', 1, 1, () => 0xff010203],
  ['one column', 1, 400, (_, y) => opaque | y],
  ['a gradient across', 700, 5, (x) => opaque | ((x >> 2) << 8)],
  ['a gradient down', 5, 700, (_, y) => opaque | ((y >> 2) << 16)],
  // Runs of every length deflate distinguishes, and those that need two of its tokens.
  ['stripes of growing width', 1200, 3, (x) => (Math.floor(Math.sqrt(x)) % 2 ? 0xffffffff : opaque)],
  // Gradients are painted as a pattern of two neighbouring colours that comes again every four pixels, with shapes upon it.
  ['the pattern of a gradient', 1080, 24, (x, y) => opaque | (0x306090 + (y >> 2) + ((x * 5 + y * 3) & 3) * 0x010001)],
  [
    'stripes of growing width on the pattern of a gradient',
    1200,
    24,
    (x, y) => (Math.floor(Math.sqrt(x + y)) % 3 ? opaque | (0x7f8081 + ((x ^ y) & 3) * 0x0200ff) : 0xffffffff),
  ],
];

describe('encodePng', () => {
  it.each(drawings)('keeps every pixel of %s', async (_, width, height, colorAt) => {
    const data = Uint32Array.from(
      { length: width * height },
      (_, i) => colorAt(i % width, Math.floor(i / width)) >>> 0,
    );
    const bytes = await encode(data, width);
    expect(await decode(bytes)).toEqual(data);
    expect(unpack(bytes)).toHaveLength((width * 3 + 1) * height);
  });

  it('keeps every pixel of noise, which needs many blocks and more room than was made at first', async () => {
    const [width, height] = [640, 480];
    const data = noise(width, height);
    const bytes = await encode(data, width);
    expect(await decode(bytes)).toEqual(data);
    expect(unpack(bytes)).toHaveLength((width * 3 + 1) * height);
  });

  it('keeps every pixel, whatever few colours come in whatever order', async () => {
    const picture = fc.integer({ min: 1, max: 40 }).chain((width) =>
      fc.record({
        width: fc.constant(width),
        rows: fc.array(fc.array(fc.constantFrom(0, 0xff, 0xffffff, 0x102030), { minLength: width, maxLength: width }), {
          minLength: 1,
          maxLength: 20,
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(picture, async ({ width, rows }) => {
        const data = Uint32Array.from(rows.flat(), (color) => (opaque | color) >>> 0);
        const bytes = await encode(data, width);
        expect(await decode(bytes)).toEqual(data);
        expect(unpack(bytes)).toHaveLength((width * 3 + 1) * rows.length);
      }),
    );
  });

  it('writes the pattern of a gradient in a tenth of its bytes', async () => {
    const [width, height] = [1080, 200];
    const data = Uint32Array.from(
      { length: width * height },
      (_, i) => opaque | (0x306090 + ((i % width) & 3) * 0x010101),
    );
    data.forEach((pixel, i) => {
      data[i] = pixel + Math.floor(i / width / 4);
    });
    const bytes = await encode(data, width);
    expect(bytes.length).toBeLessThan((width * height * 3) / 10);
  });

  it('keeps pictures apart that are written at the same time', async () => {
    const [width, height] = [900, 300];
    const pictures = [noise(width, height), new Uint32Array(width * height).fill(0xff336699), noise(width, height - 1)];
    const written = await Promise.all(pictures.map((data) => encode(data, width)));
    expect(await Promise.all(written.map(decode))).toEqual(pictures);
  });

  it('puts chunks between the header and the data, and the picture is the same', async () => {
    const data = noise(64, 64);
    const words = { title: 'Bees “hum” & dance', description: 'A picture of bees', source: 'https://bees.example/' };
    const bytes = await encode(data, 64, false, makePngChunk(words));
    expect(bytes).toEqual(writeImageWords(await encode(data, 64), words));
    expect(readImageWords(bytes)).toEqual(words);
    expect(await decode(bytes)).toEqual(data);
  });

  it('reads pixels whose blue comes first', async () => {
    const data = Uint32Array.of(0xff112233, 0xff445566);
    const bytes = await encode(data, 2, true);
    expect(await decode(bytes)).toEqual(Uint32Array.of(0xff332211, 0xff665544));
  });
});
