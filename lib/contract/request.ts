import * as z from 'zod/mini';
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
 * Text of at most `max` characters. Characters are code points, as in JSON Schema's `maxLength`; zod's own `maxLength` counts
 * UTF-16 units and would refuse a text of 8000 emoji. The limit is kept in the schema's metadata for its description.
 */
const text = (max: number) =>
  z.string().check(
    z.refine((value) => value.length <= max || (value.length <= 2 * max && [...value].length <= max), {
      error: `must be at most ${max} characters long`,
    }),
    z.meta({ maxLength: max }),
  );

/** RFC 3986 has no blanks and control characters in a URI; the URL parser would drop or escape them. */
const isUri = (value: string) => URL.canParse(value) && !/[\s\p{Cc}]/u.test(value);
const uri = z.string().check(z.refine(isUri, { error: 'must be a full address (URI)' }), z.meta({ format: 'uri' }));

const sourceImage = z.string().check(
  z.refine((value) => sourceImageTypes.some((type) => type === dataUriType(value)), {
    error: 'must be a data URI of a PNG, JPG or WebP image',
    abort: true,
  }),
  z.refine((value) => (dataUriSize(value) ?? 0) <= limits.sourceImage, {
    error: `must be at most ${limits.sourceImage / megabyte} MB`,
  }),
);

const referenceImage = z.string().check(
  z.refine((value) => isDataUri(value) || (isUri(value) && /^https?:/i.test(value)), {
    error: 'must be an http(s) address or a data URI',
  }),
);

const sourceFields = {
  sourceUrl: z.optional(uri),
  sourceText: z.optional(text(limits.sourceText)),
  sourceImage: z.optional(sourceImage),
};

/** The JSON fields of `POST /api/generate`, before the rule of exactly one source. */
export const infographicFields = z.strictObject({
  ...sourceFields,
  brandUrl: z.optional(uri),
  aspectRatio: z._default(z.enum(aspects), defaultAspect),
  outputFormat: z._default(z.enum(formats), defaultFormat),
  fontName: z.optional(text(limits.fontName)),
  fontCssUrl: z.optional(uri),
  styleNotes: z.optional(text(limits.styleNotes)),
  enableCritique: z._default(z.boolean(), false),
  referenceImage: z.optional(referenceImage),
  referenceNote: z.optional(text(limits.referenceNote)),
  brandProfileId: z.optional(z.guid()),
  outcome: z.optional(z.enum(outcomes)),
});

/**
 * The JSON fields of `POST /api/meme`. Defaults of aspect and format are not shown, so none is filled in here; nor is it
 * shown that a meme's `brandUrl` and `brandProfileId` have a format, so they are any text.
 */
export const memeFields = z.strictObject({
  ...sourceFields,
  brandUrl: z.optional(z.string()),
  brandProfileId: z.optional(z.string()),
  audienceNote: z.optional(text(limits.memeNote)),
  avoidNote: z.optional(text(limits.memeNote)),
  styleNotes: z.optional(text(limits.memeNote)),
  aspectRatio: z.optional(z.enum(aspects)),
  outputFormat: z.optional(z.enum(formats)),
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
export const jsonText = z.pipe(
  z.string(),
  z.transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.issues.push({ code: 'custom', input: value, message: 'must be valid JSON' });
      return z.NEVER;
    }
  }),
);

/** Names of the binary parts of a multipart create, with the bytes each may have at most (undefined: not shown). */
export const partLimits = {
  referenceImage: undefined,
  sourcePdf: limits.sourcePdf,
  sourcePptx: limits.sourcePptx,
  sourceImage: limits.sourceImage,
} as const;
export type PartName = keyof typeof partLimits;
export const partNames = Object.keys(partLimits) as readonly PartName[];

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
