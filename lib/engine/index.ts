import type { Aspect, Format } from '../contract/index.ts';
import type { Brief, MemeDraft, MemeIdea, Steering } from './brief.ts';
import type { Embed, Source, SourceDocument } from './document.ts';
import type { Scouted } from './meme/scout/index.ts';
import type { StandIn } from './paint/load-typefaces.ts';
import type { Platform } from './platform.ts';
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
  /** Fonts that could not be drawn with, and what stands in for each. */
  readonly standIns?: readonly StandIn[];
  /** Whether there was a logo that could not be drawn. */
  readonly lacksLogo?: boolean;
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
}

/**
 * One source in, one picture out, a stage at a time. Every stage's result is JSON (pictures aside), so that whoever runs
 * the stages may keep it and go on later. Throws {@link EngineError}.
 */
export interface Engine {
  extract(source: Source): Promise<SourceDocument>;
  /** A PDF's first page as a PNG file, for scans, which have nothing else to offer. */
  drawPdfPage(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  brief(document: SourceDocument, steering: Steering): Brief;
  drawInfographic(brief: Brief, rendering: Rendering): Promise<Picture>;
  /** What is talked about now and has to do with the document, and who was asked: nobody offline, or with no feed allowed. */
  scout(document: SourceDocument): Promise<Scouted>;
  /** Memes that fit, each a template with its captions, best first. `topics` are what scouting found. */
  match(document: SourceDocument, topics: readonly string[], steering: Steering): readonly MemeIdea[];
  /** The idea to draw, with its runners-up: the best, or the take that the style notes ask for. */
  write(document: SourceDocument, ideas: readonly MemeIdea[], steering: Steering): MemeDraft;
  drawMeme(draft: MemeDraft, rendering: Rendering): Promise<Picture>;
}

export type { Brief, Embed, MemeDraft, MemeIdea, Platform, Scouted, Source, SourceDocument, Steering };
