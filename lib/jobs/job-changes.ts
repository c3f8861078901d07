import * as z from 'zod/mini';

const channelName = 'jobs';
const change = z.object({ ids: z.array(z.uuid()) });

/** Reports all other contexts, and all listeners in this one, that jobs or what is kept of them changed. */
export function broadcastJobChanges(ids: readonly string[]): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ ids: [...ids] } satisfies z.infer<typeof change>);
  channel.close();
}

/** Notifies of each change to jobs, in this context or another, by their ids. Returns how to stop. */
export function watchJobs(listener: (ids: readonly string[]) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const changed = change.safeParse(data).data;
    if (changed) listener(changed.ids);
  });
  return () => channel.close();
}
