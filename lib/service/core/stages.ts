import { BroadsideError, type ErrorCode } from '../../contract/index.ts';
import type { Brand } from '../../engine/brand/brand.ts';
import { maxFaces } from '../../engine/brand/font-face.ts';
import { readBrand } from '../../engine/brand/read-brand.ts';
import { readSteering as readPictureWishes } from '../../engine/brief/steering.ts';
import type {
  Assets,
  Brief,
  Engine,
  MemeIdea,
  Picture,
  Scouted,
  Source,
  Steering,
  UnmetWish,
} from '../../engine/index.ts';
import { logoAsset } from '../../engine/logo.ts';
import { findFonts } from './fonts.ts';
import type { PageReader, Web } from './ports.ts';
import { writePrompt } from './prompt.ts';
import { type BriefProvider, engineProviders, type ImageProvider, takeTurn } from './providers.ts';
import type { StoredJob, StoredPicture } from './record.ts';

/** What a stage adds to its job; with the picture when it was the last stage. */
export interface Step {
  readonly changes: Partial<StoredJob>;
  readonly picture?: StoredPicture;
  /** Milliseconds until the next step makes sense: a provider is at work. */
  readonly after?: number | undefined;
  /** Why a provider failed that is tried again or given up, for operators. */
  readonly problem?: string | undefined;
}

export interface StagePorts {
  readonly engine: Engine;
  readonly pages: PageReader;
  readonly web: Web;
  /** The bytes that came with the job's request. */
  sources(jobId: string): Promise<Assets>;
  /** Who writes and who draws; by default the engine does. */
  readonly briefs?: BriefProvider;
  readonly images?: ImageProvider;
  /** Keeps what a step found out before it is over; by default that is forgotten when the process dies. */
  keep?(job: StoredJob): Promise<void>;
  /** Memes drawn lately of other sources; by default none are known. */
  recentMemes?(): Promise<readonly MemeIdea[]>;
  /** Milliseconds since the epoch; by default the system's clock. */
  readonly now?: () => number;
}

/** Runs the first stage of an unfinished job whose result is not there yet. Rejects with a `BroadsideError` when the source is at fault. */
export async function runStage(ports: StagePorts, job: StoredJob): Promise<Step> {
  const { document } = job.results;
  const engine = engineProviders(ports.engine);
  const { briefs = engine.briefs, images = engine.images } = ports;
  const keepFirst = async (changes: Partial<StoredJob>) => ports.keep?.({ ...job, status: 'running', ...changes });
  const keep = (results: StoredJob['results']): Step => ({ changes: { results: { ...job.results, ...results } } });

  if (job.results.draft) {
    const { draft, scouted } = job.results;
    const order = async () => ({ kind: 'meme' as const, draft, rendering: await rendering(ports, job) });
    const turn = await takeTurn(job, 'image', images, keepFirst, (ticket) => images.image(order, ticket));
    if (!('result' in turn)) return turn;
    const shows = Object.values(draft.captions).join(' / ');
    const remarks = remarksOn(job, turn.result);
    const facts = {
      kind: 'meme',
      form: draft.template,
      shows: shows + joinRemarks(remarks),
      scouted: scouted && summarizeScouting(scouted),
    } as const;
    return complete(ports, turn.result, writePrompt(facts));
  }
  const { brief } = job.results;
  if (job.kind === 'infographic' && brief) {
    // A brief that was known from the start has no brand yet.
    if (job.brandUrl && !job.results.brand && !document) return keep({ brand: await brandOfSite(ports, job) });
    let remarks: readonly string[] = [];
    const order = async () => {
      const steering = readSteering(job, job.results.brand);
      const found = await findFonts(ports.web, job, steering.brand, brief);
      remarks = found.remarks;
      const given = await rendering(ports, job);
      const assets = {
        ...given.assets,
        ...(await findLogo(ports.web, steering.brand, given.assets)),
        ...(await findLeadImage(ports, job, brief)),
      };
      return { kind: 'infographic' as const, brief, rendering: { ...given, assets, fonts: found.fonts } };
    };
    const turn = await takeTurn(job, 'image', images, keepFirst, (ticket) => images.image(order, ticket));
    if (!('result' in turn)) return turn;
    const remarksText = joinRemarks([...remarks, ...remarksOn(job, turn.result)]);
    const facts = { kind: 'infographic', form: brief.layout, shows: brief.title + remarksText } as const;
    return complete(ports, turn.result, writePrompt(facts));
  }
  if (!document) return keep({ document: await ports.engine.extract(await readSource(ports, job)) });
  if (job.kind === 'infographic') {
    const brand = await brandOfSite(ports, job);
    const order = { document, steering: readSteering(job, brand) };
    const turn = await takeTurn(job, 'brief', briefs, keepFirst, (ticket) => briefs.brief(order, ticket));
    if ('result' in turn) return keep({ brand, brief: turn.result });
    return { ...turn, changes: { ...keep({ brand }).changes, ...turn.changes } };
  }
  const { scouted, ideas } = job.results;
  if (!scouted) {
    const { topics, asked, silent } = await ports.engine.scout(document);
    return keep({ scouted: { topics: [...topics], asked: [...asked], silent: [...silent] } });
  }
  if (!ideas) {
    const recent = (await ports.recentMemes?.()) ?? [];
    return keep({ ideas: [...ports.engine.match(document, scouted.topics, job.steering, recent)] });
  }
  const order = { document, ideas, steering: job.steering };
  const turn = await takeTurn(job, 'brief', briefs, keepFirst, (ticket) => briefs.draft(order, ticket));
  return 'result' in turn ? keep({ draft: turn.result }) : turn;
}

