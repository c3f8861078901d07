import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { Capture } from './capture.ts';
import { getCapture } from './captures.ts';

const key = 'given';

/**
 * What a user gave by hand, a file or a text, and has neither made a picture of nor thrown away: the window that it was
 * given in may be closed at any moment. Undefined where there is none, or it is too old to be kept (`prune.ts`).
 */
export async function readKeptInput(): Promise<Capture | undefined> {
  const stored = await browser.storage.local.get(key);
  const id = z.uuid().safeParse(stored[key]).data;
  return id === undefined ? undefined : getCapture(id);
}

/** Keeps a stored capture, in place of the one before. */
export async function keepInput({ id }: Pick<Capture, 'id'>): Promise<void> {
  await browser.storage.local.set({ [key]: id });
}

/** Lets go of that capture, where it is the one that is kept: it was made, or thrown away. */
export async function dropInput(id: string): Promise<void> {
  const stored = await browser.storage.local.get(key);
  if (stored[key] === id) await browser.storage.local.remove(key);
}
