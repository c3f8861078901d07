import * as z from 'zod/mini';
import { BroadsideError } from '../contract/index.ts';
import { schemaVersion } from '../edit/migrate.ts';
import { type Brand, brand } from '../engine/brand/brand.ts';
import { type Brief, brief, type MemeDraft, memeDraft } from '../engine/brief.ts';
import type { KnownResult } from '../protocol/device-headers.ts';
import { openDatabase } from '../storage/database.ts';
import type { IdeaRef } from './record.ts';

/**
 * What a picture says, as its job made it: a meme's ideas, so that another one needs no reading, or an infographic's brief,
 * which the editor changes. They are named by the id that the service gave that job (an edited version by one of its own);
 * every job that draws one of them mentions it, and they are deleted when none does.
 */
const keptIdeas = z.object({
  id: z.guid(),
  /** ISO date-time. */
  at: z.string(),
  /** Version of the stored form (`lib/edit/migrate.ts`). */
  schema: z.optional(z.int().check(z.positive())),
  /** How many were given out; the first job took one. */
  shown: z.int().check(z.positive()),
  /** The first, with the others as its `alternatives`; absent where a service has them, and they are counted only. */
  draft: z.optional(memeDraft),
  brief: z.optional(brief),
  /** Of the site that the request named, as it was read then. */
  brand: z.optional(brand),
  /** Sentences of the source in their order, which a picture could say instead. */
  sentences: z.optional(z.array(z.string())),
  /** Texts of an edited version that the user typed. */
  own: z.optional(z.array(z.string())),
});
export type KeptIdeas = z.infer<typeof keptIdeas>;

async function keepNew(kept: KeptIdeas): Promise<void> {
  const transaction = (await openDatabase()).transaction('ideas', 'readwrite');
  if (!(await transaction.store.getKey(kept.id))) await transaction.store.add(kept);
  await transaction.done;
}

/** Keeps what a finished draft offers beside what it drew. Ideas that are kept already stay as they are. */
export const keepIdeas = (family: string, draft: MemeDraft, sentences?: string[]): Promise<void> =>
  keepNew({ ...fresh(family, draft), sentences });

/** Keeps a brief, for the editor. One that is kept already stays as it is. */
export const keepBrief = (family: string, made: Brief, sentences: string[], site?: Brand): Promise<void> =>
  keepNew({ ...fresh(family), brief: made, sentences, ...(site && { brand: site }) });

const fresh = (id: string, draft?: MemeDraft): KeptIdeas => ({
  id,
  at: new Date().toISOString(),
  schema: schemaVersion,
  shown: 1,
  ...(draft && { draft }),
});

export async function hasIdeas(family: string): Promise<boolean> {
  const kept = await findIdeas(family);
  return (kept?.draft ?? kept?.brief) !== undefined;
}

/**
 * Gives out the next idea that no job of the family has drawn, and returns its number. Two that ask at once get two.
 * Where no ideas are kept they are counted.
 * @throws {BroadsideError} `ideas_used_up` when all of them were drawn.
 */
export async function takeIdea(family: string): Promise<number> {
  const transaction = (await openDatabase()).transaction('ideas', 'readwrite');
  const kept = keptIdeas.safeParse(await transaction.store.get(family)).data ?? fresh(family);
  const number = kept.shown + 1;
  const isUsedUp = kept.draft !== undefined && number > ideasIn(kept.draft);
  if (!isUsedUp) await transaction.store.put({ ...kept, shown: number });
  await transaction.done;
  if (isUsedUp) throw new BroadsideError('ideas_used_up');
  return number;
}

const ideasIn = ({ alternatives = [] }: MemeDraft) => 1 + alternatives.length;

/** The draft of one idea, or the brief; undefined when it is not kept here. */
export async function readIdea({ family, number }: IdeaRef): Promise<KnownResult | undefined> {
  const kept = await findIdeas(family);
  if (kept?.brief) return { brief: kept.brief };
  if (kept?.draft === undefined) return undefined;
  const { alternatives = [], ...first } = kept.draft;
  if (number === 1) return { draft: first };
  const idea = alternatives[number - 2];
  return idea && { draft: { ...first, ...idea } };
}

/** Everything that is kept under a family; undefined when nothing is, or what another version wrote. */
export async function findIdeas(family: string): Promise<KeptIdeas | undefined> {
  return keptIdeas.safeParse(await (await openDatabase()).get('ideas', family)).data;
}
