import { useMemo } from 'react';
import { BroadsideError } from '../../lib/contract/index.ts';
import { type Copied, copyPicture, copyText } from '../../lib/deliver/clipboard.ts';
import { fileNameOf } from '../../lib/deliver/index.ts';
import { sharePicture } from '../../lib/deliver/share.ts';
import { altTextOf } from '../../lib/jobs/alt-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/messages/send.ts';
import { getBlob } from '../../lib/settings/blobs.ts';
import { errorText, type WordKey, words } from '../../lib/settings/words.ts';
import { type Say, useSay } from './toasts.tsx';

interface PictureActs {
  readonly copy: (job: Pick<JobRecord, 'picture'>) => Promise<void>;
  readonly copyWords: (text: string) => Promise<void>;
  readonly share: (job: JobRecord) => Promise<void>;
  readonly save: (jobIds: readonly string[]) => Promise<void>;
}

const notCopied: Readonly<Record<Exclude<Copied, 'copied'>, WordKey>> = {
  unfocused: 'copy_unfocused',
  refused: 'copy_refused',
};

/** What can be done with finished pictures; each says what came of it. */
export function usePictureActs(): PictureActs {
  const say = useSay();
  return useMemo(() => createActs(say), [say]);
}

function createActs(say: Say): PictureActs {
  const sayCopied = (copied: Copied, done: string) => {
    if (copied === 'copied') say(done);
    else say(words(notCopied[copied]), { tone: 'problem' });
  };
  return {
    async copy({ picture }) {
      if (!picture?.blobId) return say(words('copy_distant'), { tone: 'problem' });
      const isPng = picture.mediaType === 'image/png';
      // Nothing is awaited before: browsers copy straight from a click only.
      sayCopied(await copyPicture(stored(picture.blobId)), words(isPng ? 'copied_picture' : 'copied_as_png'));
    },
    async copyWords(text) {
      sayCopied(await copyText(text), words('copied_words'));
    },
    async share(job) {
      if (!job.picture?.blobId) return;
      try {
        const [picture, name] = await Promise.all([stored(job.picture.blobId), fileNameOf(job)]);
        await sharePicture(picture, name, altTextOf(job));
      } catch {
        say(words('share_refused'), { tone: 'problem' });
      }
    },
    async save(jobIds) {
      try {
        for (const jobId of jobIds) await sendToBackground({ type: 'save-picture', jobId });
        say(words('saved_again'));
      } catch (error) {
        say(errorText(error as Error), { tone: 'problem' });
      }
    },
  };
}

async function stored(blobId: string): Promise<Blob> {
  const blob = await getBlob(blobId);
  if (!blob) throw new BroadsideError('not_found');
  return blob;
}
