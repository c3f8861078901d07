import { chunkFrameBytes, frameChunk } from '../../image-words/png.ts';
import { RunDeflate } from './deflate.ts';
import { filters, pickFilter, putFromAbove, putFromLeft, toRows } from './rows.ts';
import { countMaxTokens } from './tokens.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const headerLength = 13;
const afterHeader = signature.length + chunkFrameBytes + headerLength;

/** A row with more than one token per eight pixels, and the next one, are tried with another filter. */
const busyShare = 8;

interface PixelSource {
  readonly width: number;
  readonly height: number;
  /** BGRX instead of RGBX; the fourth byte is ignored. */
  readonly blueFirst: boolean;
  /** Rows from `top` to before `bottom`, at most {@link countRowsAtOnce}; valid until the next call. */
  read(top: number, bottom: number): Promise<Uint32Array>;
}

/** Pixels that fit in the processor's cache with their output. */
const pixelsAtOnce = 1 << 16;
/** At least two, as a row is read with the one above. */
export const countRowsAtOnce = (width: number) => Math.max(2, Math.floor(pixelsAtOnce / width));

/**
 * Writes an opaque picture as PNG in a fifth of the browser's time, and smaller. Each row has the filter with most runs: most
 * pixels equal the one above, to the left or, in dithered gradients, four to the left.
 * @param chunks whole chunks to be placed between header and data.
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
    const bottom = Math.min(height, top + countRowsAtOnce(width));
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
  const dataEnd = deflate.finish(chunkFrameBytes + 4);
  const { bytes } = deflate;
  bytes.set(chunks, afterHeader);
  frame(bytes, dataStart, dataEnd, source);
  return bytes.slice(0, dataEnd + 4 + chunkFrameBytes);
}

function frame(bytes: Uint8Array<ArrayBuffer>, dataStart: number, dataEnd: number, { width, height }: PixelSource) {
  const view = new DataView(bytes.buffer);
  const writeChunk = (at: number, type: string, length: number) => frameChunk(bytes, at, type, length);
  bytes.set(signature);
  const header = signature.length;
  view.setUint32(header + 8, width);
  view.setUint32(header + 12, height);
  // 8 bits a channel, RGB; deflate, the five filters, not interlaced.
  bytes.set([8, 2, 0, 0, 0], header + 16);
  writeChunk(header, 'IHDR', headerLength);
  writeChunk(dataStart - 8, 'IDAT', dataEnd - dataStart);
  writeChunk(dataEnd + 4, 'IEND', 0);
}
