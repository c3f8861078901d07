import { BroadsideError, type ErrorCode } from '../../contract/index.ts';
import { type Brand, joinBrands } from '../../engine/brand/brand.ts';
import type {
  Assets,
  Brief,
  Engine,
  MemeDraft,
  MemeIdea,
  Picture,
  Scouted,
  Source,
  SourceDocument,
  Steering,
} from '../../engine/index.ts';
import { readBrand } from '../../engine/read/brand/read-brand.ts';
import { findLeadImage, findLogo } from './find-images.ts';
import { findFonts } from './fonts.ts';
import type { PageReader, Web } from './ports.ts';
import { writePrompt } from './prompt.ts';
import { type BriefProvider, type ImageProvider, makeEngineProviders, takeTurn } from './providers.ts';
import type { ServedPicture, StoredJob } from './record.ts';
import { listRemarks, listTrends, type Remark } from './remarks.ts';

export interface StageResult {
  readonly changes: Partial<StoredJob>;
  readonly picture?: ServedPicture;
  readonly after?: number | undefined;
  readonly problem?: string | undefined;
}

export interface StagePorts {
  readonly engine: Engine;
  readonly pages: PageReader;
  readonly web: Web;
  sources(jobId: string): Promise<Assets>;
  readonly briefs?: BriefProvider;
  readonly images?: ImageProvider;
  /** Stores interim changes; by default they are lost if the process dies. */
  keep?(job: StoredJob): Promise<void>;
  recentMemes?(): Promise<readonly MemeIdea[]>;
  readonly now?: () => number;
}

/** Runs the next stage of an unfinished job. Rejects with a `BroadsideError` where the source is at fault. */
export async function runStage(ports: StagePorts, job: StoredJob): Promise<StageResult> {
  const { document, draft, brief, brand } = job.results;
  if (draft) return drawMeme(ports, job, draft);
  if (job.kind === 'infographic' && brief) {
    // A brief known in advance has no brand yet.
    if (job.brandUrl && !brand && !document) return withResults(job, { brand: await fetchSiteBrand(ports, job) });
    return drawInfographic(ports, job, brief);
  }
  if (!document) return withResults(job, { document: await ports.engine.extract(await readSource(ports, job)) });
  return job.kind === 'infographic' ? writeBrief(ports, job, document) : writeMeme(ports, job, document);
}

const withResults = (job: StoredJob, results: StoredJob['results']): StageResult => ({
  changes: { results: { ...job.results, ...results } },
});

const keepEarly = (ports: StagePorts, job: StoredJob) => async (changes: Partial<StoredJob>) =>
  ports.keep?.({ ...job, status: 'running', ...changes });

const getProviders = ({ engine, briefs, images }: StagePorts) => {
  const own = makeEngineProviders(engine);
  return { briefs: briefs ?? own.briefs, images: images ?? own.images };
};

async function drawMeme(ports: StagePorts, job: StoredJob, draft: MemeDraft): Promise<StageResult> {
  const { images } = getProviders(ports);
  const order = async () => ({ kind: 'meme' as const, draft, rendering: await drawPicture(ports, job) });
  const turn = await takeTurn(job, 'image', images, keepEarly(ports, job), (ticket) => images.image(order, ticket));
  if (!('result' in turn)) return turn;
  const { scouted } = job.results;
  const prompt = writePrompt({
    kind: 'meme',
    form: draft.template,
    shows: Object.values(draft.captions).join(' / '),
    remarks: [...listTrends(job, draft), ...listRemarks(job, turn.result)],
    scouted: scouted && summarizeScouting(scouted),
  });
  return complete(ports, turn.result, prompt);
}

async function drawInfographic(ports: StagePorts, job: StoredJob, brief: Brief): Promise<StageResult> {
  const { images } = getProviders(ports);
  let remarks: readonly Remark[] = [];
  const order = async () => {
    const steering = readSteering(job, job.results.brand);
    const found = await findFonts(ports.web, job, steering.brand, brief);
    remarks = found.remarks;
    const given = await drawPicture(ports, job);
    const assets = {
      ...given.assets,
      ...(await findLogo(ports.web, steering.brand, given.assets)),
      ...(await findLeadImage(ports, job, brief)),
    };
    return { kind: 'infographic' as const, brief, rendering: { ...given, assets, fonts: found.fonts } };
  };
  const turn = await takeTurn(job, 'image', images, keepEarly(ports, job), (ticket) => images.image(order, ticket));
  if (!('result' in turn)) return turn;
  const reported = [...remarks, ...listRemarks(job, turn.result)];
  const facts = { kind: 'infographic', form: brief.layout, shows: brief.title, remarks: reported } as const;
  return complete(ports, turn.result, writePrompt(facts));
}

