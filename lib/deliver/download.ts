import { browser } from 'wxt/browser';
import type { SaveEnd } from '../protocol/messages.ts';
import type { DeliverySetting } from '../settings/settings.ts';

/** `blob:` addresses for stored bytes: made where there is a document, and taken back there. */
export interface BlobUrls {
  /** Runs `task` with an address, which stays good for a download that has begun by then, until it is revoked. */
  use<T>(blobId: string, task: (url: string) => Promise<T>): Promise<T>;
  revoke(url: string): Promise<void>;
}

export type DownloadRules = Pick<DeliverySetting, 'conflict' | 'ask'>;

/**
 * Hands an address to the browser's downloads, which finish it whatever becomes of us; `conflict` and `ask` as the user
 * set them. Returns the download's id; undefined when the user was asked where to, and closed the dialog.
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

/** The id of the extension's download that began after that moment (ISO) from that address; undefined where there is none. */
export async function findDownload(url: string, startedAfter: string): Promise<number | undefined> {
  const items = await browser.downloads.search({ url, startedAfter });
  return items.find(({ byExtensionId }) => byExtensionId === browser.runtime.id)?.id;
}

/** Whether a download still reads from an address made in a document of the extension, which must not be closed meanwhile. */
export async function isReadingBlob(): Promise<boolean> {
  const items = await browser.downloads.search({ state: 'in_progress' });
  return items.some(
    ({ byExtensionId, url, bytesReceived, totalBytes }) =>
      byExtensionId === browser.runtime.id &&
      url.startsWith('blob:') &&
      // With a Save dialog open the bytes are read long before the download ends.
      (totalBytes <= 0 || bytesReceived < totalBytes),
  );
}

type DownloadState =
  | { readonly state: 'in_progress' }
  /**
   * `fileName` as it is on disk, without its folder: made unique, or as the user named it. `bytes`: its size, where the browser
   * says it; `isPage`: it is a page or a service's answer, or empty, and no picture.
   */
  | {
      readonly state: 'complete';
      readonly fileName: string;
      readonly bytes: number | undefined;
      readonly isPage: boolean;
    }
  /** `cancelled`: by the user. `gone`: removed from the list of downloads, so nothing is known. */
  | { readonly state: 'interrupted' | 'cancelled' | 'gone' };

export async function downloadState(id: number): Promise<DownloadState> {
  const [item] = await browser.downloads.search({ id });
  if (!item) return { state: 'gone' };
  if (item.state === 'interrupted' && item.error === 'USER_CANCELED') return { state: 'cancelled' };
  if (item.state !== 'complete') return { state: item.state };
  return {
    state: 'complete',
    fileName: item.filename.split(/[\\/]/).pop() ?? '',
    bytes: item.fileSize >= 0 ? item.fileSize : undefined,
    isPage: item.fileSize === 0 || /^(?:text\/html|application\/(?:xhtml\+xml|json))\b/i.test(item.mime ?? ''),
  };
}

/** Milliseconds for which the end of a download is waited for, and between two looks. */
const timeoutMs = 20_000;
const pause = 100;

/**
 * How a download of that id ended, undefined when it failed. One that is large, or whose dialog is still open, is under way
 * after a while. Without an id the user closed the dialog.
 */
export async function saveEnd(id: number | undefined): Promise<SaveEnd | undefined> {
  if (id === undefined) return 'unsaved';
  // Looked at again and again: that keeps the background alive, which waiting for an event would not.
  for (let waited = 0; waited < timeoutMs; waited += pause) {
    const download = await downloadState(id);
    if (download.state === 'complete' && download.isPage) return undefined;
    if (download.state !== 'in_progress') return ends[download.state];
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
 * To be called on every `downloads.onChanged`: revokes a blob address once its download has ended. The address is
 * asked of the browser, as the context that started the download may have ended since.
 */
export async function releaseDownload(
  { id, state }: { readonly id: number; readonly state?: { readonly current?: string } },
  urls: BlobUrls,
): Promise<void> {
  if (state?.current !== 'complete' && state?.current !== 'interrupted') return;
  const [item] = await browser.downloads.search({ id });
  if (item?.byExtensionId === browser.runtime.id && item.url.startsWith('blob:')) await urls.revoke(item.url);
}
