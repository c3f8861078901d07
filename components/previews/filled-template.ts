import type { Aspect } from '../../lib/contract/index.ts';
import type { Version } from '../../lib/edit/version.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { t } from '../../lib/i18n/t.ts';
import { keepShown } from './keep-shown.ts';

/** A filled template as it is drawn and kept. */
export const toFilledVersion = (draft: MemeDraft, aspect: Aspect): Version => ({
  says: { draft },
  aspect,
  styleNotes: '',
});

export const hasWords = ({ captions }: MemeDraft): boolean =>
  Object.values(captions).some((text) => text.trim() !== '');

/**
 * Keeps a filled template for a job that draws it; all its words are the user's own. Returns the family's id.
 * @throws {Error} where it says nothing yet.
 */
export async function keepFilled(draft: MemeDraft, aspect: Aspect): Promise<string> {
  if (!hasWords(draft)) throw new Error(t('fill_first'));
  const captions = Object.fromEntries(Object.keys(draft.captions).map((role) => [role, '']));
  const made = toFilledVersion({ ...draft, captions }, aspect);
  return keepShown(toFilledVersion(draft, aspect), made);
}
