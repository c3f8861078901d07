import { browser } from 'wxt/browser';
import { toBase64 } from '../capture/page/base64.ts';
import { findTab } from '../capture/tabs.ts';
import { askFocusedPage } from '../protocol/focused-page.ts';
import { getBlob } from '../storage/blobs.ts';
import { type Copied, copyStored, toPng } from './clipboard.ts';

/**
 * Copies a stored picture without asking the user again, where that is allowed: Firefox's background itself, where the
 * permission is given; the extension page that has the focus; the page in the tab in front, or in the one with that id, where
 * a click of the user still lets a script in. Never rejects. Returns how the last of them fared.
 */
export async function copyUnasked(blobId: string, tabId?: number): Promise<Copied> {
  // Chrome's background has no clipboard, and its offscreen document never has the focus that the clipboard wants.
  if (import.meta.env.FIREFOX && (await copyStored(blobId)) === 'copied') return 'copied';
  if ((await askFocusedPage(blobId)) === 'copied') return 'copied';
  const png = await readPng(blobId);
  if (!png) return 'unreadable';
  try {
    return await copyInTab(tabId ?? (await findTab(undefined)).id, await toBase64(png));
  } catch {
    // No tab, or one that lets no script in: nothing is in front that could copy it.
    return 'unfocused';
  }
}

/** A stored picture as PNG; undefined where it is no longer stored, or does not decode. */
async function readPng(blobId: string): Promise<Blob | undefined> {
  const picture = await getBlob(blobId);
  return picture && toPng(picture).catch(() => undefined);
}

/** Milliseconds after which a tab's page is taken to be stuck in a script or a dialog of its own. */
const timeoutMs = 10_000;

async function copyInTab(tabId: number, base64: string): Promise<Copied> {
  const late = Promise.withResolvers<never[]>();
  const timer = setTimeout(() => late.resolve([]), timeoutMs);
  const injecting = browser.scripting.executeScript({ target: { tabId }, func: copyHere, args: [base64] });
  const [injection] = await Promise.race([injecting, late.promise]).finally(() => clearTimeout(timer));
  return injection?.result ?? 'unfocused';
}

/** Runs in the page: names nothing outside itself. */
async function copyHere(base64: string): Promise<'copied' | 'unfocused' | 'refused'> {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    return 'copied';
  } catch {
    return document.hasFocus() ? 'refused' : 'unfocused';
  }
}
