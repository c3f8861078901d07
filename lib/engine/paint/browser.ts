import { type Format, mediaTypeByFormat } from '../../contract/index.ts';
import { type ImageWords, pngChunkWithWords, writeImageWords } from '../image-words/index.ts';
import type { Platform } from '../platform.ts';
import type { WorkerLike } from '../read/pdf/hosted.ts';
import { overMessages } from '../read/pdf/over-messages.ts';
import { createPdfReader } from '../read/pdf/reader.ts';
import { fontSet, getAddress, loadBundledFaces } from './bundled-faces.ts';
import { encodePng, rowsAtOnce } from './png/png.ts';
import { encodeToSize } from './quality.ts';

/** Pixels of what is only looked at, and leaves the canvas that is kept to the next picture. */
const maxGlancePx = 256 * 256;

/** A canvas with what is costly to make anew for each picture. */
interface Kept {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
  /** Where its pixels are read to. */
  readonly rows: Uint32Array<ArrayBuffer>;
}

function makeCanvas(width: number, height: number): Kept {
  const canvas = new OffscreenCanvas(width, height);
  // Drawn on the CPU: a picture is read back once, and fetching it from the GPU took 130 ms instead of 20.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas here');
  return { canvas, context, rows: new Uint32Array(width * Math.min(height, rowsAtOnce(width))) };
}

/** A frame of what the canvas shows; undefined where WebCodecs is missing or takes no canvas. */
function toFrame(canvas: OffscreenCanvas): VideoFrame | undefined {
  try {
    return new VideoFrame(canvas, { timestamp: 0 });
  } catch {
    return undefined;
  }
}

/**
 * Writes the canvas as PNG from its pixels as they are stored, without the conversion `getImageData` does (0.7 ms against
 * 6); undefined when they can't be had.
 */
async function encodeStored({ canvas: { width, height }, rows }: Kept, frame: VideoFrame, words?: ImageWords) {
  const order = /^(RGB|BGR)[AX]$/.exec(frame.format ?? '')?.[1];
  const rect = { x: 0, y: 0, width, height: 1 };
  if (order === undefined || frame.allocationSize({ rect }) !== width * 4) return undefined;
  const read = async (top: number, bottom: number) => {
    const place = rows.subarray(0, width * (bottom - top));
    await frame.copyTo(place, { rect: { ...rect, y: top, height: bottom - top } });
    return place;
  };
  return encodePng({ width, height, blueFirst: order === 'BGR', read }, words && pngChunkWithWords(words));
}

async function encodeAsPng(kept: Kept, words?: ImageWords): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const frame = toFrame(kept.canvas);
  try {
    return frame && (await encodeStored(kept, frame, words));
  } finally {
    frame?.close();
  }
}

async function encode(kept: Kept, format: Format, words?: ImageWords): Promise<Uint8Array<ArrayBuffer>> {
  const png = format === 'png' ? await encodeAsPng(kept, words) : undefined;
  if (png) return png;
  const { canvas } = kept;
  const type = mediaTypeByFormat[format];
  const encodeAt = (quality?: number) => canvas.convertToBlob({ type, quality });
  const getSize = ({ size }: Blob) => size;
  const blob =
    format === 'png' ? await encodeAt() : await encodeToSize(canvas.width * canvas.height, getSize, encodeAt);
  // A browser that can't write a type answers with PNG.
  if (blob.type !== type) throw new Error(`${format} cannot be written here`);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return words ? writeImageWords(bytes, words) : bytes;
}

interface BrowserParts {
  /** Starts a worker that runs {@link servePdfs}: only who bundles it knows its address. */
  readonly startPdfWorker: () => WorkerLike;
}

/** Canvas 2D in a worker (or page) of a browser. */
export function createBrowserPlatform({ startPdfWorker }: BrowserParts): Platform {
  // The canvas of the last picture: a new one has no memory yet and has not seen the fonts, which takes 6 ms.
  let spare: Kept | undefined;
  const takeCanvas = (width: number, height: number): Kept => {
    if (width * height <= maxGlancePx) return makeCanvas(width, height);
    const taken = spare;
    spare = undefined;
    if (taken?.canvas.width !== width || taken.canvas.height !== height) return makeCanvas(width, height);
    taken.context.reset();
    return taken;
  };
  return {
    loadFonts: loadBundledFaces,
    loadFace: async ({ alias, bytes, weight, unicodeRange }) => {
      const face = new FontFace(alias, bytes, { weight, ...(unicodeRange && { unicodeRange }) });
      fontSet().add(await face.load());
      return () => void fontSet().delete(face);
    },
    readFace: async (file) => new Uint8Array(await (await fetch(getAddress(file))).arrayBuffer()),
    createSurface: (width, height) => {
      const kept = takeCanvas(width, height);
      return {
        context: kept.context,
        encode: (format, words) =>
          encode(kept, format, words).finally(() => {
            spare = kept;
          }),
      };
    },
    createPath: (d) => new Path2D(d),
    decodeImage: async (bytes, mediaType) => {
      const blob = new Blob([new Uint8Array(bytes)], { type: mediaType });
      const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
      return { width: bitmap.width, height: bitmap.height, source: bitmap };
    },
    // Loaded with the first deck.
    readPptx: async (bytes, slides) => (await import('../read/pptx/index.ts')).readPptx(bytes, slides),
    ...createPdfReader(() => overMessages(startPdfWorker())),
  };
}
