import * as z from 'zod/mini';
import { aspects, formats, jobStatuses, outcomes } from '../../contract/index.ts';
import { brand } from '../../engine/brand/brand.ts';
import { brief, memeDraft, memeIdea } from '../../engine/brief.ts';
import { sourceDocument } from '../../engine/document.ts';

/**
 * A result that this version can't read (an older one wrote it) counts as not there: the stage is done again, which costs
 * nobody anything because the source is still kept.
 */
const result = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** Everything about one job but its bytes. Stages done are those whose result is here. */
export const storedJob = z.object({
  id: z.guid(),
  workspaceId: z.string(),
  kind: z.enum(['infographic', 'meme']),
  status: z.enum(jobStatuses),
  /** ISO date-times. */
  createdAt: z.string(),
  completedAt: z.optional(z.string()),
  source: z.discriminatedUnion('type', [
    z.object({ type: z.literal('url'), url: z.string() }),
    z.object({ type: z.literal('text'), text: z.string() }),
    /** An upload. The bytes are kept apart, under the part's name; `name` is its file name. */
    z.object({ type: z.enum(['image', 'pdf', 'pptx']), name: z.optional(z.string()) }),
  ]),
  /** Address of the site whose brand the picture is made for. */
  brandUrl: z.optional(z.string()),
  /** The font the request names, and the style sheet that says where its files are. */
  font: z.optional(z.object({ name: z.optional(z.string()), cssUrl: z.optional(z.string()) })),
  /** Address of a reference image that did not come with the request. */
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
    /** A saved one. */
    brand: z.optional(brand),
  }),
  results: z.object({
    document: result(sourceDocument),
    /** As it was read at `brandUrl`. */
    brand: result(brand),
    brief: result(brief),
    /** What is talked about, and which feeds were asked for it. */
    scouted: result(
      z.object({
        topics: z.array(z.string()),
        asked: z.array(z.string()),
        silent: z.array(z.string()),
      }),
    ),
    /** Memes to choose from, best first. */
    ideas: result(z.array(memeIdea)),
    draft: result(memeDraft),
  }),
  /** How far a provider is with a stage that is not done: how often it was begun, and the ticket it is at work under. */
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
export type StoredPicture = z.infer<typeof storedPicture>;

/** Whether a job is still to be worked on. */
export const isUnfinished = ({ status }: StoredJob): boolean => status === 'queued' || status === 'running';
