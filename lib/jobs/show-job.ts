import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { JobRecord } from './record.ts';

const channelName = 'show-job';
const request = z.object({ id: z.uuid() });

export function requestShow(id: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ id } satisfies z.infer<typeof request>);
  channel.close();
}

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

export const showWhenDone = (id: string): Promise<void> =>
  locked(async () => browser.storage.session.set({ [key]: [...(await readWaiting()), id] }));

export const takeShowWhenDone = ({ id }: Pick<JobRecord, 'id'>): Promise<boolean> =>
  locked(async () => {
    const waiting = await readWaiting();
    if (!waiting.includes(id)) return false;
    await browser.storage.session.set({ [key]: waiting.filter((other) => other !== id) });
    return true;
  });

/** A page holds this lock while it shows a job; released by the browser when the page closes. */
const toLockName = (id: string) => `in-sight:${id}`;

export const visibleGallery = 'gallery';

export function holdVisible(id: string): () => void {
  const held = Promise.withResolvers<void>();
  // Not awaited: readers query the lock's holders.
  void navigator.locks.request(toLockName(id), { mode: 'shared' }, () => held.promise);
  return held.resolve;
}

export async function isVisible(id: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === toLockName(id));
}
