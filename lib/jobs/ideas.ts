import * as z from 'zod/mini';
import { BroadsideError } from '../contract/index.ts';
import { type MemeDraft, memeDraft } from '../engine/brief.ts';
import { openDatabase } from '../settings/database.ts';
import type { IdeaRef } from './record.ts';

/**
 * The ideas of one source as its first meme found them, so that another one needs no reading. They are named by the id
 * that the service gave that job; every job that draws one of them mentions it, and they are deleted when none does.
 */
const keptIdeas = z.object({
  id: z.guid(),
  /** ISO date-time. */
  at: z.string(),
  /** How many were given out; the first job took one. */
  shown: z.int().check(z.positive()),
  /** The first, with the others as its `alternatives`; absent where a service has them, and they are counted only. */
  draft: z.optional(memeDraft),
});
type KeptIdeas = z.infer<typeof keptIdeas>;

/** Keeps what a finished draft offers beside what it drew. Ideas that are kept already stay as they are. */
export async function keepIdeas(family: string, draft: MemeDraft): Promise<void> {
  const transaction = (await openDatabase()).transaction('ideas', 'readwrite');
  if (!(await transaction.store.getKey(family))) await transaction.store.add(fresh(family, draft));
  await transaction.done;
}

const fresh = (id: string, draft?: MemeDraft): KeptIdeas => ({
  id,
  at: new Date().toISOString(),
  shown: 1,
  ...(draft && { draft }),
});

/** Whether the ideas themselves are kept here. */
export async function hasIdeas(family: string): Promise<boolean> {
  return (await findIdeas(family))?.draft !== undefined;
}

/**
 * Gives out the next idea that no job of the family has drawn, and answers its number. Two that ask at once get two.
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

/** The draft of one idea; undefined when it is not kept here. */
export async function draftOf({ family, number }: IdeaRef): Promise<MemeDraft | undefined> {
  const draft = (await findIdeas(family))?.draft;
  if (draft === undefined) return undefined;
  const { alternatives = [], ...first } = draft;
  if (number === 1) return first;
  const idea = alternatives[number - 2];
  return idea && { ...first, ...idea };
}

async function findIdeas(family: string): Promise<KeptIdeas | undefined> {
  return keptIdeas.safeParse(await (await openDatabase()).get('ideas', family)).data;
}
