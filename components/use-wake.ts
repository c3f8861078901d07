import { useEffect } from 'react';
import { sendToBackground } from '../lib/protocol/send.ts';

/** Lets the background look at what is due: it may have slept through it. */
export function useWake(): void {
  useEffect(() => {
    // A background that does not answer is started by its watchdog; what is shown comes from records either way.
    sendToBackground({ type: 'wake' }).catch(() => undefined);
  }, []);
}
