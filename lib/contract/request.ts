import { z } from 'zod';
import { dataUriSize, dataUriType, isDataUri } from './data-uri.ts';
import {
  aspects,
  defaultAspect,
  defaultFormat,
  formats,
  limits,
  megabyte,
  outcomes,
  referenceImageTypes,
  sourceImageTypes,
} from './limits.ts';

/**
 * Text of at most `max` characters. Characters are code points, as in JSON Schema's `maxLength`; zod's own `max` counts
 * UTF-16 units and would refuse a text of 8000 emoji. The limit is kept in the schema's metadata for its description.
 */
const text = (max: number) =>
  z
    .string()
    .refine((value) => value.length <= max || (value.length <= 2 * max && [...value].length <= max), {
      error: `must be at most ${max} characters long`,
    })
    .meta({ maxLength: max });

/** RFC 3986 has no blanks and control characters in a URI; the URL parser would drop or escape them. */
const isUri = (value: string) => URL.canParse(value) && !/[\s\p{Cc}]/u.test(value);
const uri = z.string().refine(isUri, { error: 'must be a full address (URI)' }).meta({ format: 'uri' });

const sourceImage = z
  .string()
  .refine((value) => sourceImageTypes.some((type) => type === dataUriType(value)), {
    error: 'must be a data URI of a PNG, JPG or WebP image',
    abort: true,
  })
  .refine((value) => (dataUriSize(value) ?? 0) <= limits.sourceImage, {
    error: `must be at most ${limits.sourceImage / megabyte} MB`,
  });

const referenceImage = z.string().refine((value) => isDataUri(value) || (isUri(value) && /^https?:/i.test(value)), {
  error: 'must be an http(s) address or a data URI',
});

const sourceFields = {
  sourceUrl: uri.optional(),
  sourceText: text(limits.sourceText).optional(),
  sourceImage: sourceImage.optional(),
};

/** The JSON fields of `POST /api/generate`, before the rule of exactly one source. */
export const infographicFields = z.strictObject({
  ...sourceFields,
  brandUrl: uri.optional(),
  aspectRatio: z.enum(aspects).default(defaultAspect),
  outputFormat: z.enum(formats).default(defaultFormat),
  fontName: text(limits.fontName).optional(),
  fontCssUrl: uri.optional(),
  styleNotes: text(limits.styleNotes).optional(),
  enableCritique: z.boolean().default(false),
  referenceImage: referenceImage.optional(),
  referenceNote: text(limits.referenceNote).optional(),
  brandProfileId: z.guid().optional(),
  outcome: z.enum(outcomes).optional(),
});

/**
 * The JSON fields of `POST /api/meme`. Defaults of aspect and format are not shown, so none is filled in here; nor is it
 * shown that a meme's `brandUrl` and `brandProfileId` have a format, so they are any text.
 */
export const memeFields = z.strictObject({
  ...sourceFields,
  brandUrl: z.string().optional(),
  brandProfileId: z.string().optional(),
  audienceNote: text(limits.memeNote).optional(),
  avoidNote: text(limits.memeNote).optional(),
  styleNotes: text(limits.memeNote).optional(),
  aspectRatio: z.enum(aspects).optional(),
  outputFormat: z.enum(formats).optional(),
});

/** What a client may write: defaults may be left out. */
export type InfographicFields = z.input<typeof infographicFields>;
export type MemeFields = z.input<typeof memeFields>;
/** What a service works with: defaults filled in. */
export type InfographicParams = z.output<typeof infographicFields>;
export type MemeParams = z.output<typeof memeFields>;

/** The text part of a multipart create that holds the JSON fields. */
export const paramsPart = 'params';

/** Text that is JSON, as the body of a create or its `params` part. */
export const jsonText = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be valid JSON' });
    return z.NEVER;
  }
});

/** Names of the binary parts of a multipart create, with the bytes each may have at most (undefined: not shown). */
export const partLimits = {
  referenceImage: undefined,
  sourcePdf: limits.sourcePdf,
  sourcePptx: limits.sourcePptx,
  sourceImage: limits.sourceImage,
} as const;
export type PartName = keyof typeof partLimits;
export const partNames = Object.keys(partLimits) as readonly PartName[];

/** Media types each binary part may have. */
export const partMediaTypes: Readonly<Record<PartName, readonly string[]>> = {
  referenceImage: referenceImageTypes,
  sourcePdf: ['application/pdf'],
  sourcePptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  sourceImage: sourceImageTypes,
};

/** The sources a request can have, as JSON field or as part; exactly one of them all must be there. */
const sourceNames = ['sourceUrl', 'sourceText', 'sourceImage', 'sourcePdf', 'sourcePptx'] as const;
export type SourceName = (typeof sourceNames)[number];

/**
 * Names the primary sources of a request, counted over its JSON fields and its multipart parts: a valid request has
 * exactly one. `sourceImage` given both ways counts twice.
 */
export function primarySources(
  fields: Partial<Record<SourceName, unknown>>,
  parts: Iterable<string> = [],
): SourceName[] {
  const inFields = sourceNames.filter((name) => fields[name] !== undefined);
  const given = new Set(parts);
  return [...inFields, ...sourceNames.filter((name) => given.has(name))];
}
