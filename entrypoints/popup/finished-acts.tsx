import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { editorPath } from '../../components/open-editor.ts';
import { makeSeries } from '../../components/save-as/make-series.ts';
import { useConnection } from '../../components/use-connection.ts';
import { type Aspect, aspects } from '../../lib/contract/index.ts';
import { type Copied, copyStored, copyText } from '../../lib/deliver/clipboard.ts';
import { buildFileName } from '../../lib/deliver/index.ts';
import { canShare, sharePicture } from '../../lib/deliver/share.ts';
import { errorText, t } from '../../lib/i18n/t.ts';
import { readAltText, writeAltText } from '../../lib/jobs/alt-text.ts';
import { copyWords, getCost, withCost } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { getBlob } from '../../lib/storage/blobs.ts';

interface FinishedActsProps {
  readonly job: JobRecord;
  /** Another picture takes this one's place. */
  readonly onShow: (jobId: string) => void;
}

/** A finished picture to the clipboard, to another app or into the editor, in another shape, and words to post with it. Reports what came of it. */
export function FinishedActs({ job, onShow }: FinishedActsProps) {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const cost = getCost(job.kind, useConnection());
  const blobId = job.picture?.blobId;
  const showCopied = (copied: Copied, done: string) => setSaid(copied === 'copied' ? done : t(copyWords[copied]));
  const copyPicture = async (id: string) => {
    const copied = await copyStored(id);
    showCopied(copied, t('copied_picture'));
    // A background that does not hear it leaves the record as it is: what is said here is true all the same.
    if (copied === 'copied') sendToBackground({ type: 'note-copied', jobId: job.id }).catch(() => undefined);
  };
  const copyAltText = async () => {
    // A picture that can't be read leaves what is known without it.
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
      setSaid(errorText(error as Error));
    }
  };
  const startSeries = async () => {
    setBusy(true);
    setSaid('');
    try {
      setSaid(await makeSeries(job));
    } catch (error) {
      setSaid(errorText(error as Error));
    } finally {
      setBusy(false);
    }
  };
  const { request, connection } = job;
  const { aspectRatio } = request.fields;
  const isSlide = request.kind === 'infographic' && request.fields.outcome === 'linkedin_carousel_slide';
  return (
    <>
      {blobId && (
        <Button icon="copy" onClick={() => void copyPicture(blobId)}>
          {t('copy_picture')}
        </Button>
      )}
      <a className="button button-plain" href={editorPath(job.id)} target="_blank" rel="noreferrer">
        <Icon name="edit" />
        <span>{t('edit')}</span>
      </a>
      {blobId && canShare(job.picture?.mediaType ?? '') && (
        <Button icon="share" onClick={() => void share(blobId)}>
          {t('share')}
        </Button>
      )}
      {isSlide && connection.type === 'device' && (
        <Button busy={isBusy} onClick={() => void startSeries()}>
          {t('make_series')}
        </Button>
      )}
      <fieldset className="finished-shapes">
        <legend className="spoken">{t('again_shape')}</legend>
        {aspects
          .filter((aspect) => aspect !== aspectRatio)
          .map((aspect) => (
            <Button key={aspect} look="quiet" onClick={() => void reshape(aspect)}>
              {withCost(aspect, cost)}
            </Button>
          ))}
      </fieldset>
      <Button look="quiet" icon="copy" onClick={() => void copyAltText()}>
        {t('copy_alt_text')}
      </Button>
      <p className="job-view-state" role="status">
        {said}
      </p>
    </>
  );
}
