import type { Version } from '../../lib/edit/version.ts';
import { languageTag } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import { storeEdit } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';

/**
 * Has the background make a picture into slides and one PDF of them, and save them: of the version at work where one is given,
 * else of the picture as it was made. It goes on when this page is closed. Resolves with what to say to the user.
 */
export async function makeSeries({ id }: Pick<JobRecord, 'id'>, version?: Version): Promise<string> {
  if (version) await storeEdit(id, version);
  const { slides } = await sendToBackground({ type: 'make-series', jobId: id, of: version ? 'edited' : 'made' });
  return t('series_saved', slides.toLocaleString(languageTag()));
}
