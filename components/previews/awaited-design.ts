import type { ShownDesign } from './use-designs.ts';

/** A look or shape applies to any text, other designs to theirs only. */
export const isChoosable = ({ isStale, design: { look, aspect } }: Pick<ShownDesign, 'isStale' | 'design'>): boolean =>
  !isStale || look !== undefined || aspect !== undefined;

/** A design chosen while stale waits for the newest text, and is dropped if that has none like it. */
export function settleAwaited<Shown extends Pick<ShownDesign, 'key' | 'isStale' | 'design'>>(
  designs: readonly Shown[],
  awaited: string,
): 'waits' | 'gone' | Shown {
  const shown = designs.find(({ key }) => key === awaited);
  if (!shown) return 'gone';
  return isChoosable(shown) ? shown : 'waits';
}
