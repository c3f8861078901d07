import type { PDFDocumentProxy } from 'pdfjs-dist';
import { EngineError } from '../../errors.ts';
import { Canvases } from './canvases.ts';
import type { PdfInfo } from './page.ts';

// The build for older browsers, since the other one needs `Map.getOrInsertComputed`, which Firefox ESR 140 has not.
const { getDocument, VerbosityLevel } = await loadPdfJs();

/** Loads pdf.js so that it works in this thread and starts none of its own: there is one to be ended. */
async function loadPdfJs(): Promise<typeof import('pdfjs-dist')> {
  // In a worker its half for workers would take the scope's messages for its own; without `postMessage` it leaves them be.
  const own = Object.getOwnPropertyDescriptor(globalThis, 'postMessage');
  if (own) Object.defineProperty(globalThis, 'postMessage', { ...own, value: undefined });
  const pdfjsWorker: unknown = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  if (own) Object.defineProperty(globalThis, 'postMessage', own);
  Object.assign(globalThis, { pdfjsWorker });
  return import('pdfjs-dist/legacy/build/pdf.min.mjs');
}

/** What pdf.js needs of the place it runs in. */
export interface PdfHost {
  /** Address of the folder with pdf.js's own files for encodings, with a slash at its end. */
  readonly cMapUrl: string;
  /** The same of its image decoders. */
  readonly decoderUrl: string;
  /** Reads one of those files. Nothing else is ever asked for. */
  readFile(address: string): Promise<Uint8Array>;
  createCanvas(width: number, height: number): OffscreenCanvas;
  encodePng(canvas: OffscreenCanvas): Promise<Uint8Array<ArrayBuffer>>;
  /** Milliseconds that were worked: of the processor where the system tells them. */
  workedMs(): number;
}

/** Pictures with more pixels are left out of a page: decoding takes four bytes for each. As the engine's cap on images. */
const maxImagePixels = 40_000_000;

/**
 * Opens a PDF and does something with it. Nothing in it is run, and nothing is fetched but pdf.js's own files.
 * @throws {EngineError} `pdf_encrypted` or `pdf_damaged`.
 */
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
    // Compiling wasm is not allowed in an extension's pages: pdf.js has the same decoders in plain JavaScript.
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
        // Only letters come with a text's encoding; fonts to draw with are not shipped, since scans have none.
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

/** The filters of SVG need a document. Without them soft colours of a scan are drawn as they are. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/** pdf.js says by the error's name what is wrong with a file. */
export function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return new EngineError(isLocked ? 'pdf_encrypted' : 'pdf_damaged', { cause: error });
}

/** What the information dictionary and the XMP packet say; the packet comes first, as its texts are always Unicode. */
export async function readPdfInfo(pdf: PDFDocumentProxy): Promise<PdfInfo> {
  const { info, metadata } = await pdf.getMetadata();
  const fields = new Map<string, unknown>(Object.entries(info));
  const text = (value: unknown): string | undefined => {
    const first: unknown = Array.isArray(value) ? value.join(', ') : value;
    return typeof first === 'string' && first.trim() !== '' ? first.slice(0, 1000) : undefined;
  };
  return {
    title: text(fields.get('Title')) ?? text(metadata?.get('dc:title')),
    author: text(fields.get('Author')) ?? text(metadata?.get('dc:creator')),
    created: text(fields.get('CreationDate')),
    language: text(fields.get('Language')),
  };
}
