import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

/** Marked on the toolbar until the popup is opened: a failed job (`jobId`), or what kept one from being made. */
const lastProblem = z.object({
  code: z.optional(z.string()),
  message: z.string(),
  jobId: z.optional(z.uuid()),
});
export type LastProblem = z.infer<typeof lastProblem>;

const key = 'lastProblem';

export async function readLastProblem(): Promise<LastProblem | undefined> {
  const stored = await browser.storage.session.get(key);
  return lastProblem.safeParse(stored[key]).data;
}

export async function storeLastProblem(problem: LastProblem): Promise<void> {
  await browser.storage.session.set({ [key]: problem });
}

export async function clearLastProblem(): Promise<void> {
  await browser.storage.session.remove(key);
}

export function watchLastProblem(listener: (problem: LastProblem | undefined) => void): () => void {
  const onChanged = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    if (area === 'session' && changes[key]) listener(lastProblem.safeParse(changes[key].newValue).data);
  };
  browser.storage.onChanged.addListener(onChanged);
  return () => browser.storage.onChanged.removeListener(onChanged);
}
