import { useEffect, useState } from 'react';
import { useDragOut } from '../use-drag-out.ts';
import type { Preview } from './messages.ts';

interface DrawnPictureProps {
  readonly preview: Preview;
  readonly alt?: string;
  readonly fileName?: string | undefined;
}

export function DrawnPicture({ preview, alt = preview.description, fileName }: DrawnPictureProps) {
  const url = usePictureUrl(preview);
  const dragOut = useDragOut(url, 'image/png', fileName);
  return <img src={url} alt={alt} width={preview.width} height={preview.height} onDragStart={dragOut} />;
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
