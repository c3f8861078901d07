import { useEffect, useState } from 'react';
import type { Entry } from '../../lib/jobs/entry.ts';
import { getThumbnail } from '../../lib/jobs/thumbnail.ts';

/** Maximum at a time; more would delay the visible ones. */
const atOnce = 4;
let working = 0;
const waiting: (() => void)[] = [];

/** Last in, first out: the latest is what the user looks at. */
async function runInTurn<T>(task: () => Promise<T>): Promise<T> {
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  working += 1;
  try {
    return await task();
  } finally {
    working -= 1;
    waiting.pop()?.();
  }
}

export function useThumbnail({ id, picture, ratio }: Pick<Entry, 'id' | 'picture' | 'ratio'>): string | undefined {
  const [url, setUrl] = useState<string>();
  const blobId = picture?.blobId;
  useEffect(() => {
    if (!blobId) return;
    let made: string | undefined;
    let gone = false;
    runInTurn(async () => (gone ? undefined : getThumbnail(id, blobId, ratio))).then(
      (blob) => {
        if (!blob || gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
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
