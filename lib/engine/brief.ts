import * as z from 'zod/mini';
import type { Brand } from './brand/brand.ts';
import { branch, briefModule, gravities, hero } from './modules.ts';

/** A number worth showing. `value` as it is drawn ("48%", "€1,140"), `sentence` where the source says so, whole. */
const statistic = z.object({ value: z.string(), label: z.string(), sentence: z.string() });
export type Statistic = z.infer<typeof statistic>;

/** One of the things the picture says. `sentence` is the source text it was cut from: every word drawn stands in it. */
const point = z.object({
  heading: z.string(),
  body: z.optional(z.string()),
  sentence: z.string(),
  /** The body says a further part of the same step: it is never left out alone. */
  isInseparable: z.optional(z.boolean()),
});
export type Point = z.infer<typeof point>;

/** The twelve layouts; `list` is the floor, which any source can have. */
export const layouts = [
  'list',
  'steps',
  'timeline',
  'comparison',
  'pros-cons',
  'statistics',
  'ranking',
  'proportion',
  'cycle',
  'hierarchy',
  'quote',
  'parts',
] as const;
export type Layout = (typeof layouts)[number];

/** `date` as it is drawn ("March 2021"), `at` as a fraction of a year for the axis (2021.17). */
export const event = z.extend(point, { date: z.string(), at: z.number() });
/** One of two sides that are set against each other; points of the same index speak of the same thing where `sideTopics` says which. */
const side = z.object({ name: z.string(), points: z.array(point).check(z.minLength(1), z.maxLength(7)) });
/** One row of a chart: all rows of a brief have one unit. `text` as it is drawn ("48%"), `value` the same as a number. */
const row = z.object({ label: z.string(), value: z.number(), text: z.string(), sentence: z.string() });
/** What someone said, word for word. */
const quotation = z.object({
  text: z.string(),
  speaker: z.string(),
  role: z.optional(z.string()),
  sentence: z.string(),
});
/** What a slide of a series is for; a `module` is laid out as a picture of its own. */
const slideRoles = ['cover', 'point', 'module', 'closing'] as const;
/** Where a picture stands in a series of them, from 1. */
const slide = z.object({
  role: z.enum(slideRoles),
  at: z.int().check(z.positive()),
  of: z.int().check(z.positive()),
  /** The series' title: what its colours and scenery are chosen by on every slide. */
  series: z.string(),
  /** The point's number, where points have an order. */
  ordinal: z.optional(z.string()),
});
export type Slide = z.infer<typeof slide>;

/**
 * What a picture will say. Extraction only: every word, number and name stands in the source. `points` and `statistics`
 * are what any layout may draw; what one layout alone needs has a field of its own, which is there when that layout is
 * among `fitting`. `points` are the steps of `steps` and `cycle` and the parts of `parts`.
 */
export const brief = z.object({
  /** What the picture can say, most important first; forms bid for these. */
  modules: z.optional(z.array(briefModule)),
  gravity: z.optional(z.enum(gravities)),
  /** Genre by signals named in `brief/` ("news", "how-to", "review"). */
  genre: z.optional(z.string()),
  /** What the header shows; absent on grave matters. */
  hero: z.optional(hero),
  /** Set on each picture of a series. */
  slide: z.optional(slide),
  /** The one to draw: the first of `fitting` unless the user wants another. */
  layout: z.enum(layouts),
  /** Layouts that this source can honestly have, best first; ends in `list`. */
  fitting: z.array(z.enum(layouts)).check(z.minLength(1)),
  events: z.optional(z.array(event).check(z.minLength(3), z.maxLength(7))),
  sides: z.optional(z.tuple([side, side])),
  /** What points of the same index in both sides speak of ("Price"), when they do. */
  sideTopics: z.optional(z.array(z.string())),
  /** For `ranking`, sorted as they are drawn. */
  rows: z.optional(z.array(row).check(z.minLength(2), z.maxLength(7))),
  /** For `proportion`: parts of one whole, in percent; or one share of it ("9 of 26"). */
  shares: z.optional(z.array(row).check(z.minLength(1), z.maxLength(7))),
  quote: z.optional(quotation),
  hierarchy: z.optional(branch),
  /** Whether the points have an order that matters, so that they are numbered. */
  ordered: z.boolean(),
  kicker: z.optional(z.string()),
  title: z.string(),
  subtitle: z.optional(z.string()),
  points: z.array(point).check(z.maxLength(7)),
  statistics: z.array(statistic).check(z.maxLength(3)),
  /** The line that names where it comes from, without a label ("The Example Times · 3 May 2026"). */
  source: z.optional(z.string()),
  /** The source's address, for the file's metadata. */
  address: z.optional(z.string()),
  /** Host of the source's address, drawn opposite the source line. */
  host: z.optional(z.string()),
  /** BCP 47 language and direction of the text. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Name of the asset or address of a picture that leads; drawn only when its bytes are at hand. */
  leadImage: z.optional(z.string()),
  /** The point of it that stays visible where it is cut, as shares of its width and height; chosen by the user. */
  leadFocus: z.optional(z.tuple([z.number(), z.number()])),
  /** CSS colour the source shows itself in, when it says so. */
  themeColor: z.optional(z.string()),
});
export type Brief = z.infer<typeof brief>;

/** The request's fields that steer what is said and how it looks; all optional, none ever drawn as text. */
export interface Steering {
  readonly styleNotes?: string;
  /** What the reference image is for. */
  readonly referenceNote?: string;
  readonly outcome?: string;
  readonly audienceNote?: string;
  readonly avoidNote?: string;
  /** Whether several compositions are looked at and the best is taken. */
  readonly critique?: boolean;
  /** The brand the picture is made for. */
  readonly brand?: Brand;
}

/** A template and the text of each of its slots, by the slot's role. */
export const memeIdea = z.object({ template: z.string(), captions: z.record(z.string(), z.string()) });
export type MemeIdea = z.infer<typeof memeIdea>;

/** Text boxes that one image can have: more would be a page. */
export const maxTextBoxes = 12;

/**
 * A text that the user places on their own image. Its words are the caption of that role; its place is given as shares of the
 * image's width and height, from its top left, so that it stays there in every shape. It may reach beyond the image's edges.
 */
const textBox = z.object({
  role: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  align: z.enum(['left', 'center', 'right']),
  /** `card`: dark letters on white; else white letters with a dark edge. */
  ground: z.enum(['none', 'card']),
});
export type TextBox = z.infer<typeof textBox>;

/** What a meme will say: the idea that was chosen, and what it takes to draw it. */
export const memeDraft = z.extend(memeIdea, {
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** The source's address, for the file's metadata. */
  address: z.optional(z.string()),
  /** Name of the drawing of what the source is about, where one is sure. */
  drawing: z.optional(z.string()),
  /** Set when the user's own image is captioned instead of a template's drawing. */
  image: z.optional(z.string()),
  /** How the user's own image is captioned, when the user says so: words over it, in a bar above it, or as labels on it. */
  style: z.optional(z.enum(['over', 'bar', 'labels'])),
  /** Where the words stand on the user's own image, in place of any style. */
  boxes: z.optional(z.array(textBox).check(z.maxLength(maxTextBoxes))),
  /** The runners-up, best first: drawn in place of `template` and `captions` when the user wants another one. */
  alternatives: z.optional(z.array(memeIdea)),
  source: z.optional(z.string()),
});
export type MemeDraft = z.infer<typeof memeDraft>;
