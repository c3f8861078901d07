import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import type { IconName } from '../../components/icon.tsx';
import { JobProblem } from '../../components/job-problem.tsx';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProgressStages } from '../../components/progress-stages.tsx';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import { useDragOut, useFileName } from '../../components/use-drag-out.ts';
import { useConnection } from '../../components/use-stored.ts';
import { useVisibleJob } from '../../components/use-visible-job.ts';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import { t } from '../../lib/i18n/t.ts';
import { getPictureTitle } from '../../lib/jobs/entry.ts';
import { describeJob, getActLabel, type JobAct, listJobStages } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { FinishedActs } from './finished-acts.tsx';
import './job-view.css';

interface JobViewProps {
  readonly job: JobRecord;
  readonly busyAct: JobAct | undefined;
  readonly onAct: (act: JobAct, job: JobRecord) => void;
  readonly onAnother: (() => void) | undefined;
  readonly onShow: (jobId: string) => void;
}

const icons: Partial<Readonly<Record<JobAct, IconName>>> = { 'show-in-folder': 'folder', another: 'meme' };

export default function JobView({ job, busyAct, onAct, onAnother, onShow }: JobViewProps) {
  const { tone, text, acts } = describeJob(job);
  const connection = useConnection();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  useVisibleJob(job.id);
  const title = getPictureTitle(job);
  const kind = t(job.kind === 'meme' ? 'kind_meme' : 'kind_infographic');
  // With a key field, no button is primary.
  const leads = tone === 'done' || (tone === 'problem' && job.error?.code !== 'unauthorized');
  const buttons = acts.map((act, index) => (
    <Button
      key={act}
      look={index === 0 && leads ? 'primary' : 'plain'}
      icon={icons[act]}
      busy={act === busyAct}
      disabled={busyAct !== undefined && act !== busyAct}
      onClick={() => onAct(act, job)}
    >
      {getActLabel(act, job, connection)}
    </Button>
  ));
  return (
    <section className="job-view" data-tone={tone}>
      <Sheet job={job} label={t('picture_of', kind, title)} />
      <h2 className="job-view-title" ref={heading} tabIndex={-1}>
        {tone === 'working' ? t(job.kind === 'meme' ? 'making_meme' : 'making_infographic') : title}
      </h2>
      {tone === 'working' && <ProgressStages {...listJobStages(job)} />}
      {tone === 'problem' || tone === 'waiting' ? (
        <Notice tone={tone} more={<JobProblem job={job} onAct={onAct} />}>
          {text}
        </Notice>
      ) : (
        <p className={tone === 'working' ? 'spoken' : 'job-view-state'} role="status">
          {text}
        </p>
      )}
      <div className="job-view-acts">
        {buttons}
        {job.state === 'delivered' && <FinishedActs job={job} onShow={onShow} />}
        {onAnother && (
          <Button look="quiet" icon="again" onClick={onAnother}>
            {t('make_another')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Sheet({ job, label }: { readonly job: JobRecord; readonly label: string }) {
  const url = useBlobUrl(job.picture?.blobId);
  const dragOut = useDragOut(url, job.picture?.mediaType, useFileName(job));
  const aspect = job.request.fields.aspectRatio ?? '1:1';
  const { width, height } = job.picture?.width ? job.picture : pictureSizes[aspect];
  return (
    <div className="sheet" data-tone={describeJob(job).tone} style={{ aspectRatio: `${width} / ${height}` }}>
      {url ? <img src={url} alt={label} onDragStart={dragOut} /> : <MiniSheet aspect={aspect} kind={job.kind} />}
    </div>
  );
}
