import type { Capture, Target } from './capture.ts';

/** What a capture offers to make a picture of. A tab that shows an image alone has no page around it. */
export function listTargets({ target, page, selection, image }: Capture): Target[] {
  if (target === 'link' || target === 'file') return [target];
  const offered: Target[] = [];
  if (selection) offered.push('selection');
  if (image) offered.push('image');
  if (page.url && image?.address !== page.url) offered.push('page');
  return offered;
}
