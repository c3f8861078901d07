import { browser } from 'wxt/browser';
import { z } from 'zod';
import type { Capture } from '../capture/capture.ts';
import { targetsOf } from '../capture/targets.ts';
import { getCapture, putCapture } from './captures.ts';

/** Captures that the person worked on, by the address they are of, latest first. Kept while the browser runs. */
const drafts = z.array(z.tuple([z.string(), z.uuid()]));
const key = 'drafts';
/** Tabs that somebody works on at a time, with room. */
const mostDrafts = 30;

/** Stores a capture as the person changed it; pointing at the same once more goes on from there. */
export async function putDraft(capture: Capture): Promise<void> {
  await putCapture(capture);
  await navigator.locks.request(key, async () => {
    const { url } = capture.page;
    const others = (await readDrafts()).filter(([address]) => address !== url);
    await browser.storage.session.set({ [key]: [[url, capture.id], ...others].slice(0, mostDrafts) });
  });
}

/**
 * A new capture with what the person last changed of the same page: the words they edited where those that were captured
 * are still the same, how a page goes, and the reference image. Stored when it answers.
 */
export async function continueDraft(capture: Capture): Promise<Capture> {
  const [, id] = (await readDrafts()).find(([address]) => address === capture.page.url) ?? [];
  const earlier = id === undefined ? undefined : await getCapture(id);
  if (!earlier) return capture;
  const isSameSelection = earlier.selection === capture.selection;
  const isSameImage = earlier.image?.address === capture.image?.address;
  const { page, selection, image } = earlier.edited ?? {};
  const continued: Capture = {
    ...capture,
    target:
      isSameSelection && isSameImage && targetsOf(capture).includes(earlier.target) ? earlier.target : capture.target,
    pageAs: earlier.pageAs,
    edited: { page, selection: isSameSelection ? selection : undefined, image: isSameImage ? image : undefined },
    reference: earlier.reference,
  };
  await putDraft(continued);
  return continued;
}

async function readDrafts(): Promise<z.infer<typeof drafts>> {
  const stored = await browser.storage.session.get(key);
  return drafts.safeParse(stored[key]).data ?? [];
}
