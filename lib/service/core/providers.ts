import { errorWords } from '../../contract/index.ts';
import type {
  Brief,
  Engine,
  MemeDraft,
  MemeIdea,
  Picture,
  Rendering,
  SourceDocument,
  Steering,
} from '../../engine/index.ts';
import type { StoredJob } from './record.ts';

/** The provider is at fault, not the source: it is tried again within its budget, then the job is refunded. */
export class ProviderError extends Error {}

/** A turn's result, or a ticket for any process to ask with, in `after` milliseconds at the earliest. */
export type Progress<T> = { readonly result: T } | { readonly ticket: string; readonly after: number };

interface Provider {
  /**
   * How often it is begun for one job before the job is refunded; each time is counted before it begins, so that a process that
   * dies of it counts too. Absent: it is part of this service and costs nothing, and who runs it counts.
   */
  readonly tries?: number;
}

/** Writes what a picture is to say. Each method begins without a ticket and goes on with the one it gave. */
export interface BriefProvider extends Provider {
  brief(
    order: { readonly document: SourceDocument; readonly steering: Steering },
    ticket?: string,
  ): Promise<Progress<Brief>>;
  draft(
    order: {
      readonly document: SourceDocument;
      readonly ideas: readonly MemeIdea[];
      readonly steering: Steering;
    },
    ticket?: string,
  ): Promise<Progress<MemeDraft>>;
}

/** What a picture is to be of. */
type ImageOrder = { readonly rendering: Rendering } & (
  | { readonly kind: 'infographic'; readonly brief: Brief }
  | { readonly kind: 'meme'; readonly draft: MemeDraft }
);

/** Makes pictures. Begins without a ticket and goes on with the one it gave; `order` fetches, so it is asked for to begin only. */
export interface ImageProvider extends Provider {
  image(order: () => Promise<ImageOrder>, ticket?: string): Promise<Progress<Picture>>;
}

/** The built-in engine as a provider of both: every turn is the whole of it. A ticket of another provider it leaves aside. */
export function engineProviders(engine: Engine): { readonly briefs: BriefProvider; readonly images: ImageProvider } {
  return {
    briefs: {
      brief: async ({ document, steering }) => ({ result: engine.brief(document, steering) }),
      draft: async ({ document, ideas, steering }) => ({
        result: engine.write(document, ideas, steering),
      }),
    },
    images: {
      async image(ask) {
        const order = await ask();
        return {
          result:
            order.kind === 'infographic'
              ? await engine.drawInfographic(order.brief, order.rendering)
              : await engine.drawMeme(order.draft, order.rendering),
        };
      },
    },
  };
}

/** What a turn adds to a job that has no result yet. */
interface Unfinished {
  readonly changes: Partial<StoredJob>;
  /** Milliseconds until the next turn makes sense. */
  readonly after?: number;
  /** Why the provider failed, for operators. */
  readonly problem?: string;
}

/** Milliseconds until a provider that failed is tried again. */
const retryPause = 1000;

/**
 * One turn of a job with the provider of a stage. `keep` writes the count before the provider is begun. Rejects with what the
 * provider throws, unless that is a {@link ProviderError}.
 */
export async function takeTurn<T>(
  job: StoredJob,
  stage: 'brief' | 'image',
  { tries }: Provider,
  keep: (changes: Partial<StoredJob>) => Promise<void>,
  advance: (ticket: string | undefined) => Promise<Progress<T>>,
): Promise<{ readonly result: T } | Unfinished> {
  const before = job.provider?.stage === stage ? job.provider : { stage, attempts: 0, ticket: undefined };
  const refund: Unfinished = { changes: { status: 'refunded', error: errorWords.provider_failed } };
  const isBegun = before.ticket !== undefined;
  // The process before died of its last try.
  if (tries !== undefined && !isBegun && before.attempts >= tries) return refund;
  const attempts = before.attempts + (isBegun ? 0 : 1);
  if (tries !== undefined && !isBegun) await keep({ provider: { stage, attempts } });
  try {
    const progress = await advance(before.ticket);
    if ('result' in progress) return progress;
    const { ticket, after } = progress;
    return { changes: { provider: { stage, attempts, ticket } }, after };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const problem = `${stage}, try ${attempts}: ${error.message}`;
    if (attempts >= (tries ?? 1)) return { ...refund, problem };
    return { changes: { provider: { stage, attempts } }, after: retryPause, problem };
  }
}
