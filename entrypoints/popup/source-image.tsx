import { useEffect, useState } from 'react';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { getBlob } from '../../lib/storage/blobs.ts';
import { sizeWords } from './size-words.ts';

/** The captured image as its file is sent, with its type, pixels and size. */
export function SourceImage({ image }: { readonly image: NonNullable<Capture['image']> }) {
  const url = useBlobUrl(image.blobId);
  const bytes = useBytes(image.blobId);
  const [pixels, setPixels] = useState('');
  const type = image.mediaType.replace('image/', '').toUpperCase();
  return (
    <figure className="source-image">
      {url && (
        <img
          src={url}
          alt={image.name}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPixels(`${naturalWidth} × ${naturalHeight}`)
          }
        />
      )}
      <figcaption>{[type, pixels, bytes && sizeWords(bytes)].filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
}

/** Length of a stored file; 0 until it is known. */
export function useBytes(blobId: string | undefined): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    if (!blobId) return;
    // A file that is gone has no size; making a picture of it says what happened.
    getBlob(blobId).then(
      (blob) => setBytes(blob?.size ?? 0),
      () => setBytes(0),
    );
  }, [blobId]);
  return bytes;
}
