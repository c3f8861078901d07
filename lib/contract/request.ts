import * as z from 'zod/mini';
import { isDataUri, readDataUriSize, readDataUriType } from './data-uri.ts';
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

/** Counts code points like JSON Schema's `maxLength` (zod's counts UTF-16 units). The metadata is for the description. */
const createText = (max: number) =>
  z.string().check(
    z.refine((value) => value.length <= max || (value.length <= 2 * max && [...value].length <= max), {
      error: `must be at most ${max} characters long`,
    }),
    z.meta({ maxLength: max }),
  );

/** RFC 3986 forbids blanks and controls, which the URL parser would drop or escape. */
const isUri = (value: string) => URL.canParse(value) && !/[\s\p{Cc}]/u.test(value);
const uri = z.string().check(z.refine(isUri, { error: 'must be a full address (URI)' }), z.meta({ format: 'uri' }));

const sourceImage = z.string().check(
  z.refine((value) => sourceImageTypes.some((type) => type === readDataUriType(value)), {
    error: 'must be a data URI of a PNG, JPG or WebP image',
    abort: true,
  }),
  z.refine((value) => (readDataUriSize(value) ?? 0) <= limits.sourceImage, {
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
  sourceText: z.optional(createText(limits.sourceText)),
  sourceImage: z.optional(sourceImage),
};

/** `POST /api/generate`, without the rule of exactly one source. */
export const infographicFields = z.strictObject({
  ...sourceFields,
  brandUrl: z.optional(uri),
  aspectRatio: z._default(z.enum(aspects), defaultAspect),
  outputFormat: z._default(z.enum(formats), defaultFormat),
  fontName: z.optional(createText(limits.fontName)),
  fontCssUrl: z.optional(uri),
  styleNotes: z.optional(createText(limits.styleNotes)),
  enableCritique: z._default(z.boolean(), false),
  referenceImage: z.optional(referenceImage),
  referenceNote: z.optional(createText(limits.referenceNote)),
  brandProfileId: z.optional(z.guid()),
  outcome: z.optional(z.enum(outcomes)),
});

/** `POST /api/meme`. Undocumented, hence no defaults for aspect and format, and no format for `brandUrl` and `brandProfileId`. */
export const memeFields = z.strictObject({
  ...sourceFields,
  brandUrl: z.optional(z.string()),
  brandProfileId: z.optional(z.string()),
  audienceNote: z.optional(createText(limits.memeNote)),
  avoidNote: z.optional(createText(limits.memeNote)),
  styleNotes: z.optional(createText(limits.memeNote)),
  aspectRatio: z.optional(z.enum(aspects)),
  outputFormat: z.optional(z.enum(formats)),
});

export type InfographicFields = z.input<typeof infographicFields>;
export type MemeFields = z.input<typeof memeFields>;
export type InfographicParams = z.output<typeof infographicFields>;
export type MemeParams = z.output<typeof memeFields>;

export const paramsPart = 'params';

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

/** Maximum bytes of each binary part (undefined: undocumented). */
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

const sourceNames = ['sourceUrl', 'sourceText', 'sourceImage', 'sourcePdf', 'sourcePptx'] as const;
export type SourceName = (typeof sourceNames)[number];

/** Counts a request's sources over fields and parts; exactly one is valid, and `sourceImage` in both counts twice. */
export function listPrimarySources(
  fields: Partial<Record<SourceName, unknown>>,
  parts: Iterable<string> = [],
): SourceName[] {
  const inFields = sourceNames.filter((name) => fields[name] !== undefined);
  const given = new Set(parts);
  return [...inFields, ...sourceNames.filter((name) => given.has(name))];
}