/** Whether only the picture is left to be made. */
export function isReadyToDraw({ kind, results }: StoredJob): boolean {
  return kind === 'infographic' ? results.brief !== undefined : results.draft !== undefined;
}

/** The parts that uploads are kept under. */
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

async function rendering(ports: StagePorts, job: StoredJob) {
  const { aspect, format, referenceUrl, results } = job;
  const uploads = await ports.sources(job.id);
  const steering = readSteering(job, results.brand);
  if (referenceUrl === undefined) return { aspect, format, steering, assets: uploads };
  const referenceImage = await ports.web.image(referenceUrl).catch(endWith('reference_unreadable', referenceUrl));
  return { aspect, format, steering, assets: { ...uploads, referenceImage } };
}

/** The brand's logo: its saved bytes, else what stands at its address; no bytes for one that is not to be had. */
async function findLogo(web: Web, brand: Brand | undefined, assets: Assets): Promise<Assets> {
  if (assets[logoAsset] || brand?.logo === undefined) return {};
  try {
    return { [logoAsset]: await web.image(brand.logo) };
  } catch (error) {
    if (!(error instanceof BroadsideError)) throw error;
    return { [logoAsset]: new Uint8Array() };
  }
}

/** Milliseconds for the page's own picture: without it there is another one. */
const leadImageTimeoutMs = 6000;

/** The source's own picture by its address, where one may be shown: as it was captured, or from the web. */
async function findLeadImage(
  { pages, web }: StagePorts,
  { source, steering }: StoredJob,
  brief: Brief,
): Promise<Assets> {
  const { leadImage, gravity } = brief;
  const { photo } = readPictureWishes(steering);
  const isWanted = photo === 'with' || (photo === undefined && gravity !== 'grave');
  if (leadImage === undefined || !/^https?:/i.test(leadImage) || !isWanted) return {};
  if (pages.picture) {
    const captured = source.type === 'url' ? await pages.picture(source.url) : undefined;
    return captured ? { [leadImage]: captured } : {};
  }
  try {
    return { [leadImage]: await web.image(leadImage, leadImageTimeoutMs) };
  } catch (error) {
    if (!(error instanceof BroadsideError)) throw error;
    return {};
  }
}

async function brandOfSite({ web }: StagePorts, { brandUrl, results }: StoredJob): Promise<Brand | undefined> {
  if (brandUrl === undefined || results.brand) return results.brand;
  return readBrand(await web.site(brandUrl).catch(endWith('brand_unreadable', brandUrl)));
}

/** The request's steering with the brand of its site. What was saved of a brand goes before what its site shows. */
function readSteering({ steering }: StoredJob, site: Brand | undefined): Steering {
  const { brand: saved } = steering;
  if (!site) return steering;
  const colors = [...new Set([...(saved?.colors ?? []), ...site.colors])].slice(0, 5);
  const faces = [...(saved?.faces ?? []), ...(site.faces ?? [])].slice(0, maxFaces);
  return { ...steering, brand: { ...site, ...saved, colors, ...(faces.length > 0 && { faces }) } };
}

const summarizeScouting = ({ asked, silent }: Scouted) => ({
  heard: asked.filter((id) => !silent.includes(id)),
  silent,
});

const unmetRemarks: Readonly<Record<UnmetWish, string>> = {
  layout: 'The source does not hold the layout that was asked for.',
  points: 'The source does not hold the number of points that was asked for.',
  numbers: 'The source says nothing but numbers.',
  photo: 'There is no photo of the source that could be drawn.',
  drawings: 'A grave matter gets no drawings.',
  composition: 'The composition that was asked for does not fit.',
  template: 'The source has no words for the template that was asked for.',
  mood: 'The source has no joke in the mood that was asked for.',
  audience: 'Nothing is known of the audience that was named.',
};

/** What was asked for and could not be done, though there is a picture. */
function remarksOn({ results }: StoredJob, { standIns = [], lacksLogo, unmet = [] }: Picture): string[] {
  return [
    ...(results.brand?.colors.length === 0 ? ['The brand’s site names no colour.'] : []),
    ...(lacksLogo ? ['The brand’s logo could not be loaded.'] : []),
    ...unmet.map((wish) => unmetRemarks[wish]),
    ...Array.from(
      Map.groupBy(standIns, ({ name }) => name),
      ([name, each]) => {
        const instead = [...new Set(each.map((standIn) => standIn.instead))];
        const stands = instead.length > 1 ? 'stand' : 'stands';
        return `The font “${name}” could not be loaded: ${instead.join(' and ')} ${stands} in for it.`;
      },
    ),
  ];
}

/** Remarks as they follow what a picture is. */
const joinRemarks = (remarks: readonly string[]): string =>
  remarks.length > 0 ? ` (${[...new Set(remarks)].join(' ')})` : '';

/** Fails with a code that says what of the request could not be had, where, and why. */
const endWith =
  (code: ErrorCode, address: string) =>
  (cause: unknown): never => {
    if (!(cause instanceof BroadsideError)) throw cause;
    throw new BroadsideError(code, { detail: `${address.slice(0, 200)}: ${cause.message}`, cause });
  };

function complete(ports: StagePorts, picture: Picture, prompt: string): Step {
  const { bytes, width, height, mediaType } = picture;
  return {
    changes: {
      status: 'completed',
      completedAt: new Date((ports.now ?? Date.now)()).toISOString(),
      picture: { id: unguessableId(), width, height, mediaType },
      prompt,
    },
    picture: { bytes, mediaType },
  };
}

/** 192 random bits: a picture's address is all it takes to see it. */
function unguessableId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
