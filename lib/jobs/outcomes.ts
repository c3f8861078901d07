import type { Job } from '../contract/index.ts';
import type { DistantPicture, JobRecord, StoredPicture } from './record.ts';

export type Reason = NonNullable<JobRecord['error']>;

export type CreateOutcome =
  | { readonly type: 'accepted'; readonly jobId: string; readonly stages: readonly string[] }
  /** Not accepted; room again at `until` (ms), if known. */
  | { readonly type: 'limited'; readonly until: number | undefined; readonly reason: Reason }
  /** Not accepted, and never will be. */
  | { readonly type: 'refused'; readonly reason: Reason }
  /** Accepted, failed, credits returned. */
  | { readonly type: 'refunded'; readonly reason: Reason }
  | { readonly type: 'unsent'; readonly reason: Reason }
  /** Possibly accepted: no reply, or an unclear one. `isStopped`: the user stopped waiting. */
  | { readonly type: 'lost'; readonly isStopped?: boolean; readonly reason: Reason };

export type PollOutcome =
  | { readonly type: 'answered'; readonly job: Job }
  /** Unknown; polled again, not before `until` (ms) if given. */
  | { readonly type: 'failure'; readonly until?: number | undefined; readonly reason: Reason }
  /** 502 with an Error body, of the service or a gateway; refunded only if it says so. */
  | { readonly type: 'provider-failed'; readonly saysRefund: boolean; readonly reason: Reason }
  | { readonly type: 'gone'; readonly reason: Reason };

export type PictureOutcome =
  | { readonly type: 'fetched'; readonly picture: StoredPicture }
  /** Unreadable for the extension, but not for the browser's downloads. */
  | { readonly type: 'distant'; readonly picture: DistantPicture }
  | { readonly type: 'failure'; readonly reason: Reason }
  /** The response is not a picture. `isExpired`: the address is refused, a new one may work. */
  | { readonly type: 'unusable'; readonly isExpired: boolean; readonly reason: Reason };

export type DeliveryOutcome =
  | { readonly type: 'done'; readonly fileName: string; readonly unchecked?: boolean }
  | { readonly type: 'under-way' }
  | { readonly type: 'unsaved' }
  | { readonly type: 'failed'; readonly reason: Reason };
