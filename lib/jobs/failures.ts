import {
  BusyError,
  NetworkError,
  NotFoundError,
  PictureError,
  ProviderFailedError,
  RateLimitedError,
  RequestAtWorkError,
  ServiceError,
  UnexpectedAnswerError,
} from '../client/errors.ts';
import { BroadsideError, errorWords } from '../contract/index.ts';
import { t } from '../i18n/t.ts';
import { isStorageFull } from '../storage/database.ts';
import type { CreateOutcome, PictureOutcome, PollOutcome, Reason } from './outcomes.ts';

export class SourceGoneError extends Error {
  readonly code = 'capture_gone';

  constructor() {
    super(t('error_capture_gone'));
    this.name = 'SourceGoneError';
  }
}

function toReason(error: unknown): Reason {
  if (error instanceof RateLimitedError) {
    const { code, message, detail, bucket, count, limit } = error;
    return { code, message, detail, window: { bucket, count, limit } };
  }
  if (error instanceof BroadsideError) return { code: error.code, message: error.message, detail: error.detail };
  if (error instanceof SourceGoneError) return { code: error.code, message: error.message };
  if (isStorageFull(error)) return { code: 'storage_full', message: t('error_storage_full') };
  return { code: 'internal', message: errorWords.internal };
}

const withCode = (code: keyof typeof errorWords): Reason => ({ code, message: errorWords[code] });

function retryTime(error: unknown): number | undefined {
  if (error instanceof RateLimitedError) return error.resetAt?.getTime();
  return error instanceof BusyError ? error.retryAt.getTime() : undefined;
}

/** `hasLeft`: it may have been accepted, and counts as sent unless known otherwise. */
export function createFailure(error: unknown, hasLeft: boolean): CreateOutcome {
  const reason = toReason(error);
  if (error instanceof RateLimitedError || error instanceof BusyError) {
    return { type: 'limited', until: retryTime(error), reason };
  }
  if (error instanceof ProviderFailedError && hasLeft) return { type: 'refunded', reason };
  if (error instanceof RequestAtWorkError) return { type: 'lost', reason };
  if (error instanceof ServiceError || error instanceof SourceGoneError) return { type: 'refused', reason };
  if (!hasLeft) return { type: 'unsent', reason: toUnsentReason(error) };
  if (error instanceof NetworkError) return { type: error.sent === 'no' ? 'unsent' : 'lost', reason };
  if (error instanceof UnexpectedAnswerError && error.sent === 'no') return { type: 'refused', reason };
  return { type: 'lost', reason };
}

function toUnsentReason(error: unknown): Reason {
  if (!(error instanceof NetworkError)) return toReason(error);
  return isStorageFull(error.cause) ? toReason(error.cause) : withCode('internal');
}

export function toCreateFailure(error: unknown): CreateOutcome {
  if (error instanceof NetworkError) return { type: 'unsent', reason: withCode('service_absent') };
  if (error instanceof UnexpectedAnswerError && error.code === 'redirected') {
    return { type: 'refused', reason: toReason(error) };
  }
  return createFailure(error, false);
}

/** A failure ends no job, as the job may be paid for. */
export function toPollFailure(error: unknown): PollOutcome {
  if (error instanceof NotFoundError && error.isOfService) return { type: 'gone', reason: withCode('job_gone') };
  const reason = toReason(error);
  if (error instanceof ProviderFailedError) {
    const { saysRefund, status, detail } = error;
    const fault = { ...withCode('service_error'), detail: [`HTTP ${status}`, detail].filter(Boolean).join(' · ') };
    return { type: 'provider-failed', saysRefund, reason: saysRefund ? reason : fault };
  }
  return { type: 'failure', until: retryTime(error), reason };
}

export function toPictureFailure(error: unknown): PictureOutcome {
  const isRefused = error instanceof PictureError && error.code === 'picture_refused';
  if (error instanceof PictureError) return { type: 'unusable', isExpired: isRefused, reason: toReason(error) };
  return { type: 'failure', reason: toReason(error) };
}
