import { browser } from 'wxt/browser';
import type { SaveEnd } from '../protocol/messages.ts';
import type { DeliverySetting } from '../settings/settings.ts';

export interface BlobUrls {
  /** A download begun within `task` may use the address until it is revoked. */
  use<T>(blobId: string, task: (url: string) => Promise<T>): Promise<T>;
  revoke(url: string): Promise<void>;
}

export type DownloadRules = Pick<DeliverySetting, 'conflict' | 'ask'>;

/** Returns the download's id; undefined when the user closed the Save dialog. */
export async function startDownload(
  url: string,
  filename: string,
  { conflict, ask }: DownloadRules,
): Promise<number | undefined> {
  try {
    return await browser.downloads.download({ url, filename, conflictAction: conflict, saveAs: ask });
  } catch (error) {
    // Firefox rejects with these words; Chrome cancels the begun download.
    if (ask && /\bcancell?ed\b/i.test((error as Error).message)) return undefined;
    throw error;
  }
}

export const isOwnDownload = ({ byExtensionId }: { readonly byExtensionId?: string | undefined }): boolean =>
  byExtensionId === browser.runtime.id;

export async function findDownload(url: string, startedAfter: string): Promise<number | undefined> {
  const items = await browser.downloads.search({ url, startedAfter });
  return items.find(isOwnDownload)?.id;
}

export async function isReadingBlob(): Promise<boolean> {
  const items = await browser.downloads.search({ state: 'in_progress' });
  return items.some(
    (item) =>
      isOwnDownload(item) &&
      item.url.startsWith('blob:') &&
      // An open Save dialog delays the end, not the reading.
      (item.totalBytes <= 0 || item.bytesReceived < item.totalBytes),
  );
}

type DownloadState =
  | { readonly state: 'in_progress' }
  /** `fileName`: on disk, without its folder. `isPage`: a web page, a service's response or an empty file. */
  | {
      readonly state: 'complete';
      readonly fileName: string;
      readonly bytes: number | undefined;
      readonly isPage: boolean;
    }
  /** `cancelled`: by the user. `gone`: removed from the list, outcome unknown. */
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

const timeoutMs = 20_000;
const pauseMs = 100;

/** Undefined when it failed; `under-way` when large or with an open dialog. No id: the user closed the dialog. */
export async function saveEnd(id: number | undefined): Promise<SaveEnd | undefined> {
  if (id === undefined) return 'unsaved';
  // Polled: that keeps the background alive, unlike waiting for an event.
  for (let waited = 0; waited < timeoutMs; waited += pauseMs) {
    const download = await downloadState(id);
    if (download.state === 'complete' && download.isPage) return undefined;
    if (download.state !== 'in_progress') return ends[download.state];
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return 'under-way';
}

const ends = {
  complete: 'saved',
  gone: 'saved',
  cancelled: 'unsaved',
  interrupted: undefined,
} as const satisfies Record<string, SaveEnd | undefined>;

/** Call on every `downloads.onChanged`: revokes the address of an ended download, whose starting context may be gone. */
export async function releaseDownload(
  { id, state }: { readonly id: number; readonly state?: { readonly current?: string } },
  urls: BlobUrls,
): Promise<void> {
  if (state?.current !== 'complete' && state?.current !== 'interrupted') return;
  const [item] = await browser.downloads.search({ id });
  if (item && isOwnDownload(item) && item.url.startsWith('blob:')) await urls.revoke(item.url);
}
