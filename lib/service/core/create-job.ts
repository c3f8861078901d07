import { dayMs, defaultAspect, defaultFormat, type RateLimitState } from '../../contract/index.ts';
import type { Assets } from '../../engine/index.ts';
import { logoAsset } from '../../engine/logo.ts';
import type { IdempotentRequest, KnownResults, Ports, ServedBrand, Workspace } from './ports.ts';
import type { Create } from './read-create.ts';
import type { StoredJob } from './record.ts';
import { RequestRefused } from './refusals.ts';

const weekMs = 7 * dayMs;

const uploadKinds = { sourceImage: 'image', sourcePdf: 'pdf', sourcePptx: 'pptx' } as const;

const webSchemes = ['http:', 'https:'];

interface CreatedJob {
  readonly job: StoredJob;
  readonly rateLimit: RateLimitState | undefined;
}

/** `known` has results that need not be made. */
export async function createJob(
  ports: Ports,
  workspace: Workspace,
  create: Create & { readonly known?: KnownResults | undefined },
  once?: IdempotentRequest,
): Promise<CreatedJob> {
  const { kind, fields, uploads } = create;
  const now = (ports.now ?? Date.now)();
  const { styleNotes, outcome, audienceNote, avoidNote, referenceNote, enableCritique: critique } = fields;
  const saved = await findSavedBrand(ports, workspace, create);
  const job: StoredJob = {
    id: crypto.randomUUID(),
    workspaceId: workspace.id,
    kind,
    status: 'queued',
    createdAt: new Date(now).toISOString(),
    source: toSource(create),
    ...listWebSources(create, saved),
    aspect: fields.aspectRatio ?? defaultAspect,
    format: fields.outputFormat ?? defaultFormat,
    steering: { styleNotes, outcome, audienceNote, avoidNote, referenceNote, critique, brand: saved?.brand },
    results: { ...create.known },
  };
  const assets: Assets = {
    ...Object.fromEntries(Array.from(uploads, ([name, { bytes }]) => [name, bytes])),
    ...(kind === 'infographic' && saved?.logo && { [logoAsset]: saved.logo }),
  };
  await ports.store.removeBefore(new Date(now - (ports.keptFor ?? weekMs)).toISOString());
  return { job, rateLimit: await ports.store.create(job, assets, once) };
}

export function checkSource(ports: Ports, create: Create): void {
  const { source, fields } = create;
  if (source === 'sourceText' && !fields.sourceText?.trim()) throw new RequestRefused('empty_source');
  const schemes = ports.sourceSchemes ?? webSchemes;
  if (source === 'sourceUrl' && !schemes.includes(new URL(fields.sourceUrl ?? '').protocol)) {
    throw new RequestRefused('unsupported_source', `sourceUrl must start with ${schemes.join(' or ')}//.`);
  }
}

/** Throws {@link RequestRefused} where there is no brand of that name. */
async function findSavedBrand({ workspaces }: Ports, workspace: Workspace, { fields }: Create) {
  const { brandProfileId } = fields;
  if (brandProfileId === undefined || !workspaces.brand) return undefined;
  const saved = await workspaces.brand(workspace.id, brandProfileId);
  if (!saved) throw new RequestRefused('invalid_request', 'brandProfileId names no brand of this workspace.');
  return saved;
}

/** Only for infographics: a meme's look is its template's. */
function listWebSources(
  { kind, fields, uploads }: Create,
  saved: ServedBrand | undefined,
): Pick<StoredJob, 'brandUrl' | 'font' | 'referenceUrl'> {
  if (kind === 'meme') return {};
  const { brandUrl, referenceImage, fontCssUrl: cssUrl } = fields;
  const name = fields.fontName?.trim() || undefined;
  const ofBrand = saved?.fontCssUrl ? { name: saved.brand.headlineFont, cssUrl: saved.fontCssUrl } : undefined;
  const font = name || cssUrl ? { name, cssUrl } : ofBrand;
  return { brandUrl, font, referenceUrl: uploads.has('referenceImage') ? undefined : referenceImage };
}

function toSource({ source, fields, uploads }: Create): StoredJob['source'] {
  switch (source) {
    case 'sourceUrl':
      return { type: 'url', url: fields.sourceUrl ?? '' };
    case 'sourceText':
      return { type: 'text', text: fields.sourceText ?? '' };
    default:
      return { type: uploadKinds[source], name: uploads.get(source)?.name };
  }
}
