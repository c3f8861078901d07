import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProgressStages } from '../../components/progress-stages.tsx';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import { useJob } from '../../components/use-jobs.ts';
import { storeCapture } from '../../lib/capture/store-capture.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { describeJob, listJobStages } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { readSettings } from '../../lib/settings/store.ts';

export function SampleMaker() {
  const [jobId, setJobId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (jobId && document.activeElement === document.body) way.current?.focus();
  }, [jobId]);

  const make = () => {
    setBusy(true);
    setProblem(undefined);
    startSample()
      .then(setJobId, (error: Error) => setProblem(getErrorText(error)))
      .finally(() => setBusy(false));
  };
  /** A finished picture is only delivered again. */
  const retry = () => {
    if (!jobId) return;
    sendToBackground({ type: 'retry-job', jobId }).then(
      (answer) => setJobId(answer.jobId),
      (error: Error) => setProblem(getErrorText(error)),
    );
  };
  const [title = '', ...lines] = t('welcome_sample').split('\n');
  return (
    <section className="sample" aria-label={t('welcome_first')}>
      <article className="sample-text" dir="auto">
        <h2>{title.replace(/^#+\s*/, '')}</h2>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line.replace(/^[-*]\s+/, '• ')}</p>
        ))}
      </article>
      <div className="sample-picture">
        {jobId ? <Made jobId={jobId} onAgain={retry} /> : <MiniSheet aspect="4:5" kind="infographic" />}
      </div>
      <div className="sample-make">
        {jobId ? (
          <a className="button" ref={way} href={`/gallery.html?job=${jobId}`} target="_blank" rel="noreferrer">
            <Icon name="gallery" />
            <span>{t('open_gallery')}</span>
          </a>
        ) : (
          <Button look="primary" icon="infographic" busy={busy} onClick={make}>
            {t('make_picture_of_it')}
          </Button>
        )}
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
    </section>
  );
}

async function startSample(): Promise<string> {
  const text = t('welcome_sample');
  const title = text.split('\n', 1)[0]?.replace(/^#+\s*/, '') ?? '';
  const { choices } = await readSettings();
  const capture = await storeCapture({ target: 'selection', page: { url: '', title }, selection: text });
  const { jobId } = await sendToBackground({
    type: 'start-job',
    captureId: capture.id,
    choices: choices.infographic,
  });
  return jobId;
}

function Made({ jobId, onAgain }: { readonly jobId: string; readonly onAgain: () => void }) {
  const job = useJob(jobId);
  if (!job) return null;
  return <Shown job={job} onAgain={onAgain} />;
}

function Shown({ job, onAgain }: { readonly job: JobRecord; readonly onAgain: () => void }) {
  const url = useBlobUrl(job.picture?.blobId);
  const { tone, text } = describeJob(job);
  return (
    <>
      {url ? (
        <img src={url} alt={t('picture_of', t('kind_infographic'), job.source.title)} />
      ) : (
        <MiniSheet aspect="4:5" kind="infographic" />
      )}
      <p className="spoken" role="status">
        {tone === 'working' && text}
      </p>
      {tone === 'working' ? (
        <ProgressStages {...listJobStages(job)} />
      ) : (
        <Notice tone={tone} actions={tone === 'problem' && <Button onClick={onAgain}>{t('try_again')}</Button>}>
          {text}
        </Notice>
      )}
    </>
  );
}
