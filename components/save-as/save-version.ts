import type { Version } from '../../lib/edit/version.ts';
import { formatCount } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import { type Editable, keepVersion, storeEdit } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';

/** `said`: message for the user; `jobId`: absent for a series. */
interface SavedVersion {
  readonly said: string;
  readonly jobId?: string;
}

export async function saveVersion(job: JobRecord, version: Version, editable: Editable): Promise<SavedVersion> {
  if ('brief' in version.says && version.says.slides) return { said: await requestSeries(job, version) };
  const family = await keepVersion(version, editable);
  const { aspect, styleNotes, brandId } = version;
  const change = { what: 'edited', family, aspect, styleNotes, brandId } as const;
  const { jobId } = await sendToBackground({ type: 'make-again', jobId: job.id, change });
  return { said: t('edit_saved'), jobId };
}

export async function requestSeries({ id }: Pick<JobRecord, 'id'>, version?: Version): Promise<string> {
  if (version) await storeEdit(id, version);
  const { slides } = await sendToBackground({ type: 'make-series', jobId: id, of: version ? 'edited' : 'made' });
  return t('series_saved', formatCount(slides));
}
