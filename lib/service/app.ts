import { type Context, Hono } from 'hono';
import {
  type ErrorBody,
  type Job,
  type Kind,
  kinds,
  paths,
  type QueuedResponse,
  type RateLimitBody,
  stagesOf,
  writeRateLimit,
} from '../contract/index.ts';
import { createAdvance } from './advance.ts';
import { checkSource, createJob } from './create-job.ts';
import type { Ports, Workspace } from './ports.ts';
import { readCreate } from './read-create.ts';
import type { StoredJob } from './record.ts';
import { RateLimitRefused, RequestRefused } from './refusals.ts';

const picturesPath = '/pictures';

/**
 * The Infographic and Meme Generation Service as one app on `Request` and `Response`. What differs between a browser's
 * worker and a server comes in by `ports`. No CORS headers: extensions hold a permission, and pages have no business here.
 */
export function createService(ports: Ports): Hono {
  const app = new Hono();
  const advance = createAdvance(ports);

  app.use(async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  });

  for (const kind of kinds) {
    app.post(paths.create[kind], (context) => create(ports, context, kind));
    app.all(paths.create[kind], () => methodNotAllowed('POST'));
  }

  app.get(`${paths.jobs}/:id`, async (context) => {
    const workspace = await authenticate(ports, context);
    const job = await advance(context.req.param('id'), workspace.id);
    if (!job) throw new RequestRefused('not_found');
    return context.json(present(job, ports.publicBase ?? new URL(context.req.url).origin));
  });
  app.all(`${paths.jobs}/:id`, () => methodNotAllowed('GET, HEAD'));

  app.get(`${picturesPath}/:id`, async (context) => {
    const picture = await ports.store.picture(context.req.param('id'));
    if (!picture) throw new RequestRefused('not_found');
    return context.body(picture.bytes, 200, {
      'content-type': picture.mediaType,
      'content-length': String(picture.bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
  app.all(`${picturesPath}/:id`, () => methodNotAllowed('GET, HEAD'));

  app.notFound(() => answerRefusal(new RequestRefused('not_found')));
  app.onError((error) => {
    if (error instanceof RequestRefused) return answerRefusal(error);
    ports.report?.(error);
    return answerRefusal(new RequestRefused('internal'));
  });
  return app;
}

async function create(ports: Ports, context: Context, kind: Kind): Promise<Response> {
  const workspace = await authenticate(ports, context);
  const request = await readCreate(context.req.raw, kind);
  checkSource(ports, request);
  const rateLimit = await ports.admission?.admit(workspace, kind);
  const job = await createJob(ports, workspace, request);
  const body: QueuedResponse = { jobId: job.id, status: 'queued', stages: [...stagesOf[kind]] };
  return context.json(body, 202, rateLimit && writeRateLimit(rateLimit));
}

async function authenticate(ports: Ports, context: Context): Promise<Workspace> {
  const key = /^Bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1];
  const workspace = await ports.workspaces.byKey(key);
  if (!workspace) throw new RequestRefused('unauthorized');
  return workspace;
}

function present(job: StoredJob, base: string): Job {
  const { picture } = job;
  return {
    id: job.id,
    status: job.status,
    sourceUrl: job.source.type === 'url' ? job.source.url : undefined,
    assetType: job.kind,
    aspect: job.aspect,
    format: job.format,
    createdAt: job.createdAt,
    imageUrl: picture && `${base}${picturesPath}/${picture.id}`,
    width: picture?.width,
    height: picture?.height,
    contentType: picture?.mediaType,
    prompt: job.prompt,
    error: job.error,
    completedAt: job.completedAt,
  };
}

function methodNotAllowed(allow: string): Response {
  return answerRefusal(new RequestRefused('method_not_allowed'), { allow });
}

function answerRefusal(refusal: RequestRefused, headers: Record<string, string> = {}): Response {
  const body: ErrorBody = { error: refusal.message, code: refusal.code };
  if (!(refusal instanceof RateLimitRefused)) return Response.json(body, { status: refusal.status, headers });
  const limited: RateLimitBody = { ...body, ...refusal.window };
  return Response.json(limited, {
    status: refusal.status,
    headers: { ...headers, ...writeRateLimit(refusal.rateLimit) },
  });
}
