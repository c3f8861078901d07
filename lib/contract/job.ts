import * as z from 'zod/mini';
import { makeLenient } from './issues.ts';
import { aspects, formats, kinds } from './limits.ts';

/** `202` of both creates. Stage names are any strings. */
export const queuedResponse = z.looseObject({
  jobId: z.guid(),
  status: z.literal('queued'),
  stages: z.array(z.string()),
});
export type QueuedResponse = z.infer<typeof queuedResponse>;

export const jobStatuses = ['queued', 'running', 'completed', 'failed', 'refunded'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const terminalStatuses: readonly JobStatus[] = ['completed', 'failed', 'refunded'];

/** Readers accept any text; the format is for the schema's description. */
const dateTime = z.string().check(z.meta({ format: 'date-time' }));

/** `GET /api/jobs/{id}`. Which fields are always present is undocumented, so only the status is required. */
export const job = z.looseObject({
  id: z.nullish(z.string().check(z.meta({ format: 'uuid' }))),
  status: z.enum(jobStatuses),
  sourceUrl: z.nullish(z.string()),
  assetType: z.nullish(z.enum(kinds)),
  aspect: z.nullish(z.enum(aspects)),
  format: z.nullish(z.enum(formats)),
  createdAt: z.nullish(dateTime),
  imageUrl: z.nullish(z.string().check(z.meta({ format: 'uri' }))),
  mirrorUrl: z.nullish(z.string().check(z.meta({ format: 'uri' }))),
  width: z.nullish(z.int()),
  height: z.nullish(z.int()),
  contentType: z.nullish(z.string()),
  prompt: z.nullish(z.string()),
  error: z.nullish(z.string()),
  completedAt: z.nullish(dateTime),
});
export type Job = z.infer<typeof job>;

export const errorBody = z.looseObject({ error: z.string(), code: z.nullish(z.string()) });
export type ErrorBody = z.infer<typeof errorBody>;

/** Lenient, so that a paid job is never lost to an optional field. */
export const readableQueued = z.looseObject({
  jobId: z.guid(),
  stages: z.catch(z.array(z.string()), []),
});

export const readableJob = z.looseObject({
  id: makeLenient(z.string()),
  status: z.enum(jobStatuses),
  sourceUrl: makeLenient(z.string()),
  assetType: makeLenient(z.enum(kinds)),
  aspect: makeLenient(z.enum(aspects)),
  format: makeLenient(z.enum(formats)),
  createdAt: makeLenient(z.string()),
  imageUrl: makeLenient(z.string()),
  mirrorUrl: makeLenient(z.string()),
  width: makeLenient(z.int().check(z.nonnegative())),
  height: makeLenient(z.int().check(z.nonnegative())),
  contentType: makeLenient(z.string()),
  prompt: makeLenient(z.string()),
  error: makeLenient(z.string()),
  completedAt: makeLenient(z.string()),
});

export const paths = {
  create: { infographic: '/api/generate', meme: '/api/meme' },
  jobs: '/api/jobs',
} as const;

/** Our own service's stages; clients accept any. */
export const stagesByKind = {
  infographic: ['extract', 'brief', 'image'],
  meme: ['extract', 'scout', 'match', 'create', 'image'],
} as const;

/** Replaces `scout` where no feed may be read, or none replied. */
export const scoutSkipped = 'scout-skipped';
