/** The lock that a page holds while it shows a job: freed by itself when the page goes, whatever ends it. */
const lockOf = (id: string) => `in-sight:${id}`;

/** Says that this page shows a job, or a saved image; answers how to end that. */
export function holdInSight(id: string): () => void {
  const held = Promise.withResolvers<void>();
  // Nobody waits for it: whoever asks looks at who holds it.
  void navigator.locks.request(lockOf(id), { mode: 'shared' }, () => held.promise);
  return held.resolve;
}

/** Whether a page of ours shows it just now. */
export async function isInSight(id: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(id));
}
