import * as z from 'zod/mini';
import { aspects, formats, jobStatuses, outcomes } from '../../contract/index.ts';
import { makeLenient } from '../../contract/issues.ts';
import { brand } from '../../engine/brand/brand.ts';
import { brief, memeDraft, memeIdea } from '../../engine/brief.ts';
import { sourceDocument } from '../../engine/document.ts';

/** A job without its bytes. A stage is done when its result is here; one that cannot be parsed is made again, free of charge. */
export const storedJob = z.object({
  id: z.guid(),
  workspaceId: z.string(),
  kind: z.enum(['infographic', 'meme']),
  status: z.enum(jobStatuses),
  createdAt: z.string(),
  completedAt: z.optional(z.string()),
  source: z.discriminatedUnion('type', [
    z.object({ type: z.literal('url'), url: z.string() }),
    z.object({ type: z.literal('text'), text: z.string() }),
    /** An upload; its bytes are stored under the part's name, `name` is its file name. */
    z.object({ type: z.enum(['image', 'pdf', 'pptx']), name: z.optional(z.string()) }),
  ]),
  brandUrl: z.optional(z.string()),
  font: z.optional(z.object({ name: z.optional(z.string()), cssUrl: z.optional(z.string()) })),
  referenceUrl: z.optional(z.string()),
  aspect: z.enum(aspects),
  format: z.enum(formats),
  steering: z.object({
    styleNotes: z.optional(z.string()),
    outcome: z.optional(z.enum(outcomes)),
    audienceNote: z.optional(z.string()),
    avoidNote: z.optional(z.string()),
    referenceNote: z.optional(z.string()),
    critique: z.optional(z.boolean()),
    brand: z.optional(brand),
  }),
  results: z.object({
    document: makeLenient(sourceDocument),
    brand: makeLenient(brand),
    brief: makeLenient(brief),
    scouted: makeLenient(
      z.object({
        topics: z.array(z.string()),
        asked: z.array(z.string()),
        silent: z.array(z.string()),
      }),
    ),
    ideas: makeLenient(z.array(memeIdea)),
    draft: makeLenient(memeDraft),
  }),
  /** Attempts and ticket of an unfinished stage. */
  provider: z.optional(
    z.object({
      stage: z.enum(['brief', 'image']),
      attempts: z.int(),
      ticket: z.optional(z.string().check(z.maxLength(2000))),
    }),
  ),
  picture: z.optional(z.object({ id: z.string(), width: z.int(), height: z.int(), mediaType: z.string() })),
  prompt: z.optional(z.string()),
  error: z.optional(z.string()),
});
export type StoredJob = z.infer<typeof storedJob>;

export const storedPicture = z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>), mediaType: z.string() });
export type ServedPicture = z.infer<typeof storedPicture>;

export const isUnfinished = ({ status }: StoredJob): boolean => status === 'queued' || status === 'running';

export const recordRow = z.object({ record: z.string() });
export const parseRecord = (row: unknown): StoredJob => storedJob.parse(JSON.parse(recordRow.parse(row).record));

export const toSourceName = (jobId: string, part: string): string => `${jobId}.${part}`;
