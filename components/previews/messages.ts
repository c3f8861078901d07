import * as z from 'zod/mini';
import { aspects, formats } from '../../lib/contract/index.ts';
import { version } from '../../lib/edit/version.ts';
import { brand } from '../../lib/engine/brand/brand.ts';
import { looks } from '../../lib/engine/brand/theme.ts';
import { brief, memeDraft } from '../../lib/engine/brief.ts';
import { block } from '../../lib/engine/document.ts';
import { createRequest } from '../../lib/jobs/record.ts';

/** Formats that a picture is written in; those that others can edit hold several pages. */
const fileFormats = [...formats, 'svg', 'pptx', 'pdf'] as const;
export type FileFormat = (typeof fileFormats)[number];

/**
 * A version of a picture. `request`: that made the picture, absent where a template was filled; `brand`: of the site that it
 * names.
 */
const drawnVersion = z.object({ version, request: z.optional(createRequest), brand: z.optional(brand) });
export type DrawnVersion = z.infer<typeof drawnVersion>;

/** A stored PDF or deck page by page; with `chosen` pages, from 1, the text of those. */
const pagesSubject = z.object({
  pagesOf: z.uuid(),
  name: z.string(),
  address: z.string(),
  chosen: z.optional(z.array(z.int().check(z.positive()))),
});
export type PagesSubject = z.infer<typeof pagesSubject>;

/** Drawings of the packed set that a user looks for, in their language or in that of the picture's words. */
const drawingQuery = z.object({ query: z.string(), language: z.string(), pictureLanguage: z.string() });
export type DrawingQuery = z.infer<typeof drawingQuery>;

/** What is drawn: a request as it would be sent, read on this device; a version of a finished picture; or drawings by name. */
const subject = z.union([
  // Before the request alone, which it may have too.
  drawnVersion,
  z.object({ request: createRequest }),
  /** Files to keep: of the picture, or of the slides of a series that it becomes, as pictures and one PDF. */
  z.object({ file: drawnVersion, as: z.union([z.enum(fileFormats), z.literal('series')]) }),
  drawingQuery,
  pagesSubject,
  /** What a brief says as the slides of a series; none where it is too little. */
  z.object({ slidesOf: brief }),
]);
export type Subject = z.infer<typeof subject>;

/** Which other pictures of a subject are drawn, in this order. */
const variety = z.object({
  /** At most so many compositions, or ideas for a meme, the best first. */
  compositions: z.int(),
  looks: z.array(z.enum(looks)),
  aspects: z.array(z.enum(aspects)),
  /** Templates of memes, each with the captions that it has places for. */
  templates: z.enum(['all', 'none']),
  /** Places of those that are drawn now, in this order, after a list of all places; absent: all, without one. */
  wanted: z.optional(z.array(z.string())),
});
export type Variety = z.infer<typeof variety>;

/** Kinds of work: the newest request of each takes the place of the one before, and a picture goes before designs. */
export const lanes = ['picture', 'search', 'file', 'text', 'designs', 'pages'] as const;
export type Lane = (typeof lanes)[number];

/** Page → worker: draw this, so many pixels wide; by default in the picture's own size. `variety` for designs. */
export const previewRequest = z.object({
  number: z.int(),
  lane: z.enum(lanes),
  subject,
  widthPx: z.optional(z.int().check(z.positive())),
  variety: z.optional(variety),
});
export type PreviewRequest = z.infer<typeof previewRequest>;

const drawnText = z.object({
  text: z.string(),
  role: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  lines: z.array(z.object({ text: z.string(), x: z.number(), baseline: z.number(), width: z.number() })),
});

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A drawn picture: its file, its texts in the pixels of the whole picture, and what it was drawn as. */
const preview = z.object({
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  width: z.int(),
  height: z.int(),
  description: z.string(),
  texts: z.array(drawnText),
  composition: z.optional(z.string()),
  /** Of a meme of an own image: where it stands, and calm places on it (`lib/engine/meme/text-boxes.ts`). */
  places: z.optional(z.object({ frame: box, usual: z.array(box), calm: z.array(box) })),
  /** Of a meme that was found in a source. */
  draft: z.optional(memeDraft),
});
export type Preview = z.infer<typeof preview>;
export type PreviewText = Preview['texts'][number];

/** What sets a design apart from what was asked for; of a meme the number of its idea, from 1. */
const design = z.object({
  composition: z.optional(z.string()),
  look: z.optional(z.enum(looks)),
  aspect: z.optional(z.enum(aspects)),
  take: z.optional(z.int()),
  template: z.optional(z.string()),
});
export type Design = z.infer<typeof design>;

/** A drawing as the layers of an SVG, in the set's units. */
const foundDrawing = z.object({
  name: z.string(),
  /** What it is called in the user's language. */
  label: z.string(),
  viewBox: z.string(),
  layers: z.array(
    z.object({
      d: z.string(),
      fill: z.string(),
      /** Width of the line it is drawn with, in place of being filled. */
      line: z.optional(z.number()),
      isEvenOdd: z.optional(z.boolean()),
      opacity: z.optional(z.number()),
    }),
  ),
});
export type FoundDrawing = z.infer<typeof foundDrawing>;

/** A written file; a series' slides come in their order. */
const file = z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>), mediaType: z.string() });
export type WrittenFile = z.infer<typeof file>;

/** A page or slide as it was read, with its picture where it can be drawn. */
const filePage = z.object({
  number: z.int(),
  of: z.int(),
  blocks: z.array(block),
  picture: z.optional(z.instanceof(Uint8Array<ArrayBuffer>)),
});
export type FilePage = z.infer<typeof filePage>;

const about = { number: z.int(), lane: z.enum(lanes) };

/** Worker → page. Designs come one by one, then `isDone`. */
export const previewReply = z.union([
  z.object({ ...about, preview, design: z.optional(design), place: z.optional(z.string()) }),
  z.object({ ...about, places: z.array(z.string()) }),
  z.object({ ...about, found: z.array(foundDrawing) }),
  z.object({ ...about, file }),
  z.object({ ...about, page: filePage }),
  z.object({ ...about, text: z.string() }),
  z.object({ ...about, slides: z.array(brief) }),
  z.object({ ...about, isDone: z.literal(true) }),
  z.object({ ...about, error: z.object({ code: z.optional(z.string()), message: z.string() }) }),
]);
export type PreviewReply = z.infer<typeof previewReply>;
