import { useEffect, useMemo, useState } from 'react';
import { getLanguageTag } from '../../lib/i18n/language.ts';
import type { PreviewClient } from './client.ts';
import type { FoundDrawing } from './messages.ts';

export function useDrawings(
  client: PreviewClient,
  query: string,
  pictureLanguage: string,
): readonly FoundDrawing[] | undefined {
  const [found, setFound] = useState<readonly FoundDrawing[]>();
  const subject = useMemo(() => ({ query, language: getLanguageTag(), pictureLanguage }), [query, pictureLanguage]);
  useEffect(
    () =>
      client.ask({ lane: 'search', subject }, (reply) => {
        if ('found' in reply) setFound(reply.found);
        if ('error' in reply) setFound([]);
      }),
    [client, subject],
  );
  return found;
}
