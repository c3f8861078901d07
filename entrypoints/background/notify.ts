import { browser } from 'wxt/browser';
import { toBase64 } from '../../lib/capture/page/base64.ts';
import { openWindow } from '../../lib/capture/tabs.ts';
import { canNotify, type NoticeAct, showNotice } from '../../lib/deliver/notices.ts';
import { isolateText, t, toShownFileName } from '../../lib/i18n/t.ts';
import { type Entry, getPictureTitle, toEntry } from '../../lib/jobs/entry.ts';
import { countCredits, describeJob } from '../../lib/jobs/job-text.ts';
import { type JobRecord, type JobState, settledStates } from '../../lib/jobs/record.ts';
import { isVisible, requestShow, takeShowWhenDone, visibleGallery } from '../../lib/jobs/show-job.ts';
import { getThumbnail } from '../../lib/jobs/thumbnail.ts';
import { readSettings } from '../../lib/settings/store.ts';

const actsByState: Partial<Record<JobState, readonly NoticeAct[]>> = {
  delivered: ['copy', 'edit'],
  failed: ['try-again'],
  refunded: ['try-again'],
  unconfirmed: [],
};

export async function notifyAboutJob(job: JobRecord): Promise<void> {
  const acts = actsByState[job.state];
  if (!acts || !(await isWanted(job.kind)) || (await isVisible(job.id))) return;
  // A retry uses the current connection, which may be another.
  const { connection } = await readSettings();
  const made = t(job.kind === 'meme' ? 'notice_meme' : 'notice_infographic');
  const title = job.state === 'delivered' ? made : t('notice_not_made', job.source.title);
  const { text } = describeJob(job);
  const cost = acts.includes('try-again') ? countCredits('try-again', job, connection) : 0;
  await showNotice({
    id: job.id,
    title,
    text: [
      job.state === 'delivered' && isolateText(getPictureTitle(job)),
      job.error?.code === 'unauthorized' ? `${text} ${t('key_in_settings')}` : text,
      cost > 0 && t('retry_costs', String(cost)),
    ]
      .filter(Boolean)
      .join('\n'),
    acts: job.state === 'delivered' && !job.picture?.blobId ? acts.filter((act) => act !== 'copy') : acts,
    picture: job.state === 'delivered' ? await makeSmallPicture(toEntry(job)) : undefined,
  });
}

export async function notifyAboutSaved({ id, title, picture, ratio, saved }: Entry): Promise<void> {
  if (!(await isWanted('saved')) || (await isVisible(id))) return;
  const text = [isolateText(title), saved && toShownFileName(saved.fileName)].filter(Boolean).join('\n');
  await showNotice({
    id,
    title: t('notice_saved'),
    text,
    acts: picture ? ['copy'] : [],
    picture: await makeSmallPicture({ id, picture, ratio }),
  });
}

/** Notifications take only `data:` addresses; undefined without a picture. */
async function makeSmallPicture({
  id,
  picture,
  ratio,
}: Pick<Entry, 'id' | 'picture' | 'ratio'>): Promise<string | undefined> {
  const small = await getThumbnail(id, picture?.blobId, ratio).catch(() => undefined);
  return small && `data:${small.type};base64,${await toBase64(small)}`;
}

const isWanted = async (kind: JobRecord['kind'] | 'saved') => (await readSettings()).delivery[kind].notify;

/** Shows a picture made by menu, key or address bar in the gallery or a window, unless it is visible or notified. */
export async function showFinished(job: JobRecord): Promise<void> {
  if (!settledStates.includes(job.state) || !(await takeShowWhenDone(job))) return;
  if (job.state !== 'delivered' || (await isVisible(job.id))) return;
  if (await isVisible(visibleGallery)) return requestShow(job.id);
  const { delivery } = await readSettings();
  if (delivery[job.kind].notify && canNotify()) return;
  await openWindow(browser.runtime.getURL(`/popup.html?job=${job.id}`));
}
