/** A page holds this lock while it shows a job; released by the browser when the page closes. */
const toLockName = (id: string) => `in-sight:${id}`;

export const visibleGallery = 'gallery';

/** Returns a function that releases the lock. */
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
