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
  /** Resolves when the bundled faces can be drawn; safe to call again, loads once. */
  loadFonts(): Promise<void>;
  /** Makes a font file drawable under a name of its own, and answers what unloads it. Rejects when it is no font. */
  loadFace(face: LoadableFace): Promise<() => void>;
  createSurface(width: number, height: number): Surface;
  createPath(d: string): Path2D;
  /** Decodes a PNG, JPEG or WebP whose header was already checked. Rejects when the bytes do not decode. */
  decodeImage(bytes: Uint8Array, mediaType: string): Promise<DecodedImage>;
  /**
   * Reads a PDF in a worker of its own, which is ended when it takes too long.
   * @throws {EngineError} `pdf_encrypted`, `pdf_damaged`, `pdf_scanned`, `read_too_slow` or `empty_source`.
   */
  readPdf(bytes: Uint8Array, name?: string): Promise<SourceDocument>;
  /**
   * A PDF's first page as a PNG file, drawn in the same worker: what a scan can be used as.
   * @throws {EngineError} as {@link readPdf}.
   */
  drawPdfPage(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

export interface LoadableFace extends FontFile {
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
  /** Advance width in pixels. */
  width(text: string, font: Font): number;
  /** Font-wide ascent and descent in pixels, both positive. */
  metrics(font: Font): { readonly ascent: number; readonly descent: number };
}
