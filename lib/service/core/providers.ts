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

export class ProviderError extends Error {}

/** A result, or a ticket with which any process can ask again after `after` milliseconds. */
export type Progress<T> = { readonly result: T } | { readonly ticket: string; readonly after: number };

interface Provider {
  /** Attempts before a refund, each counted in advance in case the process dies. Absent for parts of this service. */
  readonly tries?: number;
}

/** Each method starts without a ticket and continues with the one it returned. */
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

type ImageOrder = { readonly rendering: Rendering } & (
  | { readonly kind: 'infographic'; readonly brief: Brief }
  | { readonly kind: 'meme'; readonly draft: MemeDraft }
);

/** Starts without a ticket and continues with the one it returned; `order` fetches, so it is only called at the start. */
export interface ImageProvider extends Provider {
  image(order: () => Promise<ImageOrder>, ticket?: string): Promise<Progress<Picture>>;
}

/** The built-in engine, which finishes in one turn and ignores other providers' tickets. */
export function makeEngineProviders(engine: Engine): {
  readonly briefs: BriefProvider;
  readonly images: ImageProvider;
} {
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

interface Unfinished {
  readonly changes: Partial<StoredJob>;
  readonly after?: number;
  readonly problem?: string;
}

const retryPauseMs = 1000;

/** One turn with a stage's provider; `keep` stores the count first. Rejects with all but a {@link ProviderError}. */
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
  // The previous process died in the last attempt.
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
    return { changes: { provider: { stage, attempts } }, after: retryPauseMs, problem };
  }
}
