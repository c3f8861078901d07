import {
  NetworkError,
  NotFoundError,
  ProviderFailedError,
  RateLimitedError,
  RequestAtWorkError,
  ServiceError,
  UnexpectedAnswerError,
} from '../client/errors.ts';
import { BroadsideError, errorWords } from '../contract/index.ts';
import { isStorageFull } from '../settings/database.ts';
import { words } from '../settings/words.ts';
import type { CreateOutcome, PictureOutcome, PollOutcome, Reason } from './outcomes.ts';

/** The file that a job was to be made from is no longer stored. */
export class SourceGoneError extends Error {
  readonly code = 'capture_gone';

  constructor() {
    super(words('error_capture_gone'));
    this.name = 'SourceGoneError';
  }
}

/** An error's code and words. One that nobody foresaw has none for a person, so it gets them. */
function reasonOf(error: unknown): Reason {
  if (error instanceof RateLimitedError) {
    const { code, message, detail, bucket, count, limit } = error;
    return { code, message, detail, window: { bucket, count, limit } };
  }
  if (error instanceof BroadsideError) return { code: error.code, message: error.message, detail: error.detail };
  if (error instanceof SourceGoneError) return { code: error.code, message: error.message };
  if (isStorageFull(error)) return { code: 'storage_full', message: words('error_storage_full') };
  return { code: 'internal', message: errorWords.internal };
}

/** What a create's error means. Whatever is not known to have stopped before the service counts as sent. */
export function createFailure(error: unknown): CreateOutcome {
  const reason = reasonOf(error);
  if (error instanceof RateLimitedError) return { type: 'limited', until: error.resetAt?.getTime(), reason };
  if (error instanceof ProviderFailedError) return { type: 'refunded', reason };
  if (error instanceof RequestAtWorkError) return { type: 'lost', reason };
  if (error instanceof ServiceError || error instanceof SourceGoneError) return { type: 'refused', reason };
  if (error instanceof NetworkError) return { type: error.sent === 'no' ? 'unsent' : 'lost', reason };
  if (error instanceof UnexpectedAnswerError && error.sent === 'no') return { type: 'refused', reason };
  return { type: 'lost', reason };
}

/** What a poll's error means: trouble ends no job, as it may well be paid for. */
export function pollFailure(error: unknown): PollOutcome {
  const reason = reasonOf(error);
  if (error instanceof NotFoundError) return { type: 'gone', reason };
  if (error instanceof ProviderFailedError) return { type: 'provider-failed', reason };
  return { type: 'trouble', until: error instanceof RateLimitedError ? error.resetAt?.getTime() : undefined, reason };
}

/** What the error of fetching a finished picture means: it is gone when the answer says so or is no picture. */
export function pictureFailure(error: unknown): PictureOutcome {
  const isGone =
    error instanceof NotFoundError ||
    (error instanceof UnexpectedAnswerError && (error.status === 200 || error.status === 410));
  return { type: isGone ? 'gone' : 'trouble', reason: reasonOf(error) };
}
