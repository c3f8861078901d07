import { useEffect, useState } from 'react';
import { createPreviewClient, type PreviewClient } from './client.ts';
import type { Preview, Subject } from './messages.ts';

export function usePreviewClient(): PreviewClient {
  const [client] = useState(createPreviewClient);
  useEffect(() => {
    client.warmUp();
    return () => client.close();
  }, [client]);
  return client;
}

interface ShownPreview {
  readonly preview: Preview | undefined;
  readonly error: { readonly code?: string | undefined; readonly message: string } | undefined;
  readonly isDrawing: boolean;
}

export function usePreview(client: PreviewClient, subject: Subject | undefined, widthPx?: number): ShownPreview {
  const [shown, setShown] = useState<ShownPreview>({ preview: undefined, error: undefined, isDrawing: true });
  useEffect(() => {
    if (subject === undefined) return;
    setShown((before) => ({ ...before, isDrawing: true }));
    return client.ask({ lane: 'picture', subject, widthPx }, (reply) => {
      if ('preview' in reply) setShown({ preview: reply.preview, error: undefined, isDrawing: false });
      if ('error' in reply) setShown(({ preview }) => ({ preview, error: reply.error, isDrawing: false }));
    });
  }, [client, subject, widthPx]);
  return shown;
}
