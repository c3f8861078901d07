import { useEffect, useState } from 'react';
import { getBlob } from '../lib/storage/blobs.ts';

/** An address for a stored blob while it is shown; undefined until it is read, and when there is none. */
export function useBlobUrl(blobId: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blobId) return;
    let made: string | undefined;
    let gone = false;
    getBlob(blobId).then(
      (blob) => {
        if (!blob || gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      // A blob that cannot be read is shown as one that is not there: its place stays empty.
      () => setUrl(undefined),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blobId]);
  return url;
}
