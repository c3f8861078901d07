import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { idempotencyHeaders, kinds, paths } from '../../contract/index.ts';
import { answerPicture } from './answer-picture.ts';
import { createAnswerer } from './create.ts';
import type { Ports, Workspace } from './ports.ts';
import { picturesPath, toInterfaceJob } from './present.ts';
import { answerRefusal, RequestRefused } from './refusals.ts';

interface ServiceEnvironment {
  readonly Variables: { requestId: string; workspaceId?: string; jobId?: string };
}
type ServiceContext = Context<ServiceEnvironment>;

/** The whole service on `Request` and `Response`. No CORS headers: extensions have a permission, and pages must not call it. */
export function createService(ports: Ports): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { store, idempotency, now = Date.now } = ports;
  const answerCreate = createAnswerer(ports);

  app.use(requestId(), async (context, next) => {
    const started = now();
    await next();
    const { headers } = context.res;
    headers.set('x-request-id', context.get('requestId'));
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (idempotency) headers.set(idempotencyHeaders.offer, String(idempotency.seconds));
    ports.log?.({
      requestId: context.get('requestId'),
      method: context.req.method,
      route: getRoute(context.req.path),
      status: context.res.status,
      milliseconds: now() - started,
      workspaceId: context.get('workspaceId'),
      jobId: context.get('jobId'),
    });
  });

  for (const kind of kinds) {
    app.post(paths.create[kind], async (context) => {
      const workspace = await authenticate(ports, context);
      const { job, response } = await answerCreate(context.req.raw, workspace, kind);
      context.set('jobId', job.id);
      return response;
    });
    app.all(paths.create[kind], () => refuseMethod('POST'));
  }

  app.get(`${paths.jobs}/:id`, async (context) => {
    const workspace = await authenticate(ports, context);
    const job = await ports.advance(context.req.param('id'), workspace.id);
    if (!job) throw new RequestRefused('not_found');
    context.set('jobId', job.id);
    return context.json(toInterfaceJob(job, ports.publicBase ?? new URL(context.req.url).origin, ports.mirrorBase));
  });
  app.all(`${paths.jobs}/:id`, () => refuseMethod('GET, HEAD'));

  app.get(`${picturesPath}/:name`, async (context) => {
    const [id = ''] = context.req.param('name').split('.', 1);
    const picture = await store.picture(id);
    if (!picture) throw new RequestRefused('not_found');
    return answerPicture(context.req.raw, id, picture);
  });
  app.all(`${picturesPath}/:name`, () => refuseMethod('GET, HEAD'));

  app.notFound(() => answerRefusal(new RequestRefused('not_found')));
  app.onError((error, context) => {
    if (error instanceof RequestRefused) return answerRefusal(error);
    ports.report?.(error, context.get('requestId'));
    return answerRefusal(new RequestRefused('internal'));
  });
  return app;
}

async function authenticate(ports: Ports, context: ServiceContext): Promise<Workspace> {
  const key = /^Bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '')?.[1];
  const workspace = await ports.workspaces.byKey(key);
  if (!workspace) throw new RequestRefused('unauthorized', undefined, { 'www-authenticate': 'Bearer' });
  context.set('workspaceId', workspace.id);
  return workspace;
}

/** The path for logs, without ids: a picture's address is all that is needed to see it. */
function getRoute(path: string): string {
  const [, room = '', name = ''] = /^\/([\w-]{1,20})(?:\/([\w-]{1,20}))?/.exec(path) ?? [];
  return room === 'api' ? `/api/${name}` : `/${room}`;
}

function refuseMethod(allow: string): Response {
  return answerRefusal(new RequestRefused('method_not_allowed', undefined, { allow }));
}
