import { browser } from 'wxt/browser';
import type { DeliverySetting } from '../../settings/settings.ts';
import { words } from '../../settings/words.ts';
import { nameOfSaved } from './saved-name.ts';

/** Thrown when an image could not be given to the person; the message says it to them. */
export class SaveError extends Error {
  readonly code: 'download_failed' | 'copy_failed';

  constructor(code: SaveError['code'], options: { cause?: unknown } = {}) {
    super(words(`error_${code}`), options);
    this.name = 'SaveError';
    this.code = code;
  }
}

/**
 * Hands a file to the browser's downloads. Answers the download's id.
 * @throws {SaveError} when it refuses.
 */
export async function download(
  url: string,
  filename: string,
  { conflict, ask }: Pick<DeliverySetting, 'conflict' | 'ask'>,
): Promise<number> {
  try {
    return await browser.downloads.download({ url, filename, conflictAction: conflict, saveAs: ask });
  } catch (cause) {
    throw new SaveError('download_failed', { cause });
  }
}

interface Naming {
  readonly name: string;
  readonly page: string;
}

/**
 * Downloads an image whose bytes only the browser's own downloads can reach. Chrome tells its media type before the name is
 * final, so the ending is right; Firefox has no such event, and the ending is what the address lets expect.
 */
export async function downloadAddress(
  url: string,
  expected: string,
  naming: Naming,
  rules: Pick<DeliverySetting, 'conflict' | 'ask'>,
): Promise<number> {
  const filename = nameOfSaved({ ...naming, mediaType: expected });
  const event = import.meta.env.FIREFOX ? undefined : browser.downloads.onDeterminingFilename;
  if (!event) return download(url, filename, rules);
  const named = Promise.withResolvers<void>();
  const onName: Parameters<typeof event.addListener>[0] = (item, suggest) => {
    // Others' downloads pass untouched while this one is waited for.
    if (item.byExtensionId !== browser.runtime.id || item.url !== url) return suggest();
    suggest({
      filename: nameOfSaved({ ...naming, mediaType: item.mime.startsWith('image/') ? item.mime : expected }),
      conflictAction: rules.conflict,
    });
    named.resolve();
  };
  event.addListener(onName);
  const late = setTimeout(named.resolve, patience);
  try {
    const id = await download(url, filename, rules);
    await named.promise;
    return id;
  } finally {
    clearTimeout(late);
    event.removeListener(onName);
  }
}

/** Milliseconds in which a server has begun to answer. */
const patience = 20_000;

/**
 * Puts a PNG file onto the clipboard from the tab in front, which must have the focus.
 * @throws {SaveError} `copy_failed` where the page may not, or is not in front.
 */
export async function copyInTab(tabId: number, base64: string): Promise<void> {
  const [injection] = await browser.scripting
    .executeScript({ target: { tabId }, func: copyHere, args: [base64] })
    .catch(() => []);
  if (injection?.result !== true) throw new SaveError('copy_failed');
}

/** Runs in the page: names nothing outside itself. */
async function copyHere(base64: string): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    return true;
  } catch {
    return false;
  }
}
