import * as z from 'zod/mini';
import { aspects, formats } from '../../lib/contract/index.ts';
import { version } from '../../lib/edit/version.ts';
import { brand } from '../../lib/engine/brand/brand.ts';
import { looks } from '../../lib/engine/brand/theme.ts';
import { brief, memeDraft } from '../../lib/engine/brief.ts';
import { block } from '../../lib/engine/document.ts';
import { createRequest } from '../../lib/jobs/record.ts';

const fileFormats = [...formats, 'svg', 'pptx', 'pdf'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** `request`: absent for a filled template; `brand`: of the site that it names. */
const drawnVersion = z.object({ version, request: z.optional(createRequest), brand: z.optional(brand) });
export type DrawnVersion = z.infer<typeof drawnVersion>;

/** A stored PDF or deck by page; with `chosen` (from 1) those pages' text. */
const pagesSubject = z.object({
  pagesOf: z.uuid(),
  name: z.string(),
  address: z.string(),
  chosen: z.optional(z.array(z.int().check(z.positive()))),
});
export type PagesSubject = z.infer<typeof pagesSubject>;

const drawingQuery = z.object({ query: z.string(), language: z.string(), pictureLanguage: z.string() });
export type DrawingQuery = z.infer<typeof drawingQuery>;

const subject = z.union([
  // Before the bare request, which it may contain.
  drawnVersion,
  z.object({ request: createRequest }),
  /** One file, or a series as pictures and one PDF. */
  z.object({ file: drawnVersion, as: z.union([z.enum(fileFormats), z.literal('series')]) }),
  drawingQuery,
  pagesSubject,
  z.object({ slidesOf: brief }),
]);
export type Subject = z.infer<typeof subject>;

const variety = z.object({
  compositions: z.int(),
  looks: z.array(z.enum(looks)),
  aspects: z.array(z.enum(aspects)),
  templates: z.enum(['all', 'none']),
  wanted: z.optional(z.array(z.string())),
});
export type Variety = z.infer<typeof variety>;

/** One request per lane at a time; pictures go before designs. */
export const lanes = ['picture', 'search', 'file', 'text', 'designs', 'pages'] as const;
export type Lane = (typeof lanes)[number];

/** Page → worker. Default width: the picture's own. `variety` is for designs. */
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

/** Text positions are in pixels of the full picture. */
const preview = z.object({
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  width: z.int(),
  height: z.int(),
  description: z.string(),
  texts: z.array(drawnText),
  composition: z.optional(z.string()),
  /** Of a meme of an own image: its place and calm areas (`lib/engine/meme/text-boxes.ts`). */
  places: z.optional(z.object({ frame: box, usual: z.array(box), calm: z.array(box) })),
  draft: z.optional(memeDraft),
});
export type Preview = z.infer<typeof preview>;
export type PreviewText = Preview['texts'][number];

const design = z.object({
  composition: z.optional(z.string()),
  look: z.optional(z.enum(looks)),
  aspect: z.optional(z.enum(aspects)),
  take: z.optional(z.int()),
  template: z.optional(z.string()),
});
export type PreviewDesign = z.infer<typeof design>;

const foundDrawing = z.object({
  name: z.string(),
  label: z.string(),
  viewBox: z.string(),
  layers: z.array(
    z.object({
      d: z.string(),
      fill: z.string(),
      /** Stroke width, instead of a fill. */
      line: z.optional(z.number()),
      isEvenOdd: z.optional(z.boolean()),
      opacity: z.optional(z.number()),
    }),
  ),
});
export type FoundDrawing = z.infer<typeof foundDrawing>;

const file = z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>), mediaType: z.string() });
export type WrittenFile = z.infer<typeof file>;

const filePage = z.object({
  number: z.int(),
  of: z.int(),
  blocks: z.array(block),
  picture: z.optional(z.instanceof(Uint8Array<ArrayBuffer>)),
});
export type FilePage = z.infer<typeof filePage>;

const about = { number: z.int(), lane: z.enum(lanes) };

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
