import { useEffect } from 'react';
import type { Capture } from '../../lib/capture/capture.ts';
import { isReachable } from '../../lib/capture/link.ts';
import type { ConnectionSetting } from '../../lib/settings/settings.ts';
import type { useReading } from './use-reading.ts';

export function useTextWhereNeeded(
  { target, page, pageAs, edited }: Partial<Capture> = {},
  connection: ConnectionSetting,
  read: ReturnType<typeof useReading>,
  change: (changes: Partial<Capture>) => void,
) {
  const isUnseen =
    target === 'page' &&
    page !== undefined &&
    pageAs === undefined &&
    connection.type === 'service' &&
    !isReachable(page.url, connection.baseUrl);
  const isWanted = target === 'page' && pageAs === 'text' && edited?.page === undefined;
  const text = read?.state === 'read' ? read.text : undefined;
  useEffect(() => {
    if (isUnseen) change({ pageAs: 'text' });
    else if (isWanted && text !== undefined) change({ edited: { ...edited, page: text } });
  }, [isUnseen, isWanted, text, edited, change]);
}
