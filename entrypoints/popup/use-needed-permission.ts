import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The permission that reading an address needs, known before the click that asks for it so that nothing is awaited between
 * the two.
 */
export function useNeededPermission(
  address: string | undefined,
  ask: (address: string) => Promise<string | undefined>,
  onProblem: (error: Error) => void,
) {
  const [answer, setAnswer] = useState<{ readonly address: string; readonly permission: string | undefined }>();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let gone = false;
    // Of an address that was typed over nobody wants to hear: its answer would stand in place of the right one.
    const answered = (permission: string | undefined) => !gone && setAnswer({ address: address ?? '', permission });
    if (address) askNow(address).then(answered, onProblem);
    return () => {
      gone = true;
    };
  }, [address, onProblem]);
  const isKnown = address === answer?.address;
  return { isKnown: isKnown || address === undefined, permission: isKnown ? answer?.permission : undefined };
}
