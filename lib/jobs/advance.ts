import type { Kind } from '../contract/index.ts';
import type { SaveEnd } from '../protocol/messages.ts';
import type { CreateOutcome, DeliveryOutcome, PictureOutcome, PollOutcome } from './outcomes.ts';
import { type JobRecord, settledStates } from './record.ts';
import type { JobStore } from './store.ts';
import {
  afterCrash,
  afterCreate,
  afterDelivery,
  afterHandOver,
  afterPicture,
  afterPoll,
  type Circumstances,
  moveTo,
} from './transitions.ts';

export interface CreateOptions {
  readonly onceKey: string;
  readonly idea?: JobRecord['idea'] | undefined;
  /** Awaited right before the request leaves; until then nothing can have been accepted. */
  leaves(): Promise<void>;
}

/** Where pictures are made. Methods never reject: outcomes describe failures. */
export interface Connection {
  readonly pollIntervalMs: number;
  getCost(kind: Kind): number;
  /** Milliseconds for which a create repeated with its key is not made twice; 0 if unsupported. */
  idempotencyWindowMs(): number;
  create(request: JobRecord['request'], options: CreateOptions): Promise<CreateOutcome>;
  poll(jobId: string): Promise<PollOutcome>;
  fetchPicture(answer: NonNullable<JobRecord['answer']>, attempt: number): Promise<PictureOutcome>;
}

/** Methods reject only when the delivery cannot begin. */
export interface Delivery {
  /** `begins` receives a download's source address before it begins; one that the record shows as begun is not repeated. */
  handOver(record: JobRecord, begins: (address: string) => Promise<void>): Promise<NonNullable<JobRecord['delivery']>>;
  /** Returns how the download ended, or that it is under way. Rejects when it fails. */
  save(record: JobRecord): Promise<{ readonly delivery: NonNullable<JobRecord['delivery']>; readonly end: SaveEnd }>;
  outcome(delivery: NonNullable<JobRecord['delivery']>, picture: JobRecord['picture']): Promise<DeliveryOutcome>;
}

export interface AdvancePorts {
  readonly store: Pick<JobStore, 'get' | 'put'>;
  connect(ref: JobRecord['connection'], signal?: AbortSignal): Promise<Connection>;
  readonly delivery: Delivery;
  /** Exclusive over all contexts; released when the holder dies. */
  lock<T>(name: string, task: () => Promise<T>): Promise<T>;
  now(): number;
  random(): number;
}

export const withJob = <T>(id: string, { lock }: Pick<AdvancePorts, 'lock'>, task: () => Promise<T>) =>
  lock(`job:${id}`, task);

/** Takes a job's step, if due. The record is written before a create leaves and after each response: contexts die. */
export function advance(id: string, ports: AdvancePorts, signal?: AbortSignal): Promise<JobRecord | undefined> {
  return withJob(id, ports, async () => {
    const record = await ports.store.get(id);
    if (!record || settledStates.includes(record.state)) return record;
    if (!isDue(record, ports.now())) return record;
    const next = await step(record, await ports.connect(record.connection, signal), ports);
    await ports.store.put(next);
    return next;
  });
}

/** A clock that was set back makes a step due at once. */
const isDue = ({ dueAt, updatedAt }: JobRecord, now: number): boolean =>
  dueAt === undefined || Date.parse(dueAt) <= now || isSetBack(updatedAt, now);

const isSetBack = (updatedAt: string, now: number): boolean => now < Date.parse(updatedAt);

async function step(record: JobRecord, connection: Connection, ports: AdvancePorts): Promise<JobRecord> {
  const circumstances = (): Circumstances => ({
    now: ports.now(),
    pollIntervalMs: connection.pollIntervalMs,
    cost: connection.getCost(record.kind),
    resendable: isResendable(record, connection, ports.now()),
    random: ports.random,
  });

  switch (record.state) {
    case 'waiting': {
      const leaves = () => ports.store.put({ ...moveTo(record, 'submitting', ports.now()), tries: record.tries });
      const options = { onceKey: record.id, idea: record.idea, leaves };
      return afterCreate(record, await connection.create(record.request, options), circumstances());
    }
    case 'submitting':
      return afterCrash(record, circumstances());
    case 'queued':
    case 'running':
      return afterPoll(record, await connection.poll(record.accepted?.jobId ?? ''), circumstances());
    case 'completed':
      return complete(record, connection, ports, circumstances);
    default:
      return record;
  }
}

/** Allowance in milliseconds for the difference of two machines' clocks and for a request's travel. */
const clockMarginMs = 10 * 60_000;

/** Whether an unanswered create may be repeated: free, or within the key's time since `createdAt` and with a sane clock. */
function isResendable({ kind, createdAt, updatedAt }: JobRecord, connection: Connection, now: number): boolean {
  if (connection.getCost(kind) === 0) return true;
  return !isSetBack(updatedAt, now) && now < Date.parse(createdAt) + connection.idempotencyWindowMs() - clockMarginMs;
}

async function complete(
  record: JobRecord,
  connection: Connection,
  { delivery, store, now }: AdvancePorts,
  circumstances: () => Circumstances,
): Promise<JobRecord> {
  if (!record.picture) {
    return afterPicture(
      record,
      await connection.fetchPicture(record.answer ?? { status: 'completed' }, record.fetches ?? 0),
      circumstances(),
    );
  }
  if (!record.delivery) {
    // Written before: a later reader without a result must not save a second file.
    const begins = (address: string) =>
      store.put({ ...record, handing: { address, at: new Date(now()).toISOString() } });
    try {
      return afterHandOver(record, await delivery.handOver(record, begins), circumstances());
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      return afterDelivery(record, { type: 'failed', reason: { code, message } }, circumstances());
    }
  }
  return afterDelivery(record, await delivery.outcome(record.delivery, record.picture), circumstances());
}
