import {
  idempotencyHeaders,
  idempotencyKey,
  type Kind,
  type QueuedResponse,
  type RateLimitState,
  scoutSkipped,
  stagesByKind,
  writeRateLimit,
} from '../../contract/index.ts';
import { checkSource, createJob } from './create-job.ts';
import { hashSha256 } from './digest.ts';
import type { Idempotency, Ports, Workspace } from './ports.ts';
import { type Create, readCreate } from './read-create.ts';
import type { StoredJob } from './record.ts';
import { RequestRefused } from './refusals.ts';

interface Created {
  readonly job: StoredJob;
  readonly response: Response;
}
type AnswerCreate = (request: Request, workspace: Workspace, kind: Kind) => Promise<Created>;

/** Responds to creates; a repeated idempotency key gets the first response. */
export function createAnswerer(ports: Ports): AnswerCreate {
  return async (request, workspace, kind) => {
    const { idempotency } = ports;
    const key = idempotency && readIdempotencyKey(request);
    if (!idempotency || key === undefined) {
      const create = await readChecked(ports, request, kind);
      const known = ports.knownFor?.(request);
      const { job, rateLimit } = await createJob(ports, workspace, { ...create, known });
      return toAccepted(ports, await begin(ports, job), rateLimit);
    }
    const create = await readChecked(ports, request, kind);
    const leave = await idempotency.claim(workspace.id, key);
    if (!leave) throw new RequestRefused('request_at_work');
    try {
      return await createOnce({ ...ports, idempotency }, workspace, create, key);
    } finally {
      await leave();
    }
  };
}

async function createOnce(
  ports: Ports & { readonly idempotency: Idempotency },
  workspace: Workspace,
  create: Create,
  key: string,
): Promise<Created> {
  const { idempotency, store } = ports;
  const fingerprint = await computeFingerprint(create);
  const known = await idempotency.find(workspace.id, key);
  if (known && known.fingerprint !== fingerprint) throw new RequestRefused('key_reused');
  if (known?.answer === 'refunded') throw new RequestRefused('provider_failed');

  const before = known && (await store.get(known.jobId));
  const { job, rateLimit } = before
    ? { job: before, rateLimit: await idempotency.rateLimit(workspace.id) }
    : await createJob(ports, workspace, create, { key, fingerprint });
  if (known?.answer === 'accepted') return toAccepted(ports, job, rateLimit);
  const begun = await begin(ports, job).catch(async (error: unknown) => {
    if (error instanceof RequestRefused) await idempotency.answered(workspace.id, key, 'refunded');
    throw error;
  });
  await idempotency.answered(workspace.id, key, 'accepted');
  return toAccepted(ports, begun, rateLimit);
}

/** Throws {@link RequestRefused} `provider_failed` where the job was refunded before the response. */
async function begin(ports: Ports, job: StoredJob): Promise<StoredJob> {
  const begun = (await ports.begin?.(job)) ?? job;
  if (begun.status === 'refunded') throw new RequestRefused('provider_failed');
  return begun;
}

async function readChecked(ports: Ports, request: Request, kind: Kind): Promise<Create> {
  const create = await (ports.readCreate ?? readCreate)(request, kind);
  checkSource(ports, create);
  return create;
}

function readIdempotencyKey(request: Request): string | undefined {
  const header = request.headers.get(idempotencyHeaders.key);
  if (header === null) return undefined;
  const key = idempotencyKey.safeParse(header.trim()).data;
  if (key === undefined) throw new RequestRefused('invalid_request', 'Idempotency-Key must be 1 to 255 characters.');
  return key;
}

function toAccepted(ports: Ports, job: StoredJob, rateLimit: RateLimitState | undefined): Created {
  const body: QueuedResponse = { jobId: job.id, status: 'queued', stages: listStages(ports, job) };
  return { job, response: Response.json(body, { status: 202, headers: rateLimit && writeRateLimit(rateLimit) }) };
}

function listStages({ scouts }: Ports, { kind, results: { scouted, document, draft, brief } }: StoredJob): string[] {
  if ((draft ?? brief) && !document) return ['image'];
  const isSkipped = scouted ? scouted.asked.length === scouted.silent.length : scouts?.() === false;
  return stagesByKind[kind].map((stage) => (stage === 'scout' && isSkipped ? scoutSkipped : stage));
}

async function computeFingerprint({ kind, fields, uploads }: Create): Promise<string> {
  const files = await Promise.all(
    Array.from(uploads, async ([part, { bytes, name = '' }]) => [part, name, await hashSha256(bytes)]),
  );
  const asked = [kind, Object.entries(fields).sort(compareNames), files.sort(compareNames)];
  return hashSha256(JSON.stringify(asked));
}

const compareNames = ([a = '']: readonly unknown[], [b = '']: readonly unknown[]) => String(a).localeCompare(String(b));
