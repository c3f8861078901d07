import { BroadsideError } from '../contract/index.ts';
import type { Version } from '../edit/version.ts';
import type { AgainChange } from '../protocol/again-change.ts';
import type { BrandFields } from './brand-fields.ts';
import { SourceGoneError } from './failures.ts';
import { newJob } from './new-job.ts';
import { type CreateRequest, createRequest, type IdeaRef, type JobRecord } from './record.ts';
import { withPages } from './source-file.ts';
import { readStyleNotes, type StyleNotes, styleNotesRoom, writeStyleNotes } from './style-notes.ts';

/** After so many the takes begin anew; engines go round much earlier. */
const maxTakes = 99;

export type RequestChange = Exclude<AgainChange, { what: 'pages' }>;

/** `brand`: how the saved brand that a change names goes with it. `takes`: how many on another idea is. */
export function changedRequest(
  request: CreateRequest,
  change: RequestChange,
  brand: BrandFields = {},
  takes = 1,
): CreateRequest {
  switch (change.what) {
    case 'nothing':
      return request;
    case 'aspect':
      return createRequest.parse({ ...request, fields: { ...request.fields, aspectRatio: change.aspect } });
    case 'kind':
      return ofKind(request, change.kind);
    case 'color':
      // A brand's profile would go before it.
      return withNotes(withFields(request, { brandProfileId: undefined, brandUrl: undefined }), {
        brandColor: change.color || undefined,
      });
    case 'brand':
      return withBrand(request, brand);
    case 'layout':
      // A design that was chosen among the source's own would go before it.
      return withNotes(request, { layout: change.layout || undefined, design: undefined });
    case 'words':
      // Other words, other ideas: the best of them.
      return withNotes(request, { words: change.words, take: undefined });
    case 'edited':
      return editedRequest(request, change);
    case 'here':
      // What a service knows by its own names, or would fetch, is not at hand here.
      return withFields(request, {
        brandProfileId: undefined,
        brandUrl: undefined,
        ...(request.kind === 'infographic' && { fontCssUrl: undefined, referenceImage: undefined }),
      });
    case 'another':
      return withNotes(request, { take: laterTake(request, takes) });
  }
}

export const editedRequest = (
  request: CreateRequest,
  { aspect, styleNotes, brandId }: Pick<Version, 'aspect' | 'styleNotes' | 'brandId'>,
): CreateRequest =>
  withFields(request, {
    aspectRatio: aspect,
    styleNotes: styleNotes || undefined,
    ...(brandId !== undefined && { brandProfileId: brandId || undefined, brandUrl: undefined }),
  });

const withFields = (request: CreateRequest, fields: Partial<CreateRequest['fields']>): CreateRequest =>
  createRequest.parse({ ...request, fields: { ...request.fields, ...fields } });

/** In a saved brand, in place of any other. Memes have no field for a font. */
function withBrand(request: CreateRequest, { brandProfileId, brandColor, fontName }: BrandFields): CreateRequest {
  const font = request.kind === 'infographic' ? { fontName } : {};
  return withNotes(withFields(request, { brandProfileId, brandUrl: undefined, ...font }), { brandColor });
}

/** The take that many after a request's own; a request without one was the first. */
function laterTake({ fields }: CreateRequest, takes: number): number {
  return (((readStyleNotes(fields.styleNotes).take ?? 1) - 1 + takes) % maxTakes) + 1;
}

/** Style notes with one part of them changed; the user's own words are cut where all of it is too long. */
function withNotes(request: CreateRequest, changed: StyleNotes): CreateRequest {
  const { words: own = '', ...notes } = { ...readStyleNotes(request.fields.styleNotes), ...changed };
  const words = Array.from(own).slice(0, styleNotesRoom(notes)).join('');
  return createRequest.parse({
    ...request,
    fields: { ...request.fields, styleNotes: writeStyleNotes({ ...notes, words }) },
  });
}

/** Both kinds share their source, shape, format, brand and notes; what only the other one knows is left out. */
function ofKind({ fields, parts }: CreateRequest, kind: CreateRequest['kind']): CreateRequest {
  const { sourceUrl, sourceText, sourceImage, outputFormat, brandUrl, brandProfileId } = fields;
  const { brandColor, words } = readStyleNotes(fields.styleNotes);
  const shared = {
    sourceUrl,
    sourceText,
    sourceImage,
    outputFormat,
    aspectRatio: fields.aspectRatio ?? '1:1',
    styleNotes: writeStyleNotes({ brandColor, words }),
  };
  const parse = (more: object) =>
    createRequest.safeParse({
      kind,
      fields: { ...shared, ...more },
      parts: parts.filter(({ name }) => kind === 'infographic' || name !== 'referenceImage'),
    });
  // A meme's brand may be any text, an infographic's must be an address: where it is none it is left out.
  return parse({ brandUrl, brandProfileId }).data ?? createRequest.parse(parse({}).data);
}

