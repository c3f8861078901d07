import * as z from 'zod/mini';
import { aspects, formats, kinds, outcomes } from '../contract/index.ts';
import { looks } from '../engine/brand/theme.ts';
import { isServiceAddress } from './origin.ts';

/** Less than all there is room for: fewer points, or headings alone. */
export const densities = ['fewer-points', 'few-words'] as const;
export type ChosenDensity = (typeof densities)[number];

/** What a picture is to be like. A field that is absent is not sent. */
export const choices = z.object({
  kind: z._default(z.enum(kinds), 'infographic'),
  aspect: z._default(z.enum(aspects), '4:5'),
  format: z._default(z.enum(formats), 'png'),
  /** `#rrggbb`; absent: the source's own colour. */
  brandColor: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  /** A saved brand's id; it goes before `brandColor`. */
  brandId: z.optional(z.guid()),
  /** How it is dressed; absent: as the engine chooses. */
  look: z.optional(z.enum(looks)),
  /** How much it says; absent: as much as there is room for. */
  density: z.optional(z.enum(densities)),
  /** The composition that the user chose among those of this source; never kept for another one. */
  design: z.optional(z.string().check(z.regex(/^[a-z-]{1,20}$/))),
  /** Which of a meme's ideas, from 1; likewise. */
  take: z.optional(z.int().check(z.positive(), z.maximum(99))),
  /** Addresses as they were typed, perhaps not to their end. */
  brandUrl: z.optional(z.string()),
  fontCssUrl: z.optional(z.string()),
  outcome: z.optional(z.enum(outcomes)),
  styleNotes: z.optional(z.string()),
  fontName: z.optional(z.string()),
  /** Absent: yes. */
  critique: z.optional(z.boolean()),
  referenceNote: z.optional(z.string()),
  audienceNote: z.optional(z.string()),
  avoidNote: z.optional(z.string()),
});
export type Choices = z.infer<typeof choices>;

/** Where pictures are made. The key is stored apart from everything else and read in the background only. */
export const connectionSetting = z.discriminatedUnion('type', [
  z.object({ type: z.literal('device') }),
  z.object({ type: z.literal('service'), baseUrl: z.string().check(z.refine(isServiceAddress)) }),
]);
export type ConnectionSetting = z.infer<typeof connectionSetting>;

/** Megabytes that pictures may take before the oldest are thinned out. */
export const storageLimits = [100, 250, 500, 1000, 2500] as const;
export const storageLimit = z._default(z.int().check(z.minimum(10), z.maximum(100_000)), 500);

/** Where a finished picture goes: to disk, onto the clipboard, both, or nowhere but the gallery. */
export const deliveryTargets = ['downloads', 'clipboard', 'both', 'gallery'] as const;

/** What happens to a picture whose name is taken: "name (1)", or it takes the other's place. */
export const conflictRules = ['uniquify', 'overwrite'] as const;

/** What is delivered: each kind of picture that is made, and images that are saved from pages. */
const delivered = [...kinds, 'saved'] as const;
export type Delivered = (typeof delivered)[number];

export const deliverySetting = z.object({
  to: z._default(z.enum(deliveryTargets), 'downloads'),
  /** A file's name without its extension, with tokens in braces (`lib/deliver/name.ts`); "/" makes folders. */
  name: z._default(z.string().check(z.maxLength(200)), '{title} - {kind} {aspect}'),
  conflict: z._default(z.enum(conflictRules), 'uniquify'),
  /** Whether the browser asks where to save each time. */
  ask: z._default(z.boolean(), false),
  /** Whether a notification says that it is done. */
  notify: z._default(z.boolean(), false),
});
export type DeliverySetting = z.infer<typeof deliverySetting>;

/** Formats that an image from a page can be saved in; `original`: its bytes as they are. */
export const savedFormats = ['original', ...formats] as const;

/** Items of the context menu that can be turned off. */
export const menuItems = ['infographic', 'meme', 'save-image', 'pick', 'gallery'] as const;

export const appearances = ['system', 'light', 'dark'] as const;
