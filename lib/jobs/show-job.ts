import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { JobRecord } from './record.ts';

const channelName = 'show-job';
const request = z.object({ id: z.uuid() });

/** Asks the gallery that is visible to show a job large. */
export function requestShow(id: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ id } satisfies z.infer<typeof request>);
  channel.close();
}

/** Reports each job that is to be shown. Returns how to stop. */
export function watchShowRequests(listener: (id: string) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const wanted = request.safeParse(data).data;
    if (wanted) listener(wanted.id);
  });
  return () => channel.close();
}

const key = 'show-when-done';
const waitingIds = z.catch(z.array(z.uuid()), []);
const readWaiting = async () => waitingIds.parse((await browser.storage.session.get(key))[key]);
/** Serialised over all contexts: two jobs may end at once. */
const locked = <T>(work: () => Promise<T>) => navigator.locks.request(key, work) as Promise<T>;

/** A job was asked for where no page of the extension is open: nothing is to be seen of it until it is shown. */
export const showWhenDone = (id: string): Promise<void> =>
  locked(async () => browser.storage.session.set({ [key]: [...(await readWaiting()), id] }));

/** Whether a job that came to an end is to be shown; true once. */
export const takeShowWhenDone = ({ id }: Pick<JobRecord, 'id'>): Promise<boolean> =>
  locked(async () => {
    const waiting = await readWaiting();
    if (!waiting.includes(id)) return false;
    await browser.storage.session.set({ [key]: waiting.filter((other) => other !== id) });
    return true;
  });
