import { useCallback, useState } from 'react';

/** Words for screen readers, for a `status`. The same ones said twice differ by a space, or they would be heard once. */
export function useAnnouncements(): readonly [string, (words: string) => void] {
  const [said, setSaid] = useState('');
  const say = useCallback((words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words)), []);
  return [said, say];
}
