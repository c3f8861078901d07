import { type MessageKey, t } from '../lib/i18n/t.ts';
import type { JobRecord } from '../lib/jobs/record.ts';
import { Button } from './button.tsx';
import './job-card.css';
import { describeDelivery, describeJob, getActLabel, type JobAct } from '../lib/jobs/job-text.ts';
import { JobProblem } from './job-problem.tsx';
import { MiniSheet } from './mini-sheet.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useConnection } from './use-stored.ts';

interface JobCardProps {
  readonly job: JobRecord;
  readonly busyAct: JobAct | undefined;
  readonly onAct: (act: JobAct, job: JobRecord) => void;
  readonly onOpen: (job: JobRecord) => void;
}

const cardWords = { saved: 'saved_card', copied: 'copied_card', kept: 'kept_card' } as const satisfies Record<
  string,
  MessageKey
>;

export function JobCard({ job, busyAct, onAct, onOpen }: JobCardProps) {
  const { tone, text, acts } = describeJob(job);
  const connection = useConnection();
  const kind = t(job.kind === 'meme' ? 'kind_meme' : 'kind_infographic');
  const aspect = job.request.fields.aspectRatio ?? '1:1';
  const title = job.source.title || kind;
  return (
    <li className="job" data-tone={tone}>
      <Thumbnail blobId={job.picture?.blobId} alt="">
        <MiniSheet aspect={aspect} kind={job.kind} />
      </Thumbnail>
      <div className="job-words">
        <button type="button" className="job-title" onClick={() => onOpen(job)}>
          {title}
        </button>
        <p className="job-state">{tone === 'done' ? t(cardWords[describeDelivery(job)], kind, aspect) : text}</p>
        {tone !== 'done' && <JobProblem job={job} onAct={onAct} />}
        {tone !== 'done' && (
          <div className="job-acts">
            {acts.map((act) => (
              <Button
                key={act}
                look="quiet"
                busy={act === busyAct}
                disabled={busyAct !== undefined && act !== busyAct}
                onClick={() => onAct(act, job)}
                aria-label={t('labelled', getActLabel(act, job, connection), title)}
              >
                {getActLabel(act, job, connection)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
