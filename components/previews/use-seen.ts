import { useCallback, useEffect, useRef, useState } from 'react';

export interface Seen {
  readonly seen: readonly string[];
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Margin, so that elements are drawn before they are visible. */
const aheadPx = 120;

export function useSeen(): Seen {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const observer = useRef<IntersectionObserver>(undefined);
  const getObserver = useCallback(() => {
    const margin = `${aheadPx}px`;
    // `scrollMargin` covers scrolling lists, where supported.
    const options = { rootMargin: margin, scrollMargin: margin };
    observer.current ??= new IntersectionObserver((changes) => setSeen((before) => follow(before, changes)), options);
    return observer.current;
  }, []);
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
    },
    [],
  );
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      getObserver().observe(element);
      return () => observer.current?.unobserve(element);
    },
    [getObserver],
  );
  return { seen, watch };
}

function follow(
  before: readonly string[],
  changes: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[],
): readonly string[] {
  const toPlace = ({ target }: Pick<IntersectionObserverEntry, 'target'>) =>
    (target as HTMLElement).dataset.place ?? '';
  const come = changes.filter(({ isIntersecting }) => isIntersecting).map(toPlace);
  const gone = changes.filter(({ isIntersecting }) => !isIntersecting).map(toPlace);
  const fresh = come.filter((place) => !before.includes(place));
  const still = before.filter((place) => come.includes(place) || !gone.includes(place));
  return fresh.length === 0 && still.length === before.length ? before : [...fresh, ...still];
}
