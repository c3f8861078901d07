import { useEffect, useEffectEvent, useState } from 'react';

/** Determined before the click, as no await may precede the request. */
export function useNeededPermission(
  address: string | undefined,
  ask: (address: string) => Promise<string | undefined>,
  onProblem: (error: Error) => void,
) {
  const [answer, setAnswer] = useState<{ readonly address: string; readonly permission: string | undefined }>();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let gone = false;
    // Drops results for outdated addresses.
    const takeAnswer = (permission: string | undefined) => !gone && setAnswer({ address: address ?? '', permission });
    if (address) askNow(address).then(takeAnswer, onProblem);
    return () => {
      gone = true;
    };
  }, [address, onProblem]);
  const isKnown = address === answer?.address;
  return { isKnown: isKnown || address === undefined, permission: isKnown ? answer?.permission : undefined };
}
