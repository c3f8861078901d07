import * as z from 'zod/mini';
import { BroadsideError } from '../contract/index.ts';
import { schemaVersion } from '../edit/migrate.ts';
import { type Brand, brand } from '../engine/brand/brand.ts';
import { type Brief, brief, type MemeDraft, memeDraft } from '../engine/brief.ts';
import type { KnownResult } from '../protocol/device-headers.ts';
import { openDatabase } from '../storage/database.ts';
import type { IdeaRef } from './record.ts';

/** A meme's ideas or an infographic's brief, by the service's job id, or a new id if edited. Deleted when unreferenced. */
const keptIdeas = z.object({
  id: z.guid(),
  at: z.string(),
  /** Version of the stored form (`lib/edit/migrate.ts`). */
  schema: z.optional(z.int().check(z.positive())),
  /** Number given out; the first job took one. */
  shown: z.int().check(z.positive()),
  /** The first idea, with the others as `alternatives`; absent where a service has them. */
  draft: z.optional(memeDraft),
  brief: z.optional(brief),
  brand: z.optional(brand),
  sentences: z.optional(z.array(z.string())),
  own: z.optional(z.array(z.string())),
});
export type KeptIdeas = z.infer<typeof keptIdeas>;

async function keepNew(kept: KeptIdeas): Promise<void> {
  const transaction = (await openDatabase()).transaction('ideas', 'readwrite');
  if (!(await transaction.store.getKey(kept.id))) await transaction.store.add(kept);
  await transaction.done;
}

export const keepIdeas = (family: string, draft: MemeDraft, sentences?: string[]): Promise<void> =>
  keepNew({ ...createKeptIdeas(family, draft), sentences });

export const keepBrief = (family: string, made: Brief, sentences: string[], site?: Brand): Promise<void> =>
  keepNew({ ...createKeptIdeas(family), brief: made, sentences, ...(site && { brand: site }) });

const createKeptIdeas = (id: string, draft?: MemeDraft): KeptIdeas => ({
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

/** Returns the next undrawn idea's number, unique for concurrent calls. @throws {BroadsideError} `ideas_used_up` */
export async function takeIdea(family: string): Promise<number> {
  const transaction = (await openDatabase()).transaction('ideas', 'readwrite');
  const kept = keptIdeas.safeParse(await transaction.store.get(family)).data ?? createKeptIdeas(family);
  const number = kept.shown + 1;
  const isUsedUp = kept.draft !== undefined && number > countIdeas(kept.draft);
  if (!isUsedUp) await transaction.store.put({ ...kept, shown: number });
  await transaction.done;
  if (isUsedUp) throw new BroadsideError('ideas_used_up');
  return number;
}

const countIdeas = ({ alternatives = [] }: MemeDraft) => 1 + alternatives.length;

export async function readIdea({ family, number }: IdeaRef): Promise<KnownResult | undefined> {
  const kept = await findIdeas(family);
  if (kept?.brief) return { brief: kept.brief };
  if (kept?.draft === undefined) return undefined;
  const { alternatives = [], ...first } = kept.draft;
  if (number === 1) return { draft: first };
  const idea = alternatives[number - 2];
  return idea && { draft: { ...first, ...idea } };
}

/** Undefined also for what another version wrote. */
export async function findIdeas(family: string): Promise<KeptIdeas | undefined> {
  return keptIdeas.safeParse(await (await openDatabase()).get('ideas', family)).data;
}
