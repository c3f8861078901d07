import * as z from 'zod/mini';
import { aspects, kinds, limits } from '../contract/index.ts';

/** One change for the next picture. An empty value restores the default. */
export const againChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('aspect'), aspect: z.enum(aspects) }),
  z.object({ what: z.literal('kind'), kind: z.enum(kinds) }),
  z.object({
    what: z.literal('color'),
    color: z.union([z.literal(''), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))]),
  }),
  /** Overrides any colour. */
  z.object({ what: z.literal('brand'), brandId: z.guid() }),
  z.object({ what: z.literal('layout'), layout: z.string().check(z.regex(/^[a-z-]{0,20}$/)) }),
  z.object({ what: z.literal('words'), words: z.string().check(z.maxLength(limits.styleNotes)) }),
  /** The next of a meme's ideas. */
  z.object({ what: z.literal('another') }),
  /** `family`: the edited version (`lib/jobs/ideas`). */
  z.object({
    what: z.literal('edited'),
    family: z.guid(),
    aspect: z.enum(aspects),
    styleNotes: z.string().check(z.maxLength(limits.styleNotes)),
    /** Empty: no brand; absent: unchanged. */
    brandId: z.optional(z.union([z.literal(''), z.guid()])),
  }),
  /** From 1. Default: the whole file. */
  z.object({
    what: z.literal('pages'),
    pages: z.optional(z.array(z.int().check(z.positive()))),
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.sourceText))),
  }),
  /** On this device. */
  z.object({ what: z.literal('here') }),
  z.object({ what: z.literal('nothing') }),
]);
export type AgainChange = z.infer<typeof againChange>;
