import { findCapturedPicture, readCapturedPage } from '../../lib/capture/captured-pages.ts';
import { BroadsideError, defaultAspect, sniffMediaType } from '../../lib/contract/index.ts';
import { type Brand, joinBrands } from '../../lib/engine/brand/brand.ts';
import type { Brief, MemeDraft } from '../../lib/engine/brief.ts';
import { writeImageWords } from '../../lib/engine/image-words/index.ts';
import type { Assets, Engine, Rendering, Source, SourceDocument, Steering } from '../../lib/engine/index.ts';
import { logoAsset } from '../../lib/engine/logo.ts';
import { toEditedRequest } from '../../lib/jobs/again.ts';
import type { CreateRequest } from '../../lib/jobs/record.ts';
import { readStyleNotes, writeStyleNotes } from '../../lib/jobs/style-notes.ts';
import { findSavedBrand } from '../../lib/settings/brands.ts';
import { getBlob } from '../../lib/storage/blobs.ts';
import type { Subject } from './messages.ts';

export type Ready = { readonly rendering: Rendering } & (
  | { readonly brief: Brief; readonly slides?: readonly Brief[] | undefined }
  /** `isFound`: just found in the source, with its other ideas. */
  | { readonly draft: MemeDraft; readonly isFound: boolean }
);

export type Drawable = Exclude<
  Subject,
  { query: string } | { as: string } | { pagesOf: string } | { slidesOf: unknown }
>;

type Reads = Pick<Engine, 'extract' | 'brief' | 'match' | 'write'>;

/** Reads like the service (`lib/service/core/stages.ts`); memoises the last source and its text. */
export function createReader(engine: Reads): (subject: Drawable, widthPx: number | undefined) => Promise<Ready> {
  const documents = createMemo<SourceDocument>();
  const briefs = createMemo<Brief>();
  const drafts = createMemo<MemeDraft>();
  const files = createMemo<Assets>();

  return async (subject, widthPx) => {
    if ('version' in subject) {
      const { version, brand } = subject;
      const { says, aspect } = version;
      const request = subject.request && toEditedRequest(subject.request, version);
      const { steering, logo } = request ? await readSteering(request, brand) : { steering: {}, logo: {} };
      const loaded = request ? await files(JSON.stringify(request.parts), () => loadParts(request)) : {};
      const rendering: Rendering = { aspect, format: 'png', steering, assets: { ...loaded, ...logo }, widthPx };
      if ('draft' in says) return { draft: says.draft, isFound: false, rendering };
      const own = await withLead(rendering, says.brief, request?.fields.sourceUrl);
      return { brief: says.brief, slides: says.slides, rendering: own };
    }
    const { request } = subject;
    const sourceKey = JSON.stringify([request.fields.sourceUrl, request.fields.sourceText, request.parts]);
    const assets = await files(JSON.stringify(request.parts), () => loadParts(request));
    const { steering, logo } = await readSteering(request);
    const document = await documents(sourceKey, async () => engine.extract(await toSource(request, assets)));
    const aspect = request.fields.aspectRatio ?? defaultAspect;
    const rendering = { aspect, format: 'png', steering, assets: { ...assets, ...logo }, widthPx } as const;
    const key = JSON.stringify([sourceKey, withoutDress(steering)]);
    if (request.kind === 'infographic') {
      const brief = await briefs(key, async () => engine.brief(document, steering));
      return { brief, rendering: await withLead(rendering, brief, request.fields.sourceUrl) };
    }
    const { take = 1 } = readStyleNotes(steering.styleNotes);
    const draft = await drafts(key, async () => {
      const plain = withoutDress(steering);
      return engine.write(document, engine.match(document, [], plain), plain);
    });
    return { draft: chooseIdea(draft, take), isFound: true, rendering };
  };
}

async function withLead(rendering: Rendering, { leadImage }: Brief, pageUrl: string | undefined): Promise<Rendering> {
  if (leadImage === undefined || pageUrl === undefined || !/^https?:/i.test(leadImage)) return rendering;
  const picture = await findCapturedPicture(pageUrl);
  return picture ? { ...rendering, assets: { ...rendering.assets, [leadImage]: picture } } : rendering;
}

function chooseIdea(draft: MemeDraft, take: number): MemeDraft {
  const { alternatives = [], template, captions } = draft;
  const ideas = [{ template, captions }, ...alternatives];
  const chosen = ideas[(take - 1) % ideas.length];
  return { ...draft, ...chosen, alternatives: ideas.filter((idea) => idea !== chosen) };
}

/** Keeps the last result; a failed one is retried. */
function createMemo<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  let kept: { readonly key: string; readonly value: Promise<Value> } | undefined;
  return (key, make) => {
    if (kept?.key === key) return kept.value;
    const value = make();
    const current = { key, value };
    kept = current;
    value.catch(() => {
      if (kept === current) kept = undefined;
    });
    return value;
  };
}

function withoutDress(steering: Steering): Steering {
  const { density, words, layout } = readStyleNotes(steering.styleNotes);
  return {
    ...steering,
    styleNotes: writeStyleNotes({ ...(layout && { layout }), ...(density && { density }), ...(words && { words }) }),
  };
}

async function readSteering(
  { kind, fields }: CreateRequest,
  site?: Brand,
): Promise<{ steering: Steering; logo: Assets }> {
  const { outcome, audienceNote, avoidNote, referenceNote, enableCritique } = {
    outcome: undefined,
    audienceNote: undefined,
    avoidNote: undefined,
    referenceNote: undefined,
    enableCritique: undefined,
    ...fields,
  };
  const saved = fields.brandProfileId ? await findSavedBrand(fields.brandProfileId) : undefined;
  const { styleNotes } = fields;
  const steering = {
    styleNotes,
    outcome,
    audienceNote,
    avoidNote,
    referenceNote,
    critique: enableCritique,
    brand: joinBrands(saved?.brand, fields.brandUrl === undefined ? undefined : site),
  };
  const logo = kind === 'infographic' && saved?.logo;
  return { steering: dropAbsent(steering), logo: logo ? { [logoAsset]: logo } : {} };
}

const dropAbsent = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Name in keyof Value]?: Exclude<Value[Name], undefined>;
  };

async function toSource({ fields, parts }: CreateRequest, assets: Assets): Promise<Source> {
  const { sourceUrl, sourceText } = fields;
  if (sourceText !== undefined) return { kind: 'text', text: sourceText };
  if (sourceUrl !== undefined) return { kind: 'html', ...(await readCapturedPage(sourceUrl)) };
  const [part] = parts.filter(({ name }) => name !== 'referenceImage');
  const bytes = part && assets[part.name];
  if (!part || !bytes) throw new BroadsideError('unsupported_source');
  if (part.name === 'sourceImage') return { kind: 'image', bytes, name: part.fileName };
  return { kind: sniffMediaType(bytes) === 'application/pdf' ? 'pdf' : 'pptx', bytes, name: part.fileName };
}

async function loadParts({ parts }: CreateRequest): Promise<Assets> {
  const loaded = await loadBlobs(parts.map(({ name, blobId }) => [name, blobId]));
  const described = parts.flatMap(({ name, description }) => {
    const bytes = loaded[name];
    return description && bytes ? [[name, writeImageWords(bytes, { description })] as const] : [];
  });
  return { ...loaded, ...Object.fromEntries(described) };
}

async function loadBlobs(blobs: readonly (readonly [string, string])[]): Promise<Assets> {
  const found = await Promise.all(
    blobs.map(async ([name, blobId]) => {
      const blob = await getBlob(blobId);
      return blob ? [[name, new Uint8Array(await blob.arrayBuffer())] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
