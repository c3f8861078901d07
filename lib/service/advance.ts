import { BroadsideError, errorWords } from '../contract/index.ts';
import type { Picture, Source } from '../engine/index.ts';
import type { Ports } from './ports.ts';
import type { StoredJob, StoredPicture } from './record.ts';

/** What a stage adds to its job; with the picture when it was the last stage. */
interface Step {
  readonly changes: Partial<StoredJob>;
  readonly picture?: StoredPicture;
}

/**
 * Answers a function that advances a workspace's job by one stage; undefined when it has no such job. Two polls of one job
 * at the same time share one advance, so that no stage runs twice; the lock lives in this process, which is the only one
 * that works on its store.
 */
export function createAdvance(ports: Ports): (jobId: string, workspaceId: string) => Promise<StoredJob | undefined> {
  const running = new Map<string, Promise<StoredJob | undefined>>();
  return (jobId, workspaceId) => {
    // By the workspace too: nobody is answered with what another one may see, or may not.
    const key = `${workspaceId} ${jobId}`;
    const current = running.get(key) ?? advance(ports, jobId, workspaceId).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  };
}

async function advance(ports: Ports, jobId: string, workspaceId: string): Promise<StoredJob | undefined> {
  const job = await ports.store.get(jobId);
  if (job?.workspaceId !== workspaceId) return undefined;
  if (job.status !== 'queued' && job.status !== 'running') return job;
  const { changes, picture } = await nextStep(ports, job).catch((error: unknown) => failure(ports, error));
  const advanced: StoredJob = { ...job, status: 'running', ...changes };
  if (advanced.status === 'running') await ports.store.put(advanced);
  else await ports.store.settle(advanced, picture);
  return advanced;
}

/** A stage that throws ends the job: with its own words when it knows why, else with ours. */
function failure(ports: Ports, error: unknown): Step {
  const expected = error instanceof BroadsideError;
  if (!expected) ports.report?.(error);
  return { changes: { status: 'failed', error: expected ? error.message : errorWords.internal } };
}

/** Runs the first stage whose result is not there yet. */
async function nextStep(ports: Ports, job: StoredJob): Promise<Step> {
  const { document } = job.results;
  const keep = (results: StoredJob['results']): Step => ({ changes: { results: { ...job.results, ...results } } });

  if (!document) return keep({ document: await ports.engine.extract(await readSource(ports, job)) });
  if (job.kind === 'infographic') {
    const { brief } = job.results;
    if (!brief) return keep({ brief: ports.engine.brief(document, job.steering) });
    const picture = await ports.engine.drawInfographic(brief, await rendering(ports, job));
    return complete(ports, picture, `Infographic, layout ${brief.layout}: ${brief.title}`);
  }
  const { topics, templates, draft } = job.results;
  if (!topics) return keep({ topics: [...(await ports.engine.scout(document))] });
  if (!templates) return keep({ templates: [...ports.engine.match(document, topics, job.steering)] });
  if (!draft) return keep({ draft: ports.engine.write(document, templates, job.steering) });
  const picture = await ports.engine.drawMeme(draft, await rendering(ports, job));
  return complete(ports, picture, `Meme, template ${draft.template}: ${Object.values(draft.captions).join(' / ')}`);
}

/** The parts that uploads are kept under. */
const uploadParts = { image: 'sourceImage', pdf: 'sourcePdf', pptx: 'sourcePptx' } as const;

async function readSource(ports: Ports, job: StoredJob): Promise<Source> {
  const { source } = job;
  switch (source.type) {
    case 'url':
      return { kind: 'html', ...(await ports.pages.read(source.url)) };
    case 'text':
      return { kind: 'text', text: source.text };
    case 'image':
    case 'pdf':
    case 'pptx': {
      const bytes = (await ports.store.sources(job.id))[uploadParts[source.type]];
      if (!bytes) throw new Error(`The upload of job ${job.id} is gone.`);
      return { kind: source.type, bytes, name: source.name };
    }
  }
}

async function rendering(ports: Ports, job: StoredJob) {
  const assets = await ports.store.sources(job.id);
  return { aspect: job.aspect, format: job.format, steering: job.steering, assets };
}

function complete(ports: Ports, picture: Picture, prompt: string): Step {
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
