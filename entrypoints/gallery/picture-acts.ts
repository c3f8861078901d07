import { useMemo } from 'react';
import { type ShowToast, useToast } from '../../components/toasts.tsx';
import { BroadsideError } from '../../lib/contract/index.ts';
import { type Copied, copyPicture, copyStored, copyText } from '../../lib/deliver/clipboard.ts';
import { buildFileName } from '../../lib/deliver/index.ts';
import { sharePicture } from '../../lib/deliver/share.ts';
import { t } from '../../lib/i18n/t.ts';
import { readAltText } from '../../lib/jobs/alt-text.ts';
import { getEntries } from '../../lib/jobs/entry-store.ts';
import { copyWords, describeSaves } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import type { SaveEnd } from '../../lib/protocol/messages.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { getBlob } from '../../lib/storage/blobs.ts';

interface PictureActs {
  readonly copy: (job: Pick<JobRecord, 'id' | 'picture'>) => Promise<void>;
  readonly copyEntry: (id: string) => Promise<void>;
  readonly copyWords: (text: string) => Promise<void>;
  readonly share: (job: JobRecord) => Promise<void>;
  readonly save: (jobIds: readonly string[]) => Promise<void>;
}

export function usePictureActs(): PictureActs {
  const showToast = useToast();
  return useMemo(() => createActs(showToast), [showToast]);
}

function createActs(showToast: ShowToast): PictureActs {
  const showCopied = (copied: Copied, done: string) => {
    if (copied === 'copied') showToast(done);
    else showToast(t(copyWords[copied]), { tone: 'problem' });
  };
  return {
    async copy({ id, picture }) {
      if (!picture?.blobId) return showToast(t('copy_distant'), { tone: 'problem' });
      const isPng = picture.mediaType === 'image/png';
      // No await before it: browsers copy only directly from a click.
      const copied = await copyPicture(readStored(picture.blobId));
      showCopied(copied, t(isPng ? 'copied_picture' : 'copied_as_png'));
      if (copied === 'copied') await note(id);
    },
    async copyEntry(id) {
      const [entry] = await getEntries([id]);
      if (!entry?.picture) return showToast(t('copy_distant'), { tone: 'problem' });
      await waitForFocus();
      const copied = await copyStored(entry.picture.blobId);
      showCopied(copied, t('copied_picture'));
      if (copied === 'copied') await note(id);
    },
    async copyWords(text) {
      showCopied(await copyText(text), t('copied_words'));
    },
    async share(job) {
      if (!job.picture?.blobId) return;
      try {
        const [picture, name, text] = await Promise.all([
          readStored(job.picture.blobId),
          buildFileName(job),
          readAltText(job),
        ]);
        await sharePicture(picture, name, text);
      } catch {
        showToast(t('share_refused'), { tone: 'problem' });
      }
    },
    async save(jobIds) {
      const ends: (SaveEnd | Error | undefined)[] = [];
      for (const jobId of jobIds) {
        const sending = sendToBackground({ type: 'save-picture', jobId });
        ends.push(await sending.then(({ end }) => end).catch((error: Error) => error));
      }
      const said = describeSaves(ends);
      if (said) showToast(said.text, said.isProblem ? { tone: 'problem' } : {});
    },
  };
}

/** Best effort: only the record's note is lost. */
const note = (jobId: string) => sendToBackground({ type: 'note-copied', jobId }).catch(() => undefined);

/** Browsers copy only from the focused page. */
async function waitForFocus(): Promise<void> {
  if (document.hasFocus()) return;
  await new Promise((resolve) => window.addEventListener('focus', resolve, { once: true }));
}

async function readStored(blobId: string): Promise<Blob> {
  const blob = await getBlob(blobId);
  if (!blob) throw new BroadsideError('not_found');
  return blob;
}
