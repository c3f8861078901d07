import { browser } from 'wxt/browser';
import type { Copied } from '../deliver/clipboard.ts';
import { type DownloadRules, isOwnDownload, saveEnd, startDownload } from '../deliver/download.ts';
import { t } from '../i18n/t.ts';

export class SaveError extends Error {
  readonly code: 'download_failed' | `copy_${Exclude<Copied, 'copied'>}`;

  constructor(code: SaveError['code'], options: { cause?: unknown } = {}) {
    super(t(`error_${code}`), options);
    this.name = 'SaveError';
    this.code = code;
  }
}

export async function download(url: string, filename: string, rules: DownloadRules): Promise<number | undefined> {
  try {
    return await startDownload(url, filename, rules);
  } catch (cause) {
    throw new SaveError('download_failed', { cause });
  }
}

/** Waits for the file, except for large files and open dialogs. @throws {SaveError} on failure, as for a read-only folder. */
export async function downloadWhole(url: string, filename: string, rules: DownloadRules): Promise<void> {
  const id = await download(url, filename, rules);
  if (!rules.ask && !(await saveEnd(id))) throw new SaveError('download_failed');
}

/** For images that only downloads can reach. The extension follows the media type in Chrome, the address in Firefox. */
export async function downloadAddress(
  url: string,
  expected: string,
  nameAs: (mediaType: string) => string,
  rules: DownloadRules,
): Promise<void> {
  const filename = nameAs(expected);
  const event = import.meta.env.FIREFOX ? undefined : browser.downloads.onDeterminingFilename;
  if (!event) return downloadNoDrawing(url, filename, rules);
  const named = Promise.withResolvers<void>();
  const onName: Parameters<typeof event.addListener>[0] = (item, suggest) => {
    if (!isOwnDownload(item) || item.url !== url) return suggest();
    suggest({
      filename: nameAs(item.mime.startsWith('image/') ? item.mime : expected),
      conflictAction: rules.conflict,
    });
    named.resolve();
  };
  event.addListener(onName);
  const late = setTimeout(named.resolve, timeoutMs);
  try {
    await downloadNoDrawing(url, filename, rules);
    await named.promise;
  } finally {
    clearTimeout(late);
    event.removeListener(onName);
  }
}

async function downloadNoDrawing(url: string, filename: string, rules: DownloadRules): Promise<void> {
  const id = await download(url, filename, rules);
  if (id === undefined) return;
  const isWhole = rules.ask || (await saveEnd(id));
  const [item] = await browser.downloads.search({ id });
  if (item?.mime === 'image/svg+xml') {
    await (item.state === 'complete' ? browser.downloads.removeFile(id) : browser.downloads.cancel(id));
    throw new SaveError('download_failed');
  }
  if (!isWhole) throw new SaveError('download_failed');
}

/** Milliseconds for a server's first response. */
const timeoutMs = 20_000;
