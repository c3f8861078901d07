import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type Capture, capture, type Target } from './capture.ts';
import { putCapture } from './captures.ts';

/** Kept for the browser session, by page address. */
const draft = z.object({ at: z.number(), capture });
const toStorageKey = (address: string) => `draft:${address}`;
export const maxDrafts = 30;

/** Stores a changed capture in one message, because the calling page may close at once. */
export async function putDraft(changed: Capture): Promise<void> {
  const kept: z.infer<typeof draft> = { at: Date.now(), capture: changed };
  await Promise.all([browser.storage.session.set({ [toStorageKey(changed.page.url)]: kept }), putCapture(changed)]);
}

/** Returns a new capture with the user's last changes to the same page, as far as its texts are unchanged. */
export async function continueDraft(captured: Capture): Promise<Capture> {
  const stored = await browser.storage.session.get(null);
  await forgetOldest(stored);
  const earlier = draft.safeParse(stored[toStorageKey(captured.page.url)]).data?.capture;
  if (!earlier) return captured;
  const isSameSelection = earlier.selection === captured.selection;
  const isSameImage = earlier.image?.address === captured.image?.address;
  const isSame = isSameSelection && isSameImage && listTargets(captured).includes(earlier.target);
  const isSameFile = earlier.file?.address === captured.file?.address;
  const { page, selection, image, file } = earlier.edited ?? {};
  const continued: Capture = {
    ...captured,
    target: isSame ? earlier.target : captured.target,
    pageAs: earlier.pageAs,
    edited: {
      page,
      selection: isSameSelection ? selection : undefined,
      image: isSameImage ? image : undefined,
      file: isSameFile ? file : undefined,
    },
    pages: isSameFile ? earlier.pages : undefined,
    reference: earlier.reference,
  };
  await putCapture(continued);
  return continued;
}

async function forgetOldest(stored: Record<string, unknown>): Promise<void> {
  const drafts = Object.entries(stored).flatMap(([name, value]) => {
    const at = name.startsWith('draft:') ? draft.safeParse(value).data?.at : undefined;
    return at === undefined ? [] : [{ name, at }];
  });
  const old = drafts.toSorted((one, other) => other.at - one.at).slice(maxDrafts);
  if (old.length > 0) await browser.storage.session.remove(old.map(({ name }) => name));
}

/** A tab that shows an image alone offers no page. */
export function listTargets({ target, page, selection, image }: Capture): Target[] {
  if (target === 'link' || target === 'file') return [target];
  const offered: Target[] = [];
  if (selection) offered.push('selection');
  if (image) offered.push('image');
  if (page.url && image?.address !== page.url) offered.push('page');
  return offered;
}
