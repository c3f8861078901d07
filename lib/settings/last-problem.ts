import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

/**
 * What failed while nobody looked, marked on the toolbar until the popup was opened: a job that ended badly (`jobId`,
 * whose record says it too), or something that kept one from being made at all (a page that lets nothing in…).
 */
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

/** Called by the popup once the user has seen it. */
export async function clearLastProblem(): Promise<void> {
  await browser.storage.session.remove(key);
}

/** Notifies of each problem that comes, and of its end. Returns how to stop. */
export function watchLastProblem(listener: (problem: LastProblem | undefined) => void): () => void {
  const onChanged = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    if (area === 'session' && changes[key]) listener(lastProblem.safeParse(changes[key].newValue).data);
  };
  browser.storage.onChanged.addListener(onChanged);
  return () => browser.storage.onChanged.removeListener(onChanged);
}
