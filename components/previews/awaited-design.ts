import type { ShownDesign } from './use-designs.ts';

/** A look and a shape are the same of any text; any other design is one of the text and shape that it was drawn of. */
export const isChoosable = ({ isStale, design: { look, aspect } }: Pick<ShownDesign, 'isStale' | 'design'>): boolean =>
  !isStale || look !== undefined || aspect !== undefined;

/** A design chosen while stale waits for the newest text, and goes where that has none like it. */
export function settleAwaited<Shown extends Pick<ShownDesign, 'key' | 'isStale' | 'design'>>(
  designs: readonly Shown[],
  awaited: string,
): 'waits' | 'gone' | Shown {
  const shown = designs.find(({ key }) => key === awaited);
  if (!shown) return 'gone';
  return isChoosable(shown) ? shown : 'waits';
}
