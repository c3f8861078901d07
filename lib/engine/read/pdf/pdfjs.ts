import type { PDFDocumentProxy } from 'pdfjs-dist';
import { EngineError } from '../../errors.ts';
import { Canvases } from './canvases.ts';
import type { PdfInfo } from './page.ts';

// The legacy build: the other needs `Map.getOrInsertComputed`, which Firefox ESR 140 lacks.
const { getDocument, VerbosityLevel } = await loadPdfJs();

async function loadPdfJs(): Promise<typeof import('pdfjs-dist')> {
  // Its worker half would take this worker's messages; without `postMessage` it does not listen.
  const own = Object.getOwnPropertyDescriptor(globalThis, 'postMessage');
  if (own) Object.defineProperty(globalThis, 'postMessage', { ...own, value: undefined });
  const pdfjsWorker: unknown = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  if (own) Object.defineProperty(globalThis, 'postMessage', own);
  Object.assign(globalThis, { pdfjsWorker });
  return import('pdfjs-dist/legacy/build/pdf.min.mjs');
}

export interface PdfHost {
  /** Folder of pdf.js's encoding files, with a final slash. */
  readonly cMapUrl: string;
  readonly decoderUrl: string;
  readFile(address: string): Promise<Uint8Array>;
  createCanvas(width: number, height: number): OffscreenCanvas;
  encodePng(canvas: OffscreenCanvas): Promise<Uint8Array<ArrayBuffer>>;
  workedMs(): number;
}

/** Larger images are left out: decoding takes four bytes per pixel. */
const maxImagePixels = 40_000_000;

/** Nothing in it is run, only pdf.js's files are fetched. @throws {EngineError} `pdf_encrypted`, `pdf_damaged` */
export async function withPdf<T>(
  bytes: Uint8Array,
  host: PdfHost,
  use: (pdf: PDFDocumentProxy) => Promise<T>,
  canvases = new Canvases(host.createCanvas),
): Promise<T> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    useWorkerFetch: false,
    // Extension pages may not compile wasm; pdf.js has the decoders in plain JavaScript.
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: maxImagePixels,
    cMapUrl: host.cMapUrl,
    wasmUrl: host.decoderUrl,
    BinaryDataFactory: class {
      fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
        // Encodings only; drawing fonts are not shipped, since scans need none.
        if (kind !== 'cMapUrl' || !/^[\w-]+\.bcmap$/.test(filename))
          return Promise.reject(new Error(`${filename} is not here`));
        return host.readFile(host.cMapUrl + filename);
      }
    },
    CanvasFactory: class {
      create = (width: number, height: number) => canvases.create(width, height);
      reset = canvases.reset.bind(canvases);
      destroy = canvases.destroy.bind(canvases);
      getNoAlphaContext(canvas: OffscreenCanvas) {
        return canvas.getContext('2d', { alpha: false });
      }
    },
    FilterFactory: NoFilters,
  });
  try {
    const pdf = await task.promise.catch((error: unknown) => {
      throw toEngineError(error);
    });
    return await use(pdf);
  } finally {
    await task.destroy();
  }
}

/** SVG filters need a document; without them a scan's soft colours are not adjusted. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/** pdf.js distinguishes errors by name. */
export function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return new EngineError(isLocked ? 'pdf_encrypted' : 'pdf_damaged', { cause: error });
}

/** The XMP packet comes before the information dictionary, as it is always Unicode. */
export async function readPdfInfo(pdf: PDFDocumentProxy): Promise<PdfInfo> {
  const { info, metadata } = await pdf.getMetadata();
  const fields = new Map<string, unknown>(Object.entries(info));
  const readText = (value: unknown): string | undefined => {
    const first: unknown = Array.isArray(value) ? value.join(', ') : value;
    return typeof first === 'string' && first.trim() !== '' ? first.slice(0, 1000) : undefined;
  };
  return {
    title: readText(fields.get('Title')) ?? readText(metadata?.get('dc:title')),
    author: readText(fields.get('Author')) ?? readText(metadata?.get('dc:creator')),
    created: readText(fields.get('CreationDate')),
    language: readText(fields.get('Language')),
  };
}
