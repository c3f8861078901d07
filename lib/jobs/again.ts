import { BroadsideError } from '../contract/index.ts';
import type { Version } from '../edit/version.ts';
import type { AgainChange } from '../protocol/messages.ts';
import { SourceGoneError } from './failures.ts';
import { makeNewJob } from './new-job.ts';
import { type CreateRequest, createRequest, type IdeaRef, type JobRecord } from './record.ts';
import type { BrandFields } from './request.ts';
import { withPages } from './source-file.ts';
import { countCharsLeft, readStyleNotes, type StyleNotes, writeStyleNotes } from './style-notes.ts';

const maxTakes = 99;

export type RequestChange = Exclude<AgainChange, { what: 'pages' }>;

/** `brand`: the saved brand that a change names, as it is sent. `takes`: how many takes further another idea is. */
export function changeRequest(
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
      return toKind(request, change.kind);
    case 'color':
      // A brand profile would override it.
      return withNotes(withFields(request, { brandProfileId: undefined, brandUrl: undefined }), {
        brandColor: change.color || undefined,
      });
    case 'brand':
      return withBrand(request, brand);
    case 'layout':
      // A chosen design would override it.
      return withNotes(request, { layout: change.layout || undefined, design: undefined });
    case 'words':
      return withNotes(request, { words: change.words, take: undefined });
    case 'edited':
      return toEditedRequest(request, change);
    case 'here':
      // A service's own profile and the site to fetch are unavailable on this device.
      return withFields(request, {
        brandProfileId: undefined,
        brandUrl: undefined,
        ...(request.kind === 'infographic' && { fontCssUrl: undefined, referenceImage: undefined }),
      });
    case 'another':
      return withNotes(request, { take: findLaterTake(request, takes) });
  }
}

export const toEditedRequest = (
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

/** Replaces any other brand. Memes have no field for a font. */
function withBrand(request: CreateRequest, { brandProfileId, brandColor, fontName }: BrandFields): CreateRequest {
  const font = request.kind === 'infographic' ? { fontName } : {};
  return withNotes(withFields(request, { brandProfileId, brandUrl: undefined, ...font }), { brandColor });
}

function findLaterTake({ fields }: CreateRequest, takes: number): number {
  return (((readStyleNotes(fields.styleNotes).take ?? 1) - 1 + takes) % maxTakes) + 1;
}

/** The user's own words are cut when the notes get too long. */
function withNotes(request: CreateRequest, changed: StyleNotes): CreateRequest {
  const { words: own = '', ...notes } = { ...readStyleNotes(request.fields.styleNotes), ...changed };
  const words = Array.from(own).slice(0, countCharsLeft(notes)).join('');
  return createRequest.parse({
    ...request,
    fields: { ...request.fields, styleNotes: writeStyleNotes({ ...notes, words }) },
  });
}

function toKind({ fields, parts }: CreateRequest, kind: CreateRequest['kind']): CreateRequest {
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
  // A meme's brand may be any text, an infographic's must be an address; others are left out.
  return parse({ brandUrl, brandProfileId }).data ?? createRequest.parse(parse({}).data);
}

export interface Sources {
  hasBlob(blobId: string): Promise<boolean>;
  readBrand(brandId: string, connection: JobRecord['connection']): Promise<BrandFields>;
  hasPage(address: string): Promise<boolean>;
  hasIdeas(family: string): Promise<boolean>;
  /** Rejects with `ideas_used_up`. */
  takeIdea(family: string): Promise<number>;
}

/** Makes a new job with one change. @throws {SourceGoneError | BroadsideError} `page_not_captured`, `ideas_used_up` */
export async function makeAgain(
  record: JobRecord,
  change: AgainChange,
  current: JobRecord['connection'],
  sources: Sources,
): Promise<JobRecord> {
  const versionOf = record.versionOf ?? record.id;
  // Edited pictures are always drawn on this device, for free.
  if (change.what === 'edited') {
    const idea: IdeaRef = { family: change.family, number: 1 };
    await checkSource(record, { type: 'device' }, true, sources);
    const request = changeRequest(record.request, change);
    return makeNewJob({ request, source: record.source, idea, versionOf }, { type: 'device' });
  }
  const connection = findPlace(record, change, current);
  if (change.what === 'pages') {
    const changed = withPages(record, change);
    await checkSource(changed, connection, false, sources);
    return makeNewJob({ ...changed, isVersion: true, versionOf }, connection);
  }
  const known =
    keepsIdea(change) && isSamePlace(record.connection, connection) ? await findKnownIdea(record, sources) : undefined;
  const isKept = known !== undefined && connection.type === 'device';
  await checkSource(record, connection, isKept, sources);
  const brand = change.what === 'brand' ? await sources.readBrand(change.brandId, connection) : undefined;
  const idea = known && (await takeNextIdea(known, change, sources));
  const request = changeRequest(record.request, change, brand, idea && known ? idea.number - known.number : 1);
  return makeNewJob({ request, source: record.source, isVersion: true, versionOf, ...(idea && { idea }) }, connection);
}

function findPlace(
  { connection }: JobRecord,
  { what }: AgainChange,
  current: JobRecord['connection'],
): JobRecord['connection'] {
  if (what === 'here') return { type: 'device' };
  return what === 'another' ? connection : current;
}

const keepsIdea = ({ what }: AgainChange) => ['another', 'aspect', 'color', 'brand', 'nothing'].includes(what);

export const isSamePlace = (one: JobRecord['connection'], other: JobRecord['connection']) =>
  (one.type === 'service' && other.type === 'service' && one.baseUrl === other.baseUrl) ||
  (one.type === 'device' && other.type === 'device');

async function findKnownIdea({ kind, idea, accepted, connection }: JobRecord, { hasIdeas }: Sources) {
  // An unedited brief is made anew: another shape may choose better.
  if (kind !== 'meme') return idea && (await hasIdeas(idea.family)) ? idea : undefined;
  const own = accepted && { family: accepted.jobId, number: 1 };
  if (connection.type === 'service') return idea ?? own;
  for (const each of [idea, own]) if (each && (await hasIdeas(each.family))) return each;
  return undefined;
}

async function takeNextIdea(known: IdeaRef, { what }: AgainChange, { takeIdea }: Sources): Promise<IdeaRef> {
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
