import type { Format } from '../contract/index.ts';
import type { SourceDocument } from './document.ts';
import type { ImageWords } from './image-words/index.ts';
import type { Font } from './scene.ts';
import type { FontFile } from './typefaces.ts';

/**
 * What differs between a browser's worker and Node, and nothing else: a canvas, its encoder, fonts and image decoding.
 * Implemented by `paint/browser.ts` and `paint/node.ts`.
 */
export interface Platform {
  /**
   * Resolves when the bundled faces can be drawn, or those that a text needs; safe to call again, loads each once. A platform
   * may always load all.
   */
  loadFonts(needed?: { readonly text: string; readonly language: string }): Promise<void>;
  /** Makes a font file drawable under a name of its own, and returns what unloads it. Rejects when it is no font. */
  loadFace(face: LoadableFace): Promise<() => void>;
  /** Returns a bundled font file (`Face.file`) as it is, for files that fonts are embedded in. */
  readFace(file: string): Promise<Uint8Array>;
  createSurface(width: number, height: number): Surface;
  createPath(d: string): Path2D;
  /**
   * Decodes a PNG, JPEG or WebP whose header was already checked; in Node in a process of its own, and large ones to fewer
   * pixels. Rejects when the bytes do not decode, with an {@link EngineError} `image_too_large` when that takes too much memory.
   */
  decodeImage(bytes: Uint8Array, mediaType: string): Promise<DecodedImage>;
  /**
   * Reads a PDF in a worker or process of its own, which is ended when it takes too long or too much memory.
   * @throws {EngineError} `pdf_encrypted`, `pdf_damaged`, `pdf_scanned`, `archive_too_large`, `read_too_slow` or
   * `empty_source`.
   */
  readPdf(bytes: Uint8Array, name?: string, pages?: readonly number[]): Promise<SourceDocument>;
  /**
   * Reads a deck; in Node in a process of its own.
   * @throws {EngineError} `pptx_damaged`, `archive_too_large`, `unsupported_source` or `empty_source`.
   */
  readPptx(bytes: Uint8Array, slides?: readonly number[]): Promise<SourceDocument>;
  /**
   * A page of a PDF as a PNG file, drawn as safely: what a scan can be used as. By default the first, and large.
   * @throws {EngineError} as {@link readPdf}, and `scan_too_large`.
   */
  drawPdfPage(bytes: Uint8Array, page?: PdfPage): Promise<Uint8Array<ArrayBuffer>>;
}

/** A page, from 1, and the pixels of its longer side. */
export interface PdfPage {
  readonly number: number;
  readonly sidePx: number;
}

interface LoadableFace extends FontFile {
  /** What it is called in a CSS `font-family`. */
  readonly alias: string;
}

/** An opaque picture being drawn. Encoding it is the end of it: what it is made of goes into the next one. */
export interface Surface {
  readonly context: OffscreenCanvasRenderingContext2D;
  /** @param words go into the file. */
  encode(format: Format, words?: ImageWords): Promise<Uint8Array<ArrayBuffer>>;
}

export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly source: CanvasImageSource;
}

/** Measures text as it will be painted. */
export interface TextMeasurer {
  width(text: string, font: Font): number;
  /** Font-wide ascent and descent in pixels, both positive. */
  metrics(font: Font): { readonly ascent: number; readonly descent: number };
}
