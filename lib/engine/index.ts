import type { Aspect, Format } from '../contract/index.ts';
import type { Brief, MemeDraft, MemeIdea, Steering } from './brief.ts';
import type { UnmetWish } from './compose/wishes.ts';
import type { Embed, Source, SourceDocument } from './document.ts';
import type { Scouted } from './meme/scout/index.ts';
import type { TextPlaces } from './meme/text-boxes.ts';
import type { DrawnText } from './paint/list-texts.ts';
import type { StandIn } from './paint/load-typefaces.ts';
import type { PdfPage, Platform } from './platform.ts';
import type { FontFamilies } from './typefaces.ts';

/** Pixel sizes of a picture, by aspect. */
export { pictureSizes } from './sizes.ts';

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly mediaType: string;
  /** What the picture says, for alt texts. */
  readonly description: string;
  /** The texts where they stand, for the editor of the picture. */
  readonly texts?: readonly DrawnText[];
  /** Fonts that could not be drawn with, and what stands in for each. */
  readonly standIns?: readonly StandIn[];
  readonly lacksLogo?: boolean;
  /** Name of the composition that was drawn. */
  readonly composition?: string;
  /** Of a meme of the user's own image: where texts can be placed on it. */
  readonly places?: TextPlaces;
  /** What the notes ask for and the picture could not be. */
  readonly unmet?: readonly UnmetWish[];
}

/** Bytes that came with a request, by the name the document and brief use for them (`sourceImage`). */
export type Assets = Readonly<Record<string, Uint8Array>>;

export interface Rendering {
  readonly aspect: Aspect;
  readonly format: Format;
  readonly steering: Steering;
  readonly assets: Assets;
  /** What it is set in; a family without files is one that could not be had. */
  readonly fonts?: FontFamilies | undefined;
  /** Which one of the compositions, each of another name: 0 is the best; a name takes the best that goes by it, else the best. */
  readonly composition?: number | string | undefined;
  /** Pixels wide, for previews; by default the picture's own width. */
  readonly widthPx?: number | undefined;
}

/**
 * One source in, one picture out, a stage at a time. Every stage's result is JSON (pictures aside), so that the host that runs
 * the stages may keep it and go on later. Throws {@link EngineError}.
 */
export interface Engine {
  extract(source: Source): Promise<SourceDocument>;
  /** A page of a PDF as a PNG file: the first, for scans, which have nothing else to offer, or another to be recognised by. */
  drawPdfPage(bytes: Uint8Array, page?: PdfPage): Promise<Uint8Array<ArrayBuffer>>;
  brief(document: SourceDocument, steering: Steering): Brief;
  drawInfographic(brief: Brief, rendering: Rendering): Promise<Picture>;
  /**
   * The designs that the brief can have, at most so many, each of another composition: the best first, and as they are asked for.
   */
  drawDesigns(brief: Brief, rendering: Rendering, maxDesigns: number): AsyncGenerator<Picture>;
  /** What is talked about now and has to do with the document, and who was asked: nobody offline, or with no feed allowed. */
  scout(document: SourceDocument): Promise<Scouted>;
  /** Memes that fit, each a template with its captions, best first. `topics` are what scouting found, `recent` what was drawn lately. */
  match(
    document: SourceDocument,
    topics: readonly string[],
    steering: Steering,
    recent?: readonly MemeIdea[],
  ): readonly MemeIdea[];
  /** The idea to draw, with its runners-up: the best, or the take that the style notes ask for. */
  write(document: SourceDocument, ideas: readonly MemeIdea[], steering: Steering): MemeDraft;
  drawMeme(draft: MemeDraft, rendering: Rendering): Promise<Picture>;
}

export type { UnmetWish } from './compose/wishes.ts';
export type { TextPlaces } from './meme/text-boxes.ts';
export type { DrawnText } from './paint/list-texts.ts';
export type { Brief, Embed, MemeDraft, MemeIdea, Platform, Scouted, Source, SourceDocument, Steering };
