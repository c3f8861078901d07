import { z } from 'zod';

/** A number worth showing. `value` as it is drawn ("48%", "€1,140"), `sentence` where the source says so, whole. */
export const statistic = z.object({ value: z.string(), label: z.string(), sentence: z.string() });
export type Statistic = z.infer<typeof statistic>;

/** One of the things the picture says. `sentence` is the source text it was cut from: every word drawn stands in it. */
export const point = z.object({ heading: z.string(), body: z.string().optional(), sentence: z.string() });
export type Point = z.infer<typeof point>;

/**
 * What a picture will say, layout aside. Extraction only: every word, number and name stands in the source.
 * `layout` widens as layouts are added; `list` is the floor.
 */
export const brief = z.object({
  layout: z.enum(['list']),
  /** Whether the points have an order that matters, so that they are numbered. */
  ordered: z.boolean(),
  kicker: z.string().optional(),
  title: z.string(),
  subtitle: z.string().optional(),
  points: z.array(point).max(7),
  statistics: z.array(statistic).max(3),
  /** The line that names where it comes from, without a label ("The Example Times · 3 May 2026"). */
  source: z.string().optional(),
  /** Host of the source's address, drawn opposite the source line. */
  host: z.string().optional(),
  /** BCP 47 language and direction of the text. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Name of the asset or address of a picture that leads; drawn only when its bytes are at hand. */
  leadImage: z.string().optional(),
  /** CSS colour the source shows itself in, when it says so. */
  themeColor: z.string().optional(),
});
export type Brief = z.infer<typeof brief>;

/** The request's fields that steer what is said and how it looks; all optional, none ever drawn as text. */
export interface Steering {
  readonly styleNotes?: string;
  readonly outcome?: string;
  readonly audienceNote?: string;
  readonly avoidNote?: string;
}

/** What a meme will say: a template and the text of each of its slots, by the slot's role. */
export const memeDraft = z.object({
  template: z.string(),
  captions: z.record(z.string(), z.string()),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** Set when the user's own image is captioned instead of a template's drawing. */
  image: z.string().optional(),
  source: z.string().optional(),
});
export type MemeDraft = z.infer<typeof memeDraft>;
