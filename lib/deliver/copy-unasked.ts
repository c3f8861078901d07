import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { toBase64 } from '../capture/page/base64.ts';
import { findTab } from '../capture/tabs.ts';
import { isOwnContext, type Sender } from '../protocol/listen.ts';
import { type CopyOutcome, copyOutcomes } from '../protocol/messages.ts';
import { getBlob } from '../storage/blobs.ts';
import { type Copied, copyStored, toPng } from './clipboard.ts';

/** Copies in Firefox's permitted background, the focused page, or a tab under `activeTab`. Returns the last outcome. */
export async function copyUnasked(blobId: string, tabId?: number): Promise<Copied> {
  // Chrome's background has no clipboard, and its offscreen document never has focus.
  if (import.meta.env.FIREFOX && (await copyStored(blobId)) === 'copied') return 'copied';
  if ((await askFocusedPage(blobId)) === 'copied') return 'copied';
  const png = await readPng(blobId);
  if (!png) return 'unreadable';
  try {
    return await copyInTab(tabId ?? (await findTab(undefined)).id, await toBase64(png));
  } catch {
    return 'unfocused';
  }
}

async function readPng(blobId: string): Promise<Blob | undefined> {
  const picture = await getBlob(blobId);
  return picture && toPng(picture).catch(() => undefined);
}

/** A slower page is stuck in a script or dialog. */
const tabTimeoutMs = 10_000;

async function copyInTab(tabId: number, base64: string): Promise<Copied> {
  const late = Promise.withResolvers<never[]>();
  const timer = setTimeout(() => late.resolve([]), tabTimeoutMs);
  const injecting = browser.scripting.executeScript({ target: { tabId }, func: copyHere, args: [base64] });
  const [injection] = await Promise.race([injecting, late.promise]).finally(() => clearTimeout(timer));
  return injection?.result ?? 'unfocused';
}

/** Runs in the page: must not refer to anything outside itself. */
async function copyHere(base64: string): Promise<'copied' | 'unfocused' | 'refused'> {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    return 'copied';
  } catch {
    return document.hasFocus() ? 'refused' : 'unfocused';
  }
}

/** To the focused extension page, the only one that browsers copy from. */
const pageCopy = z.object({ type: z.literal('page-copy'), blobId: z.uuid() });
const pageReply = z.enum(copyOutcomes);

const pageTimeoutMs = 5000;

export async function askFocusedPage(blobId: string): Promise<CopyOutcome | undefined> {
  const asked = browser.runtime.sendMessage({ type: 'page-copy', blobId } satisfies z.infer<typeof pageCopy>);
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, pageTimeoutMs);
  // No listener, or no reply: there is no such page.
  const answered = await Promise.race([asked, late.promise]).catch(() => undefined);
  clearTimeout(timer);
  return pageReply.safeParse(answered).data;
}

/** Copies while this page has the focus, which the background cannot. */
export function copyForBackground(): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender): Promise<CopyOutcome> | undefined => {
    const asked = pageCopy.safeParse(message).data;
    if (!asked || !isOwnContext(sender) || !document.hasFocus()) return;
    return copyStored(asked.blobId);
  });
}
