import { useMemo } from 'react';
import type { Version } from '../../lib/edit/version.ts';
import type { Editable } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import type { DrawnVersion } from './messages.ts';

/** A version of a job's picture as the worker draws it: with all that the picture itself was made by. */
export const toDrawnVersion = (
  { request }: Pick<JobRecord, 'request'>,
  version: Version,
  { brand }: Pick<Editable, 'brand'>,
): DrawnVersion => ({ version, request, brand });

/** The same object while nothing changes. */
export const useDrawnVersion = (job: JobRecord, version: Version, editable: Editable): DrawnVersion =>
  useMemo(() => toDrawnVersion(job, version, editable), [job, version, editable]);
