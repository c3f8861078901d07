import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { settleEdits } from '../../lib/jobs/edits.ts';

type Claim = 'pending' | 'here' | 'elsewhere' | 'taken';

const channelName = 'edit-claims';
/** Milliseconds for the other window to store its changes; afterwards the claim is stolen. */
const leaveMs = 2000;

/** Claims a picture for this window. `takeOver` has the other window store its changes first, so that they can be read here. */
export function useClaim(jobId: string): readonly [Claim, () => void] {
  const [claim, setClaim] = useState<Claim>('pending');
  const release = useRef<() => void>(undefined);
  const windows = useRef<BroadcastChannel>(undefined);
  const hold = useCallback(
    (options: LockOptions, isGone: () => boolean) => {
      const held = Promise.withResolvers<void>();
      release.current = held.resolve;
      return navigator.locks.request(`edit-${jobId}`, options, async (lock) => {
        if (isGone()) return;
        if (lock === null) return setClaim('elsewhere');
        setClaim('here');
        await held.promise;
      });
    },
    [jobId],
  );
  useEffect(() => {
    let gone = false;
    hold({ ifAvailable: true }, () => gone).catch(() => !gone && setClaim('taken'));
    // A channel does not receive its own messages.
    const channel = new BroadcastChannel(channelName);
    windows.current = channel;
    channel.onmessage = async ({ data }) => {
      if (data !== jobId) return;
      const leave = release.current;
      // Closes the editor synchronously, which writes its last changes.
      flushSync(() => setClaim((before) => (before === 'here' ? 'taken' : before)));
      await settleEdits();
      leave?.();
    };
    return () => {
      gone = true;
      channel.close();
      release.current?.();
    };
  }, [hold, jobId]);
  const takeOver = useCallback(() => {
    windows.current?.postMessage(jobId);
    const isGone = () => false;
    hold({ signal: AbortSignal.timeout(leaveMs) }, isGone)
      // Other errors: the claim was taken again.
      .catch((error: Error) => (error.name === 'TimeoutError' ? hold({ steal: true }, isGone) : setClaim('taken')))
      .catch(() => setClaim('taken'));
  }, [hold, jobId]);
  return [claim, takeOver];
}
