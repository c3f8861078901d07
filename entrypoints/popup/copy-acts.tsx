import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { copyWords } from '../../components/job-words.ts';
import { type Copied, copyStored, copyText } from '../../lib/deliver/clipboard.ts';
import { altTextOf, readAltText } from '../../lib/jobs/alt-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/messages/send.ts';
import { words } from '../../lib/settings/words.ts';

/** A finished picture onto the clipboard, and words to post with it for those who don't see it. Says what came of it. */
export function CopyActs({ job }: { readonly job: JobRecord }) {
  const [said, setSaid] = useState('');
  const blobId = job.picture?.blobId;
  const say = (copied: Copied, done: string) => setSaid(copied === 'copied' ? done : words(copyWords[copied]));
  const copyPicture = async (id: string) => {
    const copied = await copyStored(id);
    say(copied, words('copied_picture'));
    // A background that does not hear it leaves the record as it is: what is said here is true all the same.
    if (copied === 'copied') sendToBackground({ type: 'note-copied', jobId: job.id }).catch(() => undefined);
  };
  const copyAltText = async () => {
    // A picture that can't be read leaves what is known without it.
    const text = await readAltText(job).catch(() => altTextOf(job));
    say(await copyText(text), words('copied_words'));
  };
  return (
    <>
      <div className="job-view-acts">
        {blobId && (
          <Button icon="copy" onClick={() => void copyPicture(blobId)}>
            {words('copy_picture')}
          </Button>
        )}
        <Button icon="copy" onClick={() => void copyAltText()}>
          {words('copy_alt_text')}
        </Button>
      </div>
      <p className="job-view-state" role="status">
        {said}
      </p>
    </>
  );
}
