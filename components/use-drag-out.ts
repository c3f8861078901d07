import { type DragEvent, useCallback, useEffect, useState } from 'react';
import { buildFileName } from '../lib/deliver/index.ts';
import type { JobRecord } from '../lib/jobs/record.ts';

/** The name that a job's picture is saved under; undefined until it is known, and without a job. */
export function useFileName(job: JobRecord | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    // One that cannot be read leaves the browser's own name.
    if (job) buildFileName(job).then(setName, () => setName(undefined));
  }, [job]);
  return job && name;
}

/**
 * What an image hears as it is dragged: dropped onto a desktop it is a file of that name. Browsers without `DownloadURL` name it
 * themselves.
 */
export function useDragOut(url: string | undefined, mediaType: string | undefined, name: string | undefined) {
  return useCallback(
    ({ dataTransfer }: DragEvent) => {
      if (url && name) dataTransfer.setData('DownloadURL', `${mediaType ?? 'image/png'}:${name}:${url}`);
    },
    [url, mediaType, name],
  );
}
