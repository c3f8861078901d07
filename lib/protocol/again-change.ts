import * as z from 'zod/mini';
import { aspects, kinds, limits } from '../contract/index.ts';

/** The one thing that is different the next time. An empty value goes back to what the source or the service chooses. */
export const againChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('aspect'), aspect: z.enum(aspects) }),
  z.object({ what: z.literal('kind'), kind: z.enum(kinds) }),
  z.object({
    what: z.literal('color'),
    color: z.union([z.literal(''), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))]),
  }),
  /** A saved brand; its colours go before any colour. */
  z.object({ what: z.literal('brand'), brandId: z.guid() }),
  z.object({ what: z.literal('layout'), layout: z.string().check(z.regex(/^[a-z-]{0,20}$/)) }),
  z.object({ what: z.literal('words'), words: z.string().check(z.maxLength(limits.styleNotes)) }),
  /** The next of a meme's runners-up. */
  z.object({ what: z.literal('another') }),
  /** As the user edited it: kept under `family` (`lib/jobs/ideas`), in a shape and look of its own. */
  z.object({
    what: z.literal('edited'),
    family: z.guid(),
    aspect: z.enum(aspects),
    styleNotes: z.string().check(z.maxLength(limits.styleNotes)),
    /** Empty: in no brand; absent: as it was made. */
    brandId: z.optional(z.union([z.literal(''), z.guid()])),
  }),
  /** Other pages or slides of its file, from 1, and their text; without them all of it. */
  z.object({
    what: z.literal('pages'),
    pages: z.optional(z.array(z.int().check(z.positive()))),
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.sourceText))),
  }),
  /** Drawn on this device, whatever drew it first. */
  z.object({ what: z.literal('here') }),
  /** Nothing: once more, as it was. */
  z.object({ what: z.literal('nothing') }),
]);
export type AgainChange = z.infer<typeof againChange>;
