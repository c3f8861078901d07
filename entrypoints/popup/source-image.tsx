import { useEffect, useState } from 'react';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { megabyte } from '../../lib/contract/index.ts';
import { getLanguageTag } from '../../lib/i18n/language.ts';
import { getBlob } from '../../lib/storage/blobs.ts';

export function formatBytes(bytes: number): string {
  const isLarge = bytes >= megabyte;
  return new Intl.NumberFormat(getLanguageTag(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / megabyte : Math.max(1, bytes / 1024));
}

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
      <figcaption>{[type, pixels, bytes && formatBytes(bytes)].filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
}

export function useBytes(blobId: string | undefined): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    if (!blobId) return;
    getBlob(blobId).then(
      (blob) => setBytes(blob?.size ?? 0),
      () => setBytes(0),
    );
  }, [blobId]);
  return bytes;
}