/** Whether what a job was made from is still there, and what else was found in it. */
export interface Sources {
  hasBlob(blobId: string): Promise<boolean>;
  /** How a saved brand goes with a request on that connection. */
  brandOf(brandId: string, connection: JobRecord['connection']): Promise<BrandFields>;
  /** Whether the page stored under that address can still be read on this device. */
  hasPage(address: string): Promise<boolean>;
  hasIdeas(family: string): Promise<boolean>;
  /** Gives out the family's next idea; rejects with `ideas_used_up` when there is none. */
  takeIdea(family: string): Promise<number>;
}

/**
 * A new job from a stored one's request, with one thing changed, on the connection that is set now. Another idea for a meme
 * is made where the first was: what was made on this device costs nothing and leaves it as little. Where its ideas are kept
 * it is the next that no job of the family drew, and nothing is read for it.
 * @throws {SourceGoneError} when its file is no longer stored.
 * @throws {BroadsideError} `page_not_captured` when this device no longer has its page; `ideas_used_up`.
 */
export async function makeAgain(
  record: JobRecord,
  change: AgainChange,
  current: JobRecord['connection'],
  sources: Sources,
): Promise<JobRecord> {
  const versionOf = record.versionOf ?? record.id;
  // What was edited is drawn where it was edited: on this device, and for nothing.
  if (change.what === 'edited') {
    const idea: IdeaRef = { family: change.family, number: 1 };
    await checkSource(record, { type: 'device' }, true, sources);
    const request = changedRequest(record.request, change);
    return newJob({ request, source: record.source, idea, versionOf }, { type: 'device' });
  }
  const connection = findPlace(record, change, current);
  if (change.what === 'pages') {
    const changed = withPages(record, change);
    await checkSource(changed, connection, false, sources);
    return newJob({ ...changed, isVersion: true, versionOf }, connection);
  }
  const known =
    keepsIdea(change) && isSamePlace(record.connection, connection) ? await knownIdea(record, sources) : undefined;
  const isKept = known !== undefined && connection.type === 'device';
  await checkSource(record, connection, isKept, sources);
  const brand = change.what === 'brand' ? await sources.brandOf(change.brandId, connection) : undefined;
  const idea = known && (await nextIdea(known, change, sources));
  const request = changedRequest(record.request, change, brand, idea && known ? idea.number - known.number : 1);
  return newJob({ request, source: record.source, isVersion: true, versionOf, ...(idea && { idea }) }, connection);
}

function findPlace(
  { connection }: JobRecord,
  { what }: AgainChange,
  current: JobRecord['connection'],
): JobRecord['connection'] {
  if (what === 'here') return { type: 'device' };
  return what === 'another' ? connection : current;
}

/** The same idea in another look, or another one of the same source. */
const keepsIdea = ({ what }: AgainChange) => ['another', 'aspect', 'color', 'brand', 'nothing'].includes(what);

/** Whether two connections lead to one place, which knows the other's jobs. */
export const isSamePlace = (one: JobRecord['connection'], other: JobRecord['connection']) =>
  (one.type === 'service' && other.type === 'service' && one.baseUrl === other.baseUrl) ||
  (one.type === 'device' && other.type === 'device');

/** A meme's idea: of its family, or the first it found; undefined on this device where none is kept. */
async function knownIdea({ kind, idea, accepted, connection }: JobRecord, { hasIdeas }: Sources) {
  // A brief is drawn again as it is only where the user edited it: else another shape may choose better.
  if (kind !== 'meme') return idea && (await hasIdeas(idea.family)) ? idea : undefined;
  const own = accepted && { family: accepted.jobId, number: 1 };
  if (connection.type === 'service') return idea ?? own;
  for (const each of [idea, own]) if (each && (await hasIdeas(each.family))) return each;
  return undefined;
}

async function nextIdea(known: IdeaRef, { what }: AgainChange, { takeIdea }: Sources): Promise<IdeaRef> {
  return what === 'another' ? { ...known, number: await takeIdea(known.family) } : known;
}

async function checkSource(
  { request: { fields, parts } }: Pick<JobRecord, 'request'>,
  connection: JobRecord['connection'],
  isRead: boolean,
  sources: Sources,
): Promise<void> {
  const needed = parts.filter(({ name }) => !isRead || name === 'sourceImage');
  const kept = await Promise.all(needed.map(({ blobId }) => sources.hasBlob(blobId)));
  if (kept.includes(false)) throw new SourceGoneError();
  const needsPage = connection.type === 'device' && !isRead;
  if (needsPage && fields.sourceUrl && !(await sources.hasPage(fields.sourceUrl))) {
    throw new BroadsideError('page_not_captured');
  }
}
