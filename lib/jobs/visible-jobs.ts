/** The lock that a page holds while it shows a job: freed by itself when the page goes, whatever ends it. */
const toLockName = (id: string) => `in-sight:${id}`;

/** The gallery's own name among what is visible. */
export const visibleGallery = 'gallery';

/** Reports that this page shows a job, or a saved image; returns how to end that. */
export function holdVisible(id: string): () => void {
  const held = Promise.withResolvers<void>();
  // Not awaited: readers query who holds the lock.
  void navigator.locks.request(toLockName(id), { mode: 'shared' }, () => held.promise);
  return held.resolve;
}

/** Whether an extension page shows it just now. */
export async function isVisible(id: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === toLockName(id));
}
