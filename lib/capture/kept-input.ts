import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { Capture } from './capture.ts';
import { getCapture } from './captures.ts';

const key = 'given';

export async function readKeptInput(): Promise<Capture | undefined> {
  const stored = await browser.storage.local.get(key);
  const id = z.uuid().safeParse(stored[key]).data;
  return id === undefined ? undefined : getCapture(id);
}

export async function keepInput({ id }: Pick<Capture, 'id'>): Promise<void> {
  await browser.storage.local.set({ [key]: id });
}

export async function dropInput(id: string): Promise<void> {
  const stored = await browser.storage.local.get(key);
  if (stored[key] === id) await browser.storage.local.remove(key);
}
