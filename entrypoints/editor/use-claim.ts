import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { settleEdits } from '../../lib/jobs/edits.ts';

/** Whether this window is the one that edits the picture; another may have it, or take it over. */
type Claim = 'pending' | 'here' | 'elsewhere' | 'taken';

const channelName = 'edit-claims';
/** Milliseconds that a window has to let go of a picture with all that was typed; one that hangs is not waited for. */
const leaveMs = 2000;

/**
 * Claims a picture for this window, and lets go of the one before. `takeOver` asks the window that has it to leave, which
 * first keeps what was typed there: what is read once the claim is here has all of it.
 */
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
        // Held until the page is closed or goes on to another picture, or another window takes it.
        await held.promise;
      });
    },
    [jobId],
  );
  useEffect(() => {
    let gone = false;
    hold({ ifAvailable: true }, () => gone).catch(() => !gone && setClaim('taken'));
    // What a window says through its own one it does not hear.
    const channel = new BroadcastChannel(channelName);
    windows.current = channel;
    channel.onmessage = async ({ data }) => {
      if (data !== jobId) return;
      const leave = release.current;
      // The editor closes before anything is waited for, and so writes what it has not kept yet.
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
      // Any other error is that it was taken from here again.
      .catch((error: Error) => (error.name === 'TimeoutError' ? hold({ steal: true }, isGone) : setClaim('taken')))
      .catch(() => setClaim('taken'));
  }, [hold, jobId]);
  return [claim, takeOver];
}
