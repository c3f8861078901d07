import { useSyncExternalStore } from 'react';

/** What the page's address names after "#": the section that is shown. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const read = () => location.hash.slice(1);
