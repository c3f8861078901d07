import * as z from 'zod/mini';

const channelName = 'jobs';
const change = z.object({ ids: z.array(z.uuid()) });

/** Notifies all contexts, this one included. */
export function broadcastJobChanges(ids: readonly string[]): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ ids: [...ids] } satisfies z.infer<typeof change>);
  channel.close();
}

export function watchJobs(listener: (ids: readonly string[]) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const changed = change.safeParse(data).data;
    if (changed) listener(changed.ids);
  });
  return () => channel.close();
}
