import * as z from 'zod/mini';
import type { Brand } from './brand/brand.ts';
import { branch, briefModule, gravities, hero } from './modules.ts';

/** `value` as drawn ("48%", "€1,140"); `sentence` is the whole source sentence. */
const statistic = z.object({ value: z.string(), label: z.string(), sentence: z.string() });
export type Statistic = z.infer<typeof statistic>;

const point = z.object({
  heading: z.string(),
  body: z.optional(z.string()),
  sentence: z.string(),
  isInseparable: z.optional(z.boolean()),
});
export type Point = z.infer<typeof point>;

/** `list` is the fallback for any source. */
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

/** `date` as drawn ("March 2021"), `at` in years for the axis (2021.17). */
export const event = z.extend(point, { date: z.string(), at: z.number() });
const side = z.object({ name: z.string(), points: z.array(point).check(z.minLength(1), z.maxLength(7)) });
/** All rows of a brief have one unit. `text` as drawn ("48%"), `value` as a number. */
const row = z.object({ label: z.string(), value: z.number(), text: z.string(), sentence: z.string() });
const quotation = z.object({
  text: z.string(),
  speaker: z.string(),
  role: z.optional(z.string()),
  sentence: z.string(),
});
const slideRoles = ['cover', 'point', 'module', 'closing'] as const;
const slide = z.object({
  role: z.enum(slideRoles),
  at: z.int().check(z.positive()),
  of: z.int().check(z.positive()),
  series: z.string(),
  ordinal: z.optional(z.string()),
});
export type Slide = z.infer<typeof slide>;

/** Extractive: every word, number and name stands in the source. `points` and `statistics` suit any layout. */
export const brief = z.object({
  /** Most important first; forms bid for these. */
  modules: z.optional(z.array(briefModule)),
  gravity: z.optional(z.enum(gravities)),
  /** "news", "how-to", "review"; see `brief/`. */
  genre: z.optional(z.string()),
  hero: z.optional(hero),
  slide: z.optional(slide),
  layout: z.enum(layouts),
  fitting: z.array(z.enum(layouts)).check(z.minLength(1)),
  events: z.optional(z.array(event).check(z.minLength(3), z.maxLength(7))),
  sides: z.optional(z.tuple([side, side])),
  sideTopics: z.optional(z.array(z.string())),
  rows: z.optional(z.array(row).check(z.minLength(2), z.maxLength(7))),
  /** For `proportion`: parts of one whole in percent, or one share of it ("9 of 26"). */
  shares: z.optional(z.array(row).check(z.minLength(1), z.maxLength(7))),
  quote: z.optional(quotation),
  hierarchy: z.optional(branch),
  ordered: z.boolean(),
  kicker: z.optional(z.string()),
  title: z.string(),
  subtitle: z.optional(z.string()),
  points: z.array(point).check(z.maxLength(7)),
  statistics: z.array(statistic).check(z.maxLength(3)),
  /** "The Example Times · 3 May 2026", without a label. */
  source: z.optional(z.string()),
  address: z.optional(z.string()),
  host: z.optional(z.string()),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Asset name or address of the leading picture; drawn only when its bytes are available. */
  leadImage: z.optional(z.string()),
  /** The point kept visible when cropping, as shares of width and height; chosen by the user. */
  leadFocus: z.optional(z.tuple([z.number(), z.number()])),
  themeColor: z.optional(z.string()),
  /** Its content without the notes, where they chose among it. */
  plain: z.optional(
    z.object({
      modules: z.optional(z.array(briefModule)),
      kicker: z.optional(z.string()),
      title: z.string(),
      subtitle: z.optional(z.string()),
      hero: z.optional(hero),
    }),
  ),
});
export type Brief = z.infer<typeof brief>;

export interface Steering {
  readonly styleNotes?: string;
  readonly referenceNote?: string;
  readonly outcome?: string;
  readonly audienceNote?: string;
  readonly avoidNote?: string;
  /** Whether `avoidNote` is taken literally: by its meaning no idea is left. */
  readonly avoidsOnlyWords?: boolean;
  readonly critique?: boolean;
  readonly brand?: Brand;
}

export const memeIdea = z.object({
  template: z.string(),
  captions: z.record(z.string(), z.string()),
  /** How its joke is made; "another idea" changes it. */
  mechanism: z.optional(z.string()),
  topic: z.optional(z.string()),
});
export type MemeIdea = z.infer<typeof memeIdea>;

export const maxTextBoxes = 12;

/** `role` names its caption. Coordinates are shares of the image's size from its top left, and may exceed it. */
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

export const memeDraft = z.extend(memeIdea, {
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  address: z.optional(z.string()),
  drawing: z.optional(z.string()),
  image: z.optional(z.string()),
  style: z.optional(z.enum(['over', 'bar', 'labels'])),
  /** Text boxes on the user's own image, instead of a style. */
  boxes: z.optional(z.array(textBox).check(z.maxLength(maxTextBoxes))),
  /** Runners-up, best first, for when the user wants another one. */
  alternatives: z.optional(z.array(memeIdea)),
  source: z.optional(z.string()),
});
export type MemeDraft = z.infer<typeof memeDraft>;
