import type { AdvancePorts, Connection } from '../../../lib/jobs/advance.ts';
import type { CreateOutcome, DeliveryOutcome, PictureOutcome, PollOutcome } from '../../../lib/jobs/outcomes.ts';
import type { JobRecord } from '../../../lib/jobs/record.ts';

/** Requests that end before anything leaves. */
const neverLeft: readonly Taking[] = ['unsent'];
const reason = { code: 'test', message: 'As the test wants it.' };

/** How a service takes one create. `lost-…`: the answer gets lost on its way back. */
export type Taking = 'accepted' | 'limited' | 'refused' | 'refunded' | 'unsent' | 'lost-accepted' | 'lost-dropped';
export type Polling =
  | 'queued'
  | 'running'
  | 'failure'
  | 'completed'
  | 'failed'
  | 'refunded'
  | 'gone'
  | 'provider-failed';
export type Fetching = 'fetched' | 'distant' | 'failure' | 'unusable' | 'expired';
export type Delivering = 'done' | 'under-way' | 'failed';

/** The world's behaviour, a call at a time; after the last entry things go well. */
export interface Script {
  readonly takings?: readonly Taking[];
  readonly pollings?: readonly Polling[];
  readonly fetchings?: readonly Fetching[];
  readonly deliverings?: readonly Delivering[];
}

/**
 * A disk, a clock, a service and a downloads folder that outlive the background, and lives of the background that end at
 * a point a test chooses: before or after any call to the outside.
 */
export class World {
  readonly disk = new Map<string, JobRecord>();
  /** Creates that reached the service and were accepted, each by the state its record had then. */
  readonly accepted: string[] = [];
  /** Keys of creates that made a job. */
  readonly #known = new Set<string>();
  readonly downloads: string[] = [];
  now = Date.parse('2026-05-19T10:00:00.000Z');
  readonly #cost: number;
  /** Milliseconds for which the service remembers keys. */
  readonly #idempotencyWindowMs: number;
  readonly #script: { [Part in keyof Script]: NonNullable<Script[Part]>[number][] };

  constructor(
    cost: number,
    { takings = [], pollings = [], fetchings = [], deliverings = [] }: Script = {},
    idempotencyWindowMs = 0,
  ) {
    this.#cost = cost;
    this.#idempotencyWindowMs = idempotencyWindowMs;
    this.#script = {
      takings: [...takings],
      pollings: [...pollings],
      fetchings: [...fetchings],
      deliverings: [...deliverings],
    };
  }

  /** A new life of the background, which dies at its `diesAt`-th point; by default it does not. */
  live(diesAt = Number.POSITIVE_INFINITY): { readonly ports: AdvancePorts; readonly died: Promise<'died'> } {
    const death = Promise.withResolvers<'died'>();
    const locks = new Map<string, Promise<unknown>>();
    let points = 0;
    /** From its end on nothing of this life goes on: what waits here waits for ever. */
    const point = async () => {
      points += 1;
      if (points < diesAt) return;
      death.resolve('died');
      await new Promise(() => undefined);
    };
    const outside = async <T>(effect: () => T): Promise<T> => {
      await point();
      const result = effect();
      await point();
      return result;
    };

    const connection: Connection = {
      pollIntervalMs: this.#cost === 0 ? 0 : 2500,
      getCost: () => this.#cost,
      idempotencyWindowMs: () => this.#idempotencyWindowMs,
      create: async (_, { onceKey, leaves }) => {
        const taking = this.#script.takings?.shift() ?? 'accepted';
        if (!neverLeft.includes(taking)) await leaves();
        return outside(() => this.#take(taking, onceKey));
      },
      poll: () => outside(() => this.#poll()),
      fetchPicture: () => outside(() => this.#fetch()),
    };
    return {
      died: death.promise,
      ports: {
        store: {
          get: (id) => outside(() => structuredClone(this.disk.get(id))),
          put: (record) => outside(() => void this.disk.set(record.id, structuredClone(record))),
        },
        connect: () => outside(() => connection),
        delivery: {
          handOver: () => outside(() => ({ downloadId: this.downloads.push('Tides.png'), fileName: 'Tides.png' })),
          save: () =>
            outside(() => ({
              delivery: { downloadId: this.downloads.push('Tides.png'), fileName: 'Tides.png' },
              end: 'saved',
            })),
          outcome: () => outside(() => this.#deliver()),
        },
        // Held locks end with the life that holds them, as the browser's do.
        lock: (name, task) => {
          const turn = (locks.get(name) ?? Promise.resolve()).then(task, task);
          locks.set(name, turn);
          return turn;
        },
        now: () => this.now,
        random: () => 0.5,
      },
    };
  }

  #take(asked: Taking, onceKey: string): CreateOutcome {
    const makes = ['accepted', 'lost-accepted', 'refunded'].includes(asked);
    // A key that is remembered makes nothing more: it is answered as it was, or that gets lost again.
    const isKnown = this.#idempotencyWindowMs > 0 && this.#known.has(onceKey);
    const taking = isKnown && asked === 'refunded' ? 'accepted' : asked;
    if (makes && !isKnown) this.accepted.push(taking);
    if (makes) this.#known.add(onceKey);
    switch (taking) {
      case 'accepted':
        return { type: 'accepted', jobId: crypto.randomUUID(), stages: ['extract', 'image'] };
      case 'limited':
        return { type: 'limited', until: this.now + 60_000, reason };
      case 'lost-accepted':
      case 'lost-dropped':
        return { type: 'lost', reason };
      default:
        return { type: taking, reason };
    }
  }

  #poll(): PollOutcome {
    const polling = this.#script.pollings?.shift() ?? 'completed';
    if (polling === 'failure' || polling === 'gone') return { type: polling, reason };
    if (polling === 'provider-failed') return { type: polling, saysRefund: false, reason };
    return { type: 'answered', job: { status: polling, imageUrl: 'https://cdn.example/1.png' } };
  }

  #fetch(): PictureOutcome {
    const fetching = this.#script.fetchings?.shift() ?? 'fetched';
    if (fetching === 'failure') return { type: fetching, reason };
    if (fetching === 'unusable' || fetching === 'expired') {
      return { type: 'unusable', isExpired: fetching === 'expired', reason };
    }
    if (fetching === 'distant') {
      return { type: fetching, picture: { address: 'https://cdn.example/1.png', width: 0, height: 0 } };
    }
    const picture = { blobId: crypto.randomUUID(), mediaType: 'image/png', width: 1080, height: 1350 };
    return { type: 'fetched', picture };
  }

  #deliver(): DeliveryOutcome {
    const delivering = this.#script.deliverings?.shift() ?? 'done';
    if (delivering === 'failed') return { type: 'failed', reason };
    return delivering === 'done' ? { type: 'done', fileName: 'Tides.png' } : { type: 'under-way' };
  }
}
