import { browser } from 'wxt/browser';
import type { Copied } from '../deliver/clipboard.ts';
import { type DownloadRules, saveEnd, startDownload } from '../deliver/download.ts';
import { t } from '../i18n/t.ts';

/** Thrown when an image could not be given to the user; the message says it to them. */
export class SaveError extends Error {
  readonly code: 'download_failed' | `copy_${Exclude<Copied, 'copied'>}`;

  constructor(code: SaveError['code'], options: { cause?: unknown } = {}) {
    super(t(`error_${code}`), options);
    this.name = 'SaveError';
    this.code = code;
  }
}

/**
 * Hands a file to the browser's downloads; answers as {@link startDownload}.
 * @throws {SaveError} when it refuses; a user who closes the dialog is no failure.
 */
export async function download(url: string, filename: string, rules: DownloadRules): Promise<number | undefined> {
  try {
    return await startDownload(url, filename, rules);
  } catch (cause) {
    throw new SaveError('download_failed', { cause });
  }
}

/**
 * The same, and waits until it is on disk. One that is large goes on by itself, as does one whose dialog is open: the user
 * sees what becomes of it.
 * @throws {SaveError} when it refuses or fails, as on a folder that cannot be written.
 */
export async function downloadWhole(url: string, filename: string, rules: DownloadRules): Promise<void> {
  const id = await download(url, filename, rules);
  if (!rules.ask && !(await saveEnd(id))) throw new SaveError('download_failed');
}

/**
 * Downloads an image whose bytes only the browser's own downloads can reach. Chrome reports its media type before the name is
 * final, so the ending is right; Firefox has no such event, and the ending is what the address lets expect.
 */
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
    // Others' downloads pass untouched while this one is waited for.
    if (item.byExtensionId !== browser.runtime.id || item.url !== url) return suggest();
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

/**
 * As {@link downloadWhole}; a drawing, whose bytes nobody could clean, is removed again.
 * @throws {SaveError}
 */
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

/** Milliseconds in which a server has begun to answer. */
const timeoutMs = 20_000;
