import { browser } from 'wxt/browser';
import type { SaveEnd } from '../jobs/outcomes.ts';
import type { DeliverySetting } from '../settings/settings.ts';

/** A `blob:` address for stored bytes: made where there is a document, and taken back there. */
export interface BlobUrls {
  create(blobId: string): Promise<string>;
  revoke(url: string): Promise<void>;
}

export type DownloadRules = Pick<DeliverySetting, 'conflict' | 'ask'>;

/**
 * Hands an address to the browser's downloads, which finish it whatever becomes of us; `conflict` and `ask` as the person
 * set them. Answers the download's id; undefined when the person was asked where to, and closed the dialog.
 */
export async function startDownload(
  url: string,
  filename: string,
  { conflict, ask }: DownloadRules,
): Promise<number | undefined> {
  try {
    return await browser.downloads.download({ url, filename, conflictAction: conflict, saveAs: ask });
  } catch (error) {
    // Firefox says it in these words; Chrome begins, and ends the download as cancelled.
    if (ask && /\bcancell?ed\b/i.test((error as Error).message)) return undefined;
    throw error;
  }
}

/** The id of a download of ours that began after that moment (ISO) from that address; undefined where there is none. */
export async function findDownload(url: string, startedAfter: string): Promise<number | undefined> {
  const items = await browser.downloads.search({ url, startedAfter });
  return items.find(({ byExtensionId }) => byExtensionId === browser.runtime.id)?.id;
}

type DownloadState =
  | { readonly state: 'in_progress' }
  /** `fileName` as it is on disk, without its folder: made unique, or as the person named it. */
  | { readonly state: 'complete'; readonly fileName: string }
  /** `cancelled`: by the person. `gone`: removed from the list of downloads, so nothing is known. */
  | { readonly state: 'interrupted' | 'cancelled' | 'gone' };

export async function downloadState(id: number): Promise<DownloadState> {
  const [item] = await browser.downloads.search({ id });
  if (!item) return { state: 'gone' };
  if (item.state === 'interrupted' && item.error === 'USER_CANCELED') return { state: 'cancelled' };
  if (item.state !== 'complete') return { state: item.state };
  return { state: 'complete', fileName: item.filename.split(/[\\/]/).pop() ?? '' };
}

/** Milliseconds for which the end of a download is waited for, and between two looks. */
const patience = 20_000;
const pause = 100;

/**
 * How a download of that id ended, undefined when it failed. One that is large, or whose dialog is still open, is under way
 * after a while. Without an id the person closed the dialog.
 */
export async function saveEnd(id: number | undefined): Promise<SaveEnd | undefined> {
  if (id === undefined) return 'unsaved';
  // Looked at again and again: that keeps the background alive, which waiting for an event would not.
  for (let waited = 0; waited < patience; waited += pause) {
    const { state } = await downloadState(id);
    if (state !== 'in_progress') return ends[state];
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return 'under-way';
}

const ends = {
  complete: 'saved',
  // Cleared from the list before anyone looked: nothing says that it failed.
  gone: 'saved',
  cancelled: 'unsaved',
  interrupted: undefined,
} as const satisfies Record<string, SaveEnd | undefined>;

/**
 * To be called on every `downloads.onChanged`: takes an address of ours back once its download has ended. The address is
 * asked of the browser, as whoever started the download may have died since.
 */
export async function releaseDownload(
  { id, state }: { readonly id: number; readonly state?: { readonly current?: string } },
  urls: BlobUrls,
): Promise<void> {
  if (state?.current !== 'complete' && state?.current !== 'interrupted') return;
  const [item] = await browser.downloads.search({ id });
  if (item?.byExtensionId === browser.runtime.id && item.url.startsWith('blob:')) await urls.revoke(item.url);
}
