import { type DragEvent, useCallback, useEffect, useState } from 'react';
import { buildFileName } from '../lib/deliver/index.ts';
import type { JobRecord } from '../lib/jobs/record.ts';

export function useFileName(job: JobRecord | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    // Falls back to the browser's own name.
    if (job) buildFileName(job).then(setName, () => setName(undefined));
  }, [job]);
  return job && name;
}

export function useDragOut(url: string | undefined, mediaType: string | undefined, name: string | undefined) {
  return useCallback(
    ({ dataTransfer }: DragEvent) => {
      if (url && name) dataTransfer.setData('DownloadURL', `${mediaType ?? 'image/png'}:${name}:${url}`);
    },
    [url, mediaType, name],
  );
}
