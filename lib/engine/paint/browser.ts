import type { Platform } from '../platform.ts';
import type { WorkerLike } from '../read/pdf/hosted.ts';
import { connectByMessages } from '../read/pdf/over-messages.ts';
import { createPdfReader } from '../read/pdf/reader.ts';
import { encodeCanvas, type KeptCanvas, makeCanvas } from './browser-canvas.ts';
import { getAddress, getFontSet, loadBundledFaces } from './bundled-faces.ts';

const maxGlancePx = 256 * 256;

interface BrowserParts {
  /** Starts a worker that runs {@link servePdfs}; only the bundling application knows its address. */
  readonly startPdfWorker: () => WorkerLike;
}

export function createBrowserPlatform({ startPdfWorker }: BrowserParts): Platform {
  // Reused: a new canvas needs memory and its fonts again, which takes 6 ms.
  let spare: KeptCanvas | undefined;
  const takeCanvas = (width: number, height: number): KeptCanvas => {
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
      getFontSet().add(await face.load());
      return () => void getFontSet().delete(face);
    },
    readFace: async (file) => new Uint8Array(await (await fetch(getAddress(file))).arrayBuffer()),
    createSurface: (width, height) => {
      const kept = takeCanvas(width, height);
      return {
        context: kept.context,
        encode: (format, words) =>
          encodeCanvas(kept, format, words).finally(() => {
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
    readPptx: async (bytes, slides) => (await import('../read/pptx/index.ts')).readPptx(bytes, slides),
    ...createPdfReader(() => connectByMessages(startPdfWorker())),
  };
}
