import type { Version } from '../../lib/edit/version.ts';
import { languageTag } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import { storeEdit } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';

/** Runs in the background, even after this page is closed. Returns a message for the user. */
export async function requestSeries({ id }: Pick<JobRecord, 'id'>, version?: Version): Promise<string> {
  if (version) await storeEdit(id, version);
  const { slides } = await sendToBackground({ type: 'make-series', jobId: id, of: version ? 'edited' : 'made' });
  return t('series_saved', slides.toLocaleString(languageTag()));
}
