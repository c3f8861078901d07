import type { Job } from '../contract/index.ts';
import type { DistantPicture, JobRecord, StoredPicture } from './record.ts';

/** Why a step did not get further: our code where there is one, and words for a user. */
export type Reason = NonNullable<JobRecord['error']>;

/** How a create ended, as far as can be known. */
export type CreateOutcome =
  | { readonly type: 'accepted'; readonly jobId: string; readonly stages: readonly string[] }
  /** Not accepted because a limit is reached; there is room again at `until` (ms), if that was said. */
  | { readonly type: 'limited'; readonly until: number | undefined; readonly reason: Reason }
  /** Not accepted, and it would not be the next time either. */
  | { readonly type: 'refused'; readonly reason: Reason }
  /** Accepted, failed, and the credits were given back. */
  | { readonly type: 'refunded'; readonly reason: Reason }
  /** Nothing left this device. */
  | { readonly type: 'unsent'; readonly reason: Reason }
  /** It may have been accepted: the answer never came, or says nothing. `isStopped`: the user did not wait for it. */
  | { readonly type: 'lost'; readonly isStopped?: boolean; readonly reason: Reason };

export type PollOutcome =
  | { readonly type: 'answered'; readonly job: Job }
  /** Nothing is known; asked again, not before `until` (ms) where that was said. */
  | { readonly type: 'trouble'; readonly until?: number | undefined; readonly reason: Reason }
  /** 502 with an Error body, of the service or a gateway; refunded only if it says so. */
  | { readonly type: 'provider-failed'; readonly saysRefund: boolean; readonly reason: Reason }
  /** The service says that it does not know this job. */
  | { readonly type: 'gone'; readonly reason: Reason };

export type PictureOutcome =
  | { readonly type: 'fetched'; readonly picture: StoredPicture }
  /** We may not read its bytes, but the browser's downloads may. */
  | { readonly type: 'distant'; readonly picture: DistantPicture }
  | { readonly type: 'trouble'; readonly reason: Reason }
  /** What came from its address is not the picture. `isExpired`: the address itself is refused, and another may be had. */
  | { readonly type: 'unusable'; readonly isExpired: boolean; readonly reason: Reason };

export type DeliveryOutcome =
  /** `unchecked`: whether it is a whole picture could not be seen. */
  | { readonly type: 'done'; readonly fileName: string; readonly unchecked?: boolean }
  | { readonly type: 'under-way' }
  /** The user did not want it on disk after all: no failure. */
  | { readonly type: 'unsaved' }
  | { readonly type: 'failed'; readonly reason: Reason };
