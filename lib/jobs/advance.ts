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
  moved,
} from './transitions.ts';

export interface CreateOptions {
  /** The same each time the same create is sent. */
  readonly onceKey: string;
  /** The idea that a meme is to draw, which counts where it is known. */
  readonly idea?: JobRecord['idea'] | undefined;
  /** Awaited right before the request leaves. Until then nothing can have been accepted. */
  leaves(): Promise<void>;
}

/** A place where pictures are made, as far as one job's life needs it. Nothing here rejects: outcomes say what happened. */
export interface Connection {
  /** Milliseconds between two polls of an unfinished job; 0: at once. */
  readonly pollInterval: number;
  getCost(kind: Kind): number;
  /** Milliseconds for which a create sent again with its key is made once; 0 where that is not offered. */
  idempotencyWindowMs(): number;
  /** Sends a create in its turn. */
  create(request: JobRecord['request'], options: CreateOptions): Promise<CreateOutcome>;
  poll(jobId: string): Promise<PollOutcome>;
  /** Fetches a finished job's picture and stores its bytes. `attempt`: how often it could not be had before. */
  fetchPicture(answer: NonNullable<JobRecord['answer']>, attempt: number): Promise<PictureOutcome>;
}

/** Gives a finished picture to the user. Nothing here rejects but a failure to begin. */
export interface Delivery {
  /**
   * Hands the picture over as the settings say for its kind, and returns where and under which name it went. `begins` is
   * called with the address a download takes it from before that begins; one that began so already, by the record, is not begun anew.
   */
  handOver(record: JobRecord, begins: (address: string) => Promise<void>): Promise<NonNullable<JobRecord['delivery']>>;
  /** Puts the picture onto the disk; returns how that ended, or that it is under way. Rejects when it fails. */
  save(record: JobRecord): Promise<{ readonly delivery: NonNullable<JobRecord['delivery']>; readonly end: SaveEnd }>;
  outcome(delivery: NonNullable<JobRecord['delivery']>, picture: JobRecord['picture']): Promise<DeliveryOutcome>;
}

export interface AdvancePorts {
  readonly store: Pick<JobStore, 'get' | 'put'>;
  /** `signal` ends whatever is under way there. */
  connect(ref: JobRecord['connection'], signal?: AbortSignal): Promise<Connection>;
  readonly delivery: Delivery;
  /** Runs `task` while no other context runs one under the same name; freed when its holder dies. */
  lock<T>(name: string, task: () => Promise<T>): Promise<T>;
  now(): number;
  random(): number;
}

/** Runs `task` alone on one job, over all contexts. */
export const withJob = <T>(id: string, { lock }: Pick<AdvancePorts, 'lock'>, task: () => Promise<T>) =>
  lock(`job:${id}`, task);

/**
 * Advances one job by one step (see the table in `transitions.ts`) and returns its record, undefined when there is none.
 * Does nothing when the job is settled or its next step is not due yet, so any code that thinks something may be due calls
 * it. The record is written before a create leaves and after every answer: the context may die at any instruction. `signal`
 * ends a step that takes long, for a user who stops the job.
 */
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

/** A clock that was set back no longer shows when something is due: it is then, and the answer says how long to wait. */
const isDue = ({ dueAt, updatedAt }: JobRecord, now: number): boolean =>
  dueAt === undefined || Date.parse(dueAt) <= now || isSetBack(updatedAt, now);

const isSetBack = (updatedAt: string, now: number): boolean => now < Date.parse(updatedAt);

async function step(record: JobRecord, connection: Connection, ports: AdvancePorts): Promise<JobRecord> {
  const circumstances = (): Circumstances => ({
    now: ports.now(),
    pollInterval: connection.pollInterval,
    cost: connection.getCost(record.kind),
    resendable: isResendable(record, connection, ports.now()),
    random: ports.random,
  });

  switch (record.state) {
    case 'waiting': {
      const leaves = () => ports.store.put({ ...moved(record, 'submitting', ports.now()), tries: record.tries });
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

/** The clocks of two machines, and a request on its way, may be off by so many milliseconds. */
const clockMargin = 10 * 60_000;

/**
 * Whether the create may be sent again when nobody knows if it arrived: because it costs nothing, or because the service
 * still knows its key, counted from before it can have been sent first. A clock that was set back cannot tell that.
 */
function isResendable({ kind, createdAt, updatedAt }: JobRecord, connection: Connection, now: number): boolean {
  if (connection.getCost(kind) === 0) return true;
  return !isSetBack(updatedAt, now) && now < Date.parse(createdAt) + connection.idempotencyWindowMs() - clockMargin;
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
    // Written before: who finds the record without an answer must not put a second file onto the disk.
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