async function writeBrief(ports: StagePorts, job: StoredJob, document: SourceDocument): Promise<StageResult> {
  const { briefs } = getProviders(ports);
  const brand = await fetchSiteBrand(ports, job);
  const order = { document, steering: readSteering(job, brand) };
  const turn = await takeTurn(job, 'brief', briefs, keepEarly(ports, job), (ticket) => briefs.brief(order, ticket));
  if ('result' in turn) return withResults(job, { brand, brief: turn.result });
  return { ...turn, changes: { ...withResults(job, { brand }).changes, ...turn.changes } };
}

async function writeMeme(ports: StagePorts, job: StoredJob, document: SourceDocument): Promise<StageResult> {
  const { scouted, ideas } = job.results;
  if (!scouted) {
    const { topics, asked, silent } = await ports.engine.scout(document);
    return withResults(job, { scouted: { topics: [...topics], asked: [...asked], silent: [...silent] } });
  }
  if (!ideas) {
    const recent = (await ports.recentMemes?.()) ?? [];
    return withResults(job, { ideas: [...ports.engine.match(document, scouted.topics, job.steering, recent)] });
  }
  const { briefs } = getProviders(ports);
  const order = { document, ideas, steering: job.steering };
  const turn = await takeTurn(job, 'brief', briefs, keepEarly(ports, job), (ticket) => briefs.draft(order, ticket));
  return 'result' in turn ? withResults(job, { draft: turn.result }) : turn;
}

export function isReadyToDraw({ kind, results }: StoredJob): boolean {
  return kind === 'infographic' ? results.brief !== undefined : results.draft !== undefined;
}

const uploadParts = { image: 'sourceImage', pdf: 'sourcePdf', pptx: 'sourcePptx' } as const;

async function readSource(ports: StagePorts, job: StoredJob): Promise<Source> {
  const { source } = job;
  switch (source.type) {
    case 'url':
      return { kind: 'html', ...(await ports.pages.read(source.url)) };
    case 'text':
      return { kind: 'text', text: source.text };
    case 'image':
    case 'pdf':
    case 'pptx': {
      const bytes = (await ports.sources(job.id))[uploadParts[source.type]];
      if (!bytes) throw new Error(`The upload of job ${job.id} is gone.`);
      return { kind: source.type, bytes, name: source.name };
    }
  }
}

async function drawPicture(ports: StagePorts, job: StoredJob) {
  const { aspect, format, referenceUrl, results } = job;
  const uploads = await ports.sources(job.id);
  const steering = readSteering(job, results.brand);
  if (referenceUrl === undefined) return { aspect, format, steering, assets: uploads };
  const referenceImage = await ports.web.image(referenceUrl).catch(endWith('reference_unreadable', referenceUrl));
  return { aspect, format, steering, assets: { ...uploads, referenceImage } };
}

async function fetchSiteBrand({ web }: StagePorts, { brandUrl, results }: StoredJob): Promise<Brand | undefined> {
  if (brandUrl === undefined || results.brand) return results.brand;
  return readBrand(await web.site(brandUrl).catch(endWith('brand_unreadable', brandUrl)));
}

const readSteering = ({ steering }: StoredJob, site: Brand | undefined): Steering => ({
  ...steering,
  brand: joinBrands(steering.brand, site),
});

/** Rejects with a code, and the address and reason as its detail. */
const endWith =
  (code: ErrorCode, address: string) =>
  (cause: unknown): never => {
    if (!(cause instanceof BroadsideError)) throw cause;
    throw new BroadsideError(code, { detail: `${address.slice(0, 200)}: ${cause.message}`, cause });
  };

const summarizeScouting = ({ asked, silent }: Scouted) => ({
  heard: asked.filter((id) => !silent.includes(id)),
  silent,
});

function complete(ports: StagePorts, picture: Picture, prompt: string): StageResult {
  const { bytes, width, height, mediaType } = picture;
  return {
    changes: {
      status: 'completed',
      completedAt: new Date((ports.now ?? Date.now)()).toISOString(),
      picture: { id: createId(), width, height, mediaType },
      prompt,
    },
    picture: { bytes, mediaType },
  };
}

/** 192 random bits, as a picture's address is all that is needed to see it. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
