import { useEffect, useState } from 'react';
import { getBlob } from '../lib/storage/blobs.ts';

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
