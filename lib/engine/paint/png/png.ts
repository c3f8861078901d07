import { crc32 } from './crc32.ts';
import { RunDeflate } from './deflate.ts';
import { filters, pickFilter, putFromAbove, putFromLeft, toRows } from './rows.ts';
import { countMaxTokens } from './tokens.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A chunk's length, type and CRC. */
const chunkFrame = 12;
const headerLength = 13;
const afterHeader = signature.length + chunkFrame + headerLength;

/** A row that takes more than a token for every eighth pixel, and the row after it, may have a better filter than from above. */
const busyShare = 8;

/** An opaque picture whose rows are read as they are needed, a few at a time: what was just read is still at hand. */
interface PixelSource {
  readonly width: number;
  readonly height: number;
  /** How its pixels' bytes are ordered. The fourth is not looked at. */
  readonly blueFirst: boolean;
  /** The rows from `top` on up to `bottom`, which are looked at until the next are read. At most {@link rowsAtOnce}. */
  read(top: number, bottom: number): Promise<Uint32Array>;
}

/** Pixels that fit in a processor's own memory beside what is made of them. */
const pixelsAtOnce = 1 << 16;
/** Two at least: a row is read with the one above. */
export const rowsAtOnce = (width: number) => Math.max(2, Math.floor(pixelsAtOnce / width));

/**
 * Writes an opaque picture as PNG, faster than the browser does (a poster in a fifth of its time, and smaller): drawings
 * are mostly pixels like the one above, to the left, or, where painters mix the colours of a gradient, four to the left, so
 * each row takes the filter that leaves most of them to runs.
 * @param chunks whole ones that stand between the header and the data.
 */
export async function encodePng(
  source: PixelSource,
  chunks: Uint8Array = new Uint8Array(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, blueFirst } = source;
  const dataStart = afterHeader + chunks.length + 8;
  const deflate = new RunDeflate(dataStart);
  const { block } = deflate;
  const few = Math.ceil(width / busyShare);
  let isBusy = true;
  for (let y = 0; y < height; ) {
    const top = Math.max(0, y - 1);
    const bottom = Math.min(height, top + rowsAtOnce(width));
    const rows = toRows(await source.read(top, bottom), width, blueFirst);
    for (; y < bottom; y++) {
      const start = (y - top) * width;
      deflate.makeRoom(countMaxTokens(width));
      const before = block.used;
      if (isBusy || !putFromAbove(block, rows, start, few)) {
        const isUp = y > 0 && pickFilter(rows, start) === filters.up;
        if (isUp) putFromAbove(block, rows, start, Number.POSITIVE_INFINITY);
        else putFromLeft(block, rows, start);
      }
      isBusy = block.used - before > few;
    }
  }
  const dataEnd = deflate.finish(chunkFrame + 4);
  const { bytes } = deflate;
  bytes.set(chunks, afterHeader);
  frame(bytes, dataStart, dataEnd, source);
  return bytes.slice(0, dataEnd + 4 + chunkFrame);
}

/** Puts the header, and the chunks' frames around the data and at the end. */
function frame(bytes: Uint8Array<ArrayBuffer>, dataStart: number, dataEnd: number, { width, height }: PixelSource) {
  const view = new DataView(bytes.buffer);
  const chunk = (at: number, type: string, length: number) => {
    view.setUint32(at, length);
    for (let i = 0; i < 4; i++) bytes[at + 4 + i] = type.charCodeAt(i);
    view.setUint32(at + 8 + length, crc32(bytes.subarray(at + 4, at + 8 + length)));
  };
  bytes.set(signature);
  const header = signature.length;
  view.setUint32(header + 8, width);
  view.setUint32(header + 12, height);
  // 8 bits a channel, red green blue; deflate, the five filters, not interlaced.
  bytes.set([8, 2, 0, 0, 0], header + 16);
  chunk(header, 'IHDR', headerLength);
  chunk(dataStart - 8, 'IDAT', dataEnd - dataStart);
  chunk(dataEnd + 4, 'IEND', 0);
}
