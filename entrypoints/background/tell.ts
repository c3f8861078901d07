import { creditsOf, jobWords } from '../../components/job-words.ts';
import { type NoticeAct, showNotice } from '../../lib/deliver/notices.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import type { JobRecord, JobState } from '../../lib/jobs/record.ts';
import { isInSight } from '../../lib/jobs/sight.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { isolated, shownFileName, words } from '../../lib/settings/words.ts';

/** Ends that a person who looks elsewhere wants to hear of. */
const told: Partial<Record<JobState, readonly NoticeAct[]>> = {
  delivered: ['copy', 'again'],
  failed: ['try-again'],
  refunded: ['try-again'],
  unconfirmed: [],
};

/** Tells how a job ended, where that is wanted and nobody looks at it. */
export async function tellOfJob(job: JobRecord): Promise<void> {
  const acts = told[job.state];
  if (!acts || !(await isWanted(job.kind)) || (await isInSight(job.id))) return;
  // It is made where pictures are made now, which need not be where it failed.
  const { connection } = await readSettings();
  const made = words(job.kind === 'meme' ? 'notice_meme' : 'notice_infographic');
  const title = job.state === 'delivered' ? made : words('notice_not_made', job.source.title);
  const { text } = jobWords(job);
  const cost = acts.includes('try-again') ? creditsOf('try-again', job, connection) : 0;
  await showNotice({
    id: job.id,
    title,
    text: [
      job.state === 'delivered' && isolated(job.source.title),
      // A page of ours has a field for a new one.
      job.error?.code === 'unauthorized' ? `${text} ${words('key_in_settings')}` : text,
      cost > 0 && words('retry_costs', String(cost)),
    ]
      .filter(Boolean)
      .join('\n'),
    // What is on a server only can't be copied.
    acts: job.state === 'delivered' && !job.picture?.blobId ? acts.filter((act) => act !== 'copy') : acts,
  });
}

/** Tells that an image of a page is saved. */
export async function tellOfSaved({ id, title, picture, saved }: Entry): Promise<void> {
  if (!(await isWanted('saved')) || (await isInSight(id))) return;
  const text = [isolated(title), saved && shownFileName(saved.fileName)].filter(Boolean).join('\n');
  await showNotice({ id, title: words('notice_saved'), text, acts: picture ? ['copy'] : [] });
}

const isWanted = async (kind: JobRecord['kind'] | 'saved') => (await readSettings()).delivery[kind].notify;
