import { useEffect } from 'react';
import { sendToBackground } from '../lib/protocol/send.ts';

export function useWake(): void {
  useEffect(() => {
    // The watchdog starts a background that does not reply.
    sendToBackground({ type: 'wake' }).catch(() => undefined);
  }, []);
}
