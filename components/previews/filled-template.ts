import type { Aspect } from '../../lib/contract/index.ts';
import type { Version } from '../../lib/edit/version.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { t } from '../../lib/i18n/t.ts';

export const toFilledVersion = (draft: MemeDraft, aspect: Aspect): Version => ({
  says: { draft },
  aspect,
  styleNotes: '',
});

export async function keepSeen(version: Version, made: Version): Promise<string> {
  const { keepVersion } = await import('../../lib/jobs/edits.ts');
  return keepVersion(version, { made, sentences: [], own: [] });
}

export const hasWords = ({ captions }: MemeDraft): boolean =>
  Object.values(captions).some((text) => text.trim() !== '');

/** Stores a filled template, whose words are the user's; returns the family's id. @throws {Error} while it is empty. */
export async function keepFilled(draft: MemeDraft, aspect: Aspect): Promise<string> {
  if (!hasWords(draft)) throw new Error(t('fill_first'));
  const captions = Object.fromEntries(Object.keys(draft.captions).map((role) => [role, '']));
  const made = toFilledVersion({ ...draft, captions }, aspect);
  return keepSeen(toFilledVersion(draft, aspect), made);
}
