import { useCallback, useEffect, useState } from 'react';
import { sendToBackground } from '../lib/protocol/send.ts';

export function useThrow(): (error: Error) => void {
  const [, set] = useState<undefined>();
  return useCallback((error) => {
    set(() => {
      throw error;
    });
  }, []);
}

export function useWake(): void {
  useEffect(() => {
    // The watchdog starts a background that does not reply.
    sendToBackground({ type: 'wake' }).catch(() => undefined);
  }, []);
}

/** False until the first paint: the rest loads after it. */
export function useShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // A task queued in a frame runs after its paint.
    const frame = requestAnimationFrame(() => setTimeout(setShown, 0, true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown;
}
