import type { ReactNode } from 'react';
import './thumbnail.css';
import { useBlobUrl } from './use-blob-url.ts';

interface ThumbnailProps {
  readonly blobId: string | undefined;
  /** What the picture is, for those who do not see it; empty where words beside it say so. */
  readonly alt: string;
  /** Shown while there is no picture. */
  readonly children?: ReactNode;
}

/** A stored picture in small, whole, on a plain ground. */
export function Thumbnail({ blobId, alt, children }: ThumbnailProps) {
  const url = useBlobUrl(blobId);
  return <span className="thumbnail">{url ? <img src={url} alt={alt} /> : children}</span>;
}
