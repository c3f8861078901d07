import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import type { IconName } from '../../components/icon.tsx';
import { JobTrouble } from '../../components/job-trouble.tsx';
import { actLabel, type JobAct, jobWords, stagesAt } from '../../components/job-words.ts';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProgressStages } from '../../components/progress-stages.tsx';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import { useConnection } from '../../components/use-connection.ts';
import { pictureSizes } from '../../lib/engine/sizes.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { words } from '../../lib/settings/words.ts';
import { useInSight } from '../pages/use-in-sight.ts';
import { CopyActs } from './copy-acts.tsx';
import './job-view.css';

interface JobViewProps {
  readonly job: JobRecord;
  /** What was asked and is not answered yet: nothing else can be asked of the job meanwhile. */
  readonly busyAct: JobAct | undefined;
  readonly onAct: (act: JobAct, job: JobRecord) => void;
  readonly onAnother: () => void;
}

const icons: Partial<Readonly<Record<JobAct, IconName>>> = { 'show-in-folder': 'folder', another: 'meme' };

/** One job, large: its progress, then its picture, or what went wrong and the next step. */
export default function JobView({ job, busyAct, onAct, onAnother }: JobViewProps) {
  const { tone, text, acts } = jobWords(job);
  const connection = useConnection();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // However far down it was asked for, it is seen from its picture on.
    scrollTo(0, 0);
  }, []);
  useInSight(job.id);
  const kind = words(job.kind === 'meme' ? 'kind_meme' : 'kind_infographic');
  // Where a field is there for what helps, that leads.
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
      {actLabel(act, job, connection)}
    </Button>
  ));
  return (
    <section className="job-view" data-tone={tone}>
      <Sheet job={job} label={words('picture_of', kind, job.source.title)} />
      <h2 className="job-view-title" ref={heading} tabIndex={-1}>
        {tone === 'working' ? words(job.kind === 'meme' ? 'making_meme' : 'making_infographic') : job.source.title}
      </h2>
      {tone === 'working' && <ProgressStages {...stagesAt(job)} />}
      {tone === 'problem' || tone === 'waiting' ? (
        <Notice tone={tone} more={<JobTrouble job={job} onAct={onAct} />}>
          {text}
        </Notice>
      ) : (
        <p className={tone === 'working' ? 'spoken' : 'job-view-state'} role="status">
          {text}
        </p>
      )}
      {job.state === 'delivered' && <CopyActs job={job} />}
      <div className="job-view-acts">
        {buttons}
        <Button look="quiet" icon="again" onClick={onAnother}>
          {words('make_another')}
        </Button>
      </div>
    </section>
  );
}

/** The picture, or the blank sheet that it is being printed on. */
function Sheet({ job, label }: { readonly job: JobRecord; readonly label: string }) {
  const url = useBlobUrl(job.picture?.blobId);
  const aspect = job.request.fields.aspectRatio ?? '1:1';
  const { width, height } = job.picture?.width ? job.picture : pictureSizes[aspect];
  return (
    <div className="sheet" data-tone={jobWords(job).tone} style={{ aspectRatio: `${width} / ${height}` }}>
      {url ? <img src={url} alt={label} /> : <MiniSheet aspect={aspect} kind={job.kind} />}
    </div>
  );
}
