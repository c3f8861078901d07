import { useEffect, useMemo, useState } from 'react';
import type { Version } from '../../lib/edit/version.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { findSavedBrand } from '../../lib/settings/brands.ts';

/** What the worker draws: the version with the job's own images and brand. The same object while nothing changes. */
export function usePreviewRequest(job: JobRecord, version: Version) {
  const [brand, setBrand] = useState<NonNullable<Awaited<ReturnType<typeof findSavedBrand>>>['brand'] | 'none'>();
  const { brandProfileId, sourceUrl: pageUrl } = job.request.fields;
  const { critique, outcome } = readHints(job);
  useEffect(() => {
    if (!brandProfileId) return setBrand('none');
    findSavedBrand(brandProfileId).then(
      (found) => setBrand(found?.brand ?? 'none'),
      () => setBrand('none'),
    );
  }, [brandProfileId]);
  const assets = useMemo(
    () => Object.fromEntries(job.request.parts.map(({ name, blobId }) => [name, blobId])),
    [job.request.parts],
  );
  return useMemo(
    () =>
      brand === undefined
        ? undefined
        : { version, assets, pageUrl, critique, outcome, brand: brand === 'none' ? undefined : brand },
    [brand, version, assets, pageUrl, critique, outcome],
  );
}

/** What else the picture was made by, so that it is seen as it was made. */
const readHints = ({ request }: JobRecord) =>
  request.kind === 'infographic' ? { critique: request.fields.enableCritique, outcome: request.fields.outcome } : {};
