import { useEffect, useState } from 'react';
import type { Entry } from '../../lib/jobs/entry.ts';
import { getThumbnail } from '../../lib/jobs/thumbnail.ts';

/** Thumbnails read or made at once: more would hold up the ones visible. */
const atOnce = 4;
let working = 0;
const waiting: (() => void)[] = [];

/** Runs a task when its turn comes; the latest asked goes first, as it is what the user looks at now. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  working += 1;
  try {
    return await task();
  } finally {
    working -= 1;
    waiting.pop()?.();
  }
}

/** An address for a job's picture in small while it is shown; undefined until it is there, and when there is none. */
export function useThumbnail({ id, picture, ratio }: Pick<Entry, 'id' | 'picture' | 'ratio'>): string | undefined {
  const [url, setUrl] = useState<string>();
  const blobId = picture?.blobId;
  useEffect(() => {
    if (!blobId) return;
    let made: string | undefined;
    let gone = false;
    inTurn(async () => (gone ? undefined : getThumbnail(id, blobId, ratio))).then(
      (blob) => {
        if (!blob || gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      // A picture that cannot be read is shown as one that is not there: its place stays a drawing.
      () => undefined,
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [id, blobId, ratio]);
  return url;
}
