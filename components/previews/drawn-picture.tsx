import { useEffect, useState } from 'react';
import type { Preview } from './messages.ts';

interface DrawnPictureProps {
  readonly preview: Preview;
  /** By default what the picture says. */
  readonly alt?: string;
}

/** A drawn picture. The one before stays until the next is there. */
export function DrawnPicture({ preview, alt = preview.description }: DrawnPictureProps) {
  const url = usePictureUrl(preview);
  return <img src={url} alt={alt} width={preview.width} height={preview.height} />;
}

function usePictureUrl({ bytes }: Preview): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
