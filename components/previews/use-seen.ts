import { useCallback, useEffect, useRef, useState } from 'react';

export interface Seen {
  /** Names of what is in view, what came last first. */
  readonly seen: readonly string[];
  /** For the `ref` of an element that is watched under its `data-place`. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Pixels beyond the view within which a thing counts as seen: it is drawn by the time one is there. */
const aheadPx = 120;

/** Which of the watched elements are in view. The same list while it has the same. */
export function useSeen(): Seen {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const observer = useRef<IntersectionObserver>(undefined);
  const getObserver = useCallback(() => {
    const margin = `${aheadPx}px`;
    // Of lists that scroll by themselves, too, where the browser knows that.
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
