import { useEffect, useState } from 'react';
import type { Capture } from '../../lib/capture/capture.ts';
import type { Readable } from '../../lib/capture/reading.ts';
import { getErrorText } from '../../lib/i18n/t.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';

export type Read =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly text: string; readonly pages: number | undefined }
  | { readonly state: 'problem'; readonly message: string };

export function useReading(capture: Capture | undefined): Read | undefined {
  const [read, setRead] = useState<Read>();
  const target = capture?.target;
  const url = capture?.page.url;
  const blobId = capture?.file?.blobId;
  useEffect(() => {
    const source: Readable | undefined =
      target === 'page' && url !== undefined ? { url } : target === 'file' && blobId ? { blobId } : undefined;
    setRead(source && { state: 'reading' });
    if (!source) return;
    let gone = false;
    sendToBackground({ type: 'read-source', source }).then(
      ({ text, pages }) => !gone && setRead({ state: 'read', text, pages }),
      (error: Error) => !gone && setRead({ state: 'problem', message: getErrorText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [target, url, blobId]);
  return read;
}
