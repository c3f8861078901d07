import { useState } from 'react';
import { requestSeries } from '../../components/save-as/save-version.ts';
import type { Aspect } from '../../lib/contract/index.ts';
import { type Copied, copyStored, copyText } from '../../lib/deliver/clipboard.ts';
import { buildFileName } from '../../lib/deliver/index.ts';
import { sharePicture } from '../../lib/deliver/share.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { readAltText, writeAltText } from '../../lib/jobs/alt-text.ts';
import { copyWords } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { getBlob } from '../../lib/storage/blobs.ts';

export function useFinishedActs(job: JobRecord, onShow: (jobId: string) => void) {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const showCopied = (copied: Copied, done: string) => setSaid(copied === 'copied' ? done : t(copyWords[copied]));
  const copyPicture = async (id: string) => {
    const copied = await copyStored(id);
    showCopied(copied, t('copied_picture'));
    // Best effort: only the record's note is lost.
    if (copied === 'copied') sendToBackground({ type: 'note-copied', jobId: job.id }).catch(() => undefined);
  };
  const copyAltText = async () => {
    const text = await readAltText(job).catch(() => writeAltText(job));
    showCopied(await copyText(text), t('copied_words'));
  };
  const share = async (id: string) => {
    try {
      const [picture, name, text] = await Promise.all([getBlob(id), buildFileName(job), readAltText(job)]);
      if (picture) await sharePicture(picture, name, text);
    } catch {
      setSaid(t('share_refused'));
    }
  };
  const reshape = async (aspect: Aspect) => {
    try {
      const change = { what: 'aspect', aspect } as const;
      onShow((await sendToBackground({ type: 'make-again', jobId: job.id, change })).jobId);
    } catch (error) {
      setSaid(getErrorText(error as Error));
    }
  };
  const startSeries = async () => {
    setBusy(true);
    setSaid('');
    try {
      setSaid(await requestSeries(job));
    } catch (error) {
      setSaid(getErrorText(error as Error));
    } finally {
      setBusy(false);
    }
  };
  return { said, isBusy, copyPicture, copyAltText, share, reshape, startSeries };
}
