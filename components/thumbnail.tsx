import type { ReactNode } from 'react';
import './thumbnail.css';
import { useBlobUrl } from './use-blob-url.ts';

interface ThumbnailProps {
  readonly blobId: string | undefined;
  readonly alt: string;
  readonly children?: ReactNode;
}

export function Thumbnail({ blobId, alt, children }: ThumbnailProps) {
  const url = useBlobUrl(blobId);
  return <span className="thumbnail">{url ? <img src={url} alt={alt} /> : children}</span>;
}
