import { useMemo } from 'react';
import type { Version } from '../../lib/edit/version.ts';
import type { Editable } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import type { DrawnVersion } from './messages.ts';

export const toDrawnVersion = (
  { request }: Pick<JobRecord, 'request'>,
  version: Version,
  { brand }: Pick<Editable, 'brand'>,
): DrawnVersion => ({ version, request, brand });

export const useDrawnVersion = (job: JobRecord, version: Version, editable: Editable): DrawnVersion =>
  useMemo(() => toDrawnVersion(job, version, editable), [job, version, editable]);
