import * as z from 'zod/mini';
import { type Aspect, aspects, formats, kinds, type Outcome, outcomes } from '../contract/index.ts';
import { looks } from '../engine/brand/theme.ts';
import { isServiceAddress } from './addresses.ts';

export const densities = ['fewer-points', 'few-words'] as const;
export type ChosenDensity = (typeof densities)[number];

/** Absent fields are not sent. */
export const choices = z.object({
  kind: z._default(z.enum(kinds), 'infographic'),
  aspect: z._default(z.enum(aspects), '4:5'),
  format: z._default(z.enum(formats), 'png'),
  /** `#rrggbb`. Default: the source's colour. */
  brandColor: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  /** Overrides `brandColor`. */
  brandId: z.optional(z.guid()),
  look: z.optional(z.enum(looks)),
  /** Default: as much as fits. */
  density: z.optional(z.enum(densities)),
  /** Of this source only; never kept for another. */
  design: z.optional(z.string().check(z.regex(/^[a-z-]{1,20}$/))),
  /** A meme's idea, from 1; of this source only. */
  take: z.optional(z.int().check(z.positive(), z.maximum(99))),
  /** As typed, perhaps incomplete. */
  brandUrl: z.optional(z.string()),
  fontCssUrl: z.optional(z.string()),
  outcome: z.optional(z.enum(outcomes)),
  styleNotes: z.optional(z.string()),
  fontName: z.optional(z.string()),
  critique: z.optional(z.boolean()),
  referenceNote: z.optional(z.string()),
  audienceNote: z.optional(z.string()),
  avoidNote: z.optional(z.string()),
});
export type Choices = z.infer<typeof choices>;

/** The key is stored separately and read in the background only. */
export const connectionSetting = z.discriminatedUnion('type', [
  z.object({ type: z.literal('device') }),
  z.object({ type: z.literal('service'), baseUrl: z.string().check(z.refine(isServiceAddress)) }),
]);
export type ConnectionSetting = z.infer<typeof connectionSetting>;

export const storageLimits = [100, 250, 500, 1000, 2500] as const;
export const storageLimit = z._default(z.int().check(z.minimum(10), z.maximum(100_000)), 500);

export const deliveryTargets = ['downloads', 'clipboard', 'both', 'gallery'] as const;

export const conflictRules = ['uniquify', 'overwrite'] as const;

const delivered = [...kinds, 'saved'] as const;
export type Delivered = (typeof delivered)[number];

export const deliverySetting = z.object({
  to: z._default(z.enum(deliveryTargets), 'downloads'),
  /** Without extension, with tokens in braces (`lib/deliver/name.ts`); "/" makes folders. */
  name: z._default(z.string().check(z.maxLength(200)), '{title} - {kind} {aspect}'),
  conflict: z._default(z.enum(conflictRules), 'uniquify'),
  ask: z._default(z.boolean(), false),
  notify: z._default(z.boolean(), false),
});
export type DeliverySetting = z.infer<typeof deliverySetting>;

/** `original`: unchanged bytes. */
export const savedFormats = ['original', ...formats] as const;

export const menuItems = ['infographic', 'meme', 'save-image', 'pick', 'gallery'] as const;

export const appearances = ['system', 'light', 'dark'] as const;

/** The usual shape first. */
const aspectsByOutcome: Readonly<Partial<Record<Outcome, readonly Aspect[]>>> = {
  linkedin_carousel_slide: ['4:5', '1:1'],
  linkedin_post: ['4:5', '1:1', '16:9'],
  instagram_post: ['4:5', '1:1'],
  story_reel: ['9:16'],
  blog_header: ['16:9'],
};

type Part = { readonly [Name in keyof Choices]?: Choices[Name] | undefined };

/** An outcome sets its shape; another shape ends the outcome. */
export function withOutcomeAspect(current: Pick<Choices, 'outcome'>, part: Part): Part {
  if (part.outcome) return { ...part, aspect: aspectsByOutcome[part.outcome]?.[0] ?? part.aspect };
  const aspects = current.outcome && aspectsByOutcome[current.outcome];
  return part.aspect && aspects && !aspects.includes(part.aspect) ? { ...part, outcome: undefined } : part;
}
