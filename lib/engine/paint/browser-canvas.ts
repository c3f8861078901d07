import { type Format, mediaTypeByFormat } from '../../contract/index.ts';
import { type ImageWords, makePngChunk, writeImageWords } from '../image-words/index.ts';
import { countRowsAtOnce, encodePng } from './png/png.ts';
import { encodeToSize } from './quality.ts';

export interface KeptCanvas {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly rows: Uint32Array<ArrayBuffer>;
}

export function makeCanvas(width: number, height: number): KeptCanvas {
  const canvas = new OffscreenCanvas(width, height);
  // A CPU canvas: reading a picture back from the GPU takes 130 ms instead of 20.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas here');
  return { canvas, context, rows: new Uint32Array(width * Math.min(height, countRowsAtOnce(width))) };
}

/** Undefined where WebCodecs is missing or rejects the canvas. */
function toFrame(canvas: OffscreenCanvas): VideoFrame | undefined {
  try {
    return new VideoFrame(canvas, { timestamp: 0 });
  } catch {
    return undefined;
  }
}

/** PNG from the raw pixels, which saves `getImageData`'s conversion (0.7 ms instead of 6); undefined without access to them. */
async function encodeStored({ canvas: { width, height }, rows }: KeptCanvas, frame: VideoFrame, words?: ImageWords) {
  const order = /^(RGB|BGR)[AX]$/.exec(frame.format ?? '')?.[1];
  const rect = { x: 0, y: 0, width, height: 1 };
  if (order === undefined || frame.allocationSize({ rect }) !== width * 4) return undefined;
  const read = async (top: number, bottom: number) => {
    const place = rows.subarray(0, width * (bottom - top));
    await frame.copyTo(place, { rect: { ...rect, y: top, height: bottom - top } });
    return place;
  };
  return encodePng({ width, height, blueFirst: order === 'BGR', read }, words && makePngChunk(words));
}

async function encodeAsPng(kept: KeptCanvas, words?: ImageWords): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const frame = toFrame(kept.canvas);
  try {
    return frame && (await encodeStored(kept, frame, words));
  } finally {
    frame?.close();
  }
}

export async function encodeCanvas(
  kept: KeptCanvas,
  format: Format,
  words?: ImageWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const png = format === 'png' ? await encodeAsPng(kept, words) : undefined;
  if (png) return png;
  const { canvas } = kept;
  const type = mediaTypeByFormat[format];
  const encodeAt = (quality?: number) => canvas.convertToBlob({ type, quality });
  const getSize = ({ size }: Blob) => size;
  const blob =
    format === 'png' ? await encodeAt() : await encodeToSize(canvas.width * canvas.height, getSize, encodeAt);
  // Browsers fall back to PNG for types that they cannot write.
  if (blob.type !== type) throw new Error(`${format} cannot be written here`);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return words ? writeImageWords(bytes, words) : bytes;
}
