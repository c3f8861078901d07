import type { Aspect, Format } from '../contract/index.ts';
import type { Brief, MemeDraft, MemeIdea, Steering } from './brief.ts';
import type { UnmetWish } from './compose/wishes.ts';
import type { Embed, Source, SourceDocument } from './document.ts';
import type { Scouted } from './meme/scout/index.ts';
import type { TextPlaces } from './meme/text-boxes.ts';
import type { StandIn } from './paint/load-typefaces.ts';
import type { PaintedPicture } from './paint/render.ts';
import type { PdfPage, Platform } from './platform.ts';
import type { FontFamilies } from './typefaces.ts';

export { pictureSizes } from './sizes.ts';

export interface Picture extends PaintedPicture {
  readonly standIns?: readonly StandIn[];
  readonly lacksLogo?: boolean;
  readonly composition?: string;
  readonly places?: TextPlaces;
  readonly unmet?: readonly UnmetWish[];
}

/** Bytes of a request by the names used in document and brief (`sourceImage`). */
export type Assets = Readonly<Record<string, Uint8Array>>;

export interface Rendering {
  readonly aspect: Aspect;
  readonly format: Format;
  readonly steering: Steering;
  readonly assets: Assets;
  readonly fonts?: FontFamilies | undefined;
  /** Index among compositions of different names (0 is the best), or a name; an unknown name gets the best. */
  readonly composition?: number | string | undefined;
  /** Width in pixels for previews; by default the picture's own. */
  readonly widthPx?: number | undefined;
}

export interface Engine {
  extract(source: Source): Promise<SourceDocument>;
  /** A page of a PDF as PNG, by default the first: for scans and thumbnails. */
  drawPdfPage(bytes: Uint8Array, page?: PdfPage): Promise<Uint8Array<ArrayBuffer>>;
  brief(document: SourceDocument, steering: Steering): Brief;
  drawInfographic(brief: Brief, rendering: Rendering): Promise<Picture>;
  drawDesigns(brief: Brief, rendering: Rendering, maxDesigns: number): AsyncGenerator<Picture>;
  /** Current topics near the document, and the feeds asked: none offline or without permission. */
  scout(document: SourceDocument): Promise<Scouted>;
  match(
    document: SourceDocument,
    topics: readonly string[],
    steering: Steering,
    recent?: readonly MemeIdea[],
  ): readonly MemeIdea[];
  write(document: SourceDocument, ideas: readonly MemeIdea[], steering: Steering): MemeDraft;
  drawMeme(draft: MemeDraft, rendering: Rendering): Promise<Picture>;
}

export type { UnmetWish } from './compose/wishes.ts';
export type { TextPlaces } from './meme/text-boxes.ts';
export type { DrawnText } from './paint/list-texts.ts';
export type { Brief, Embed, MemeDraft, MemeIdea, Platform, Scouted, Source, SourceDocument, Steering };
