import type { Version } from '../../lib/edit/version.ts';

/**
 * Keeps a version that is shown for a job that draws it; what it says beyond `made` is the user's own. Returns the family's id.
 * The schemas for that are loaded only then: the popup is waited for.
 */
export async function keepShown(version: Version, made: Version): Promise<string> {
  const { keepVersion } = await import('../../lib/jobs/edits.ts');
  return keepVersion(version, { made, sentences: [], own: [] });
}
