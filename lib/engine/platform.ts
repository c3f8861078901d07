import type { Format } from '../contract/index.ts';
import type { SourceDocument } from './document.ts';
import type { ImageWords } from './image-words/index.ts';
import type { Font } from './scene.ts';
import type { FontFile } from './typefaces.ts';

/** Differences between a browser's worker (`paint/browser.ts`) and Node (`paint/node.ts`). */
export interface Platform {
  /** Loads the bundled faces, or those that a text needs, once each. A platform may always load all. */
  loadFonts(needed?: { readonly text: string; readonly language: string }): Promise<void>;
  /** Registers a font file under a name of its own and returns its unloader. Rejects invalid fonts. */
  loadFace(face: LoadableFace): Promise<() => void>;
  readFace(file: string): Promise<Uint8Array>;
  /** Whether the platform's fonts have the letters of a text; absent where a browser finds a font for any script. */
  hasGlyphs?(text: string, language: string): boolean;
  createSurface(width: number, height: number): PaintSurface;
  createPath(d: string): Path2D;
  /**
   * Decodes a PNG, JPEG or WebP with a checked header; in Node in a process of its own, large ones at fewer pixels.
   * Rejects invalid bytes; throws {@link EngineError} `image_too_large` when that takes too much memory.
   */
  decodeImage(bytes: Uint8Array, mediaType: string): Promise<DecodedImage>;
  /**
   * Reads a PDF in a worker or process of its own, which is ended above a time or memory limit.
   * @throws {EngineError} `pdf_encrypted`, `pdf_damaged`, `pdf_scanned`, `archive_too_large`, `read_too_slow`, `empty_source`.
   */
  readPdf(bytes: Uint8Array, name?: string, pages?: readonly number[]): Promise<SourceDocument>;
  /**
   * Reads a deck; in Node in a process of its own.
   * @throws {EngineError} `pptx_damaged`, `archive_too_large`, `unsupported_source` or `empty_source`.
   */
  readPptx(bytes: Uint8Array, slides?: readonly number[]): Promise<SourceDocument>;
  /**
   * A page of a PDF as a large PNG, by default the first; isolated as {@link readPdf}.
   * @throws {EngineError} as {@link readPdf}, and `scan_too_large`.
   */
  drawPdfPage(bytes: Uint8Array, page?: PdfPage): Promise<Uint8Array<ArrayBuffer>>;
}

/** A page, counted from 1, and the pixels of its longer side. */
export interface PdfPage {
  readonly number: number;
  readonly sidePx: number;
}

interface LoadableFace extends FontFile {
  readonly alias: string;
}

/** An opaque picture being drawn; unusable after encoding, since the next one reuses its memory. */
export interface PaintSurface {
  readonly context: OffscreenCanvasRenderingContext2D;
  /** @param words go into the file. */
  encode(format: Format, words?: ImageWords): Promise<Uint8Array<ArrayBuffer>>;
}

export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly source: CanvasImageSource;
}

export interface TextMeasurer {
  width(text: string, font: Font): number;
  metrics(font: Font): { readonly ascent: number; readonly descent: number };
}
