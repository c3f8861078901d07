import { defaultAspect, defaultFormat } from '../contract/index.ts';
import type { Assets } from '../engine/index.ts';
import type { Ports, Workspace } from './ports.ts';
import type { Create } from './read-create.ts';
import type { StoredJob } from './record.ts';
import { RequestRefused } from './refusals.ts';

/** How long a job and its picture are kept. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

const uploadKinds = { sourceImage: 'image', sourcePdf: 'pdf', sourcePptx: 'pptx' } as const;

const webSchemes = ['http:', 'https:'];

/** Makes and keeps the job of a create call that was admitted. Lets go of jobs past their time. */
export async function createJob(ports: Ports, workspace: Workspace, create: Create): Promise<StoredJob> {
  const { kind, fields, uploads } = create;
  const now = (ports.now ?? Date.now)();
  const { styleNotes, outcome, audienceNote, avoidNote } = fields;
  const job: StoredJob = {
    id: crypto.randomUUID(),
    workspaceId: workspace.id,
    kind,
    status: 'queued',
    createdAt: new Date(now).toISOString(),
    source: sourceOf(create),
    aspect: fields.aspectRatio ?? defaultAspect,
    format: fields.outputFormat ?? defaultFormat,
    steering: { styleNotes, outcome, audienceNote, avoidNote },
    results: {},
  };
  const assets: Assets = Object.fromEntries(Array.from(uploads, ([name, { bytes }]) => [name, bytes]));
  await ports.store.removeBefore(new Date(now - keptFor).toISOString());
  await ports.store.create(job, assets);
  return job;
}

/** Refuses sources that can't be read before they are admitted. Throws {@link RequestRefused}. */
export function checkSource(ports: Ports, create: Create): void {
  const { source, fields } = create;
  if (source === 'sourceText' && !fields.sourceText?.trim()) throw new RequestRefused('empty_source');
  const schemes = ports.sourceSchemes ?? webSchemes;
  if (source === 'sourceUrl' && !schemes.includes(new URL(fields.sourceUrl ?? '').protocol)) {
    throw new RequestRefused('unsupported_source', `sourceUrl must start with ${schemes.join(' or ')}//.`);
  }
}

function sourceOf({ source, fields, uploads }: Create): StoredJob['source'] {
  switch (source) {
    case 'sourceUrl':
      return { type: 'url', url: fields.sourceUrl ?? '' };
    case 'sourceText':
      return { type: 'text', text: fields.sourceText ?? '' };
    default:
      return { type: uploadKinds[source], name: uploads.get(source)?.name };
  }
}
