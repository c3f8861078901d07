import type { Capture, Target } from './capture.ts';

/** A tab that shows an image alone offers no page. */
export function listTargets({ target, page, selection, image }: Capture): Target[] {
  if (target === 'link' || target === 'file') return [target];
  const offered: Target[] = [];
  if (selection) offered.push('selection');
  if (image) offered.push('image');
  if (page.url && image?.address !== page.url) offered.push('page');
  return offered;
}
