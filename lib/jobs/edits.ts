import { listAll } from '../edit/fields.ts';
import { migrateSays, schemaVersion } from '../edit/migrate.ts';
import { type KeptEdit, keptEdit, listOwnTexts, listVersionTexts, type Version } from '../edit/version.ts';
import type { Brand } from '../engine/brand/brand.ts';
import { openDatabase } from '../storage/database.ts';
import { findIdeas, type KeptIdeas } from './ideas.ts';
import { broadcastJobChanges } from './job-changes.ts';
import type { JobRecord } from './record.ts';

export type Uneditable = 'elsewhere' | 'gone';

export interface Editable {
  readonly version: Version;
  readonly made: Version;
  readonly sentences: readonly string[];
  readonly own: readonly string[];
  readonly brand?: Brand | undefined;
}

export async function readEditable(job: JobRecord): Promise<Editable | Uneditable> {
  if (job.connection.type !== 'device') return 'elsewhere';
  const kept = await findSaid(job);
  const says = kept && findSaidIn(kept, job.idea?.number ?? 1);
  if (!kept || !says) return 'gone';
  const { aspectRatio = job.answer?.aspect ?? '9:16', styleNotes = '' } = job.request.fields;
  const made: Version = { says, aspect: aspectRatio, styleNotes };
  const edit = await readEdit(job.id);
  const { sentences = [], own = [], brand } = kept;
  return { version: edit?.version ?? made, made, sentences, own, brand };
}

async function findSaid({ idea, accepted }: JobRecord): Promise<KeptIdeas | undefined> {
  if (idea) return findIdeas(idea.family);
  return accepted && findIdeas(accepted.jobId);
}

function findSaidIn({ brief, draft, schema }: KeptIdeas, number: number): Version['says'] | undefined {
  if (brief) return migrateSays({ brief }, schema);
  if (draft === undefined) return undefined;
  const { alternatives = [], ...first } = draft;
  const other = number > 1 ? alternatives[number - 2] : undefined;
  return { draft: { ...first, ...other, alternatives } };
}

const readEdit = async (id: string) => toEdit(await (await openDatabase()).get('edits', id));

function toEdit(stored: unknown): KeptEdit | undefined {
  const kept = keptEdit.safeParse(stored).data;
  const says = kept && migrateSays(kept.version.says, kept.schema);
  return kept && says && { ...kept, version: { ...kept.version, says } };
}

const writing = new Set<Promise<void>>();

export async function settleEdits(): Promise<void> {
  await Promise.allSettled(writing);
}

function write(id: string, change: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>) {
  const written = openDatabase()
    .then(change)
    .then(() => broadcastJobChanges([id]));
  const ended = written.finally(() => writing.delete(ended));
  writing.add(ended);
  return ended;
}

export const storeEdit = (id: string, version: Version): Promise<void> =>
  write(id, (database) => database.put('edits', toKept(id, version)));

const toKept = (id: string, version: Version): KeptEdit => ({
  id,
  at: new Date().toISOString(),
  schema: schemaVersion,
  version,
});

export const dropEdit = (id: string): Promise<void> => write(id, (database) => database.delete('edits', id));

export const dropSavedEdit = (id: string, saved: Version): Promise<void> =>
  write(id, async (database) => {
    const { store, done } = database.transaction('edits', 'readwrite');
    const kept = toEdit(await store.get(id))?.version;
    // Parsed alike, for the same order of keys.
    if (JSON.stringify(kept) === JSON.stringify(toEdit(toKept(id, saved))?.version)) await store.delete(id);
    await done;
  });

export async function listEdited(): Promise<ReadonlySet<string>> {
  return new Set(await (await openDatabase()).getAllKeys('edits'));
}

export function listAllOwn(
  version: Version,
  { made, sentences, own }: Pick<Editable, 'made' | 'sentences' | 'own'>,
): string[] {
  const texts = new Set(listAll(listVersionTexts(version)).map(({ value }) => value.trim()));
  return [...own.filter((text) => texts.has(text)), ...listOwnTexts(version, made, sentences)];
}

export async function keepVersion(
  version: Version,
  editable: Pick<Editable, 'made' | 'sentences' | 'own' | 'brand'>,
): Promise<string> {
  const id = crypto.randomUUID();
  const kept: KeptIdeas = {
    id,
    at: new Date().toISOString(),
    schema: schemaVersion,
    shown: 1,
    ...version.says,
    sentences: [...editable.sentences],
    own: listAllOwn(version, editable),
    ...(editable.brand && { brand: editable.brand }),
  };
  await (await openDatabase()).put('ideas', kept);
  return id;
}

export async function readOwnTexts({ idea, series }: Pick<JobRecord, 'idea' | 'series'>): Promise<readonly string[]> {
  const ofPicture = (idea && (await findIdeas(idea.family))?.own) ?? [];
  return [...new Set([...ofPicture, ...(series?.own ?? [])])];
}
