import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { JobProblem } from '../../components/job-problem.tsx';
import { Notice } from '../../components/notice.tsx';
import { openEditor } from '../../components/open-editor.ts';
import { performAct } from '../../components/perform-act.ts';
import { describeFacts, getKindName } from '../../components/picture-names.ts';
import { ProgressStages } from '../../components/progress-stages.tsx';
import { SaveAsMenu } from '../../components/save-as/save-as-menu.tsx';
import { useDismissToast, useToast } from '../../components/toasts.tsx';
import { useConnection } from '../../components/use-stored.ts';
import { canShare } from '../../lib/deliver/share.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { readAltText, writeAltText } from '../../lib/jobs/alt-text.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { isRunning } from '../../lib/jobs/find-entries.ts';
import { describeJob, getActLabel, getCost, type JobAct, listJobStages, withCost } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import type { AgainChange } from '../../lib/protocol/messages.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { AgainPanel } from './again-panel.tsx';
import { usePictureActs } from './picture-acts.ts';
import { Provenance } from './provenance.tsx';
import { SeriesPart } from './series-part.tsx';
import { StarAndDelete } from './viewer-parts.tsx';

interface ViewerPanelProps {
  readonly entry: Entry;
  readonly job: JobRecord;
  readonly versions: ReactNode;
  readonly draftActs: ReactNode;
  readonly onShow: (id: string) => void;
  readonly onStar: (id: string, starred: boolean) => void;
  readonly onDelete: (id: string) => void;
}

export function ViewerPanel({ entry, job, versions, draftActs, onShow, onStar, onDelete }: ViewerPanelProps) {
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const running = isRunning(entry);
  const { tone, text } = describeJob(job);
  const [wasDone] = useState(tone === 'done');
  const connection = useConnection();
  const dismissToast = useDismissToast();
  useEffect(() => {
    if (tone === 'done') dismissToast(t('again_started'));
  }, [tone, dismissToast]);

  const fail = (error: Error) => showToast(getErrorText(error), { tone: 'problem' });
  const follow = (work: Promise<string | undefined>) => {
    setBusy(true);
    work.then((id) => id && id !== job.id && onShow(id), fail).finally(() => setBusy(false));
  };
  const act = (wanted: JobAct) => follow(performAct(wanted, job));
  const makeVersion = (change: AgainChange) =>
    follow(
      sendToBackground({ type: 'make-again', jobId: job.id, change }).then(({ jobId }) => {
        showToast(t('again_started'));
        return jobId;
      }),
    );

  return (
    <div className="viewer-panel">
      <header className="viewer-head">
        <p className="viewer-facts">{describeFacts(entry)}</p>
        <Dialog.Title className="viewer-title">{entry.title || getKindName(entry.kind)}</Dialog.Title>
      </header>
      <State job={job} busy={busy} onAct={act} />
      {/* Announced when done. */}
      <p className="spoken" role="status">
        {!wasDone && tone === 'done' && text}
      </p>
      {entry.thinned && (
        <Notice
          tone="plain"
          actions={
            <Button busy={busy} onClick={() => makeVersion({ what: 'nothing' })}>
              {withCost(t('make_anew'), getCost(job.kind, connection))}
            </Button>
          }
        >
          {t('thinned')}
        </Notice>
      )}
      {draftActs ?? <PictureButtons entry={entry} job={job} onStar={onStar} onDelete={onDelete} />}
      {versions}
      {job.series && <SeriesPart job={job} series={job.series} />}
      {!running && <AgainPanel job={job} busy={busy} onAgain={makeVersion} />}
      {job.picture && <AltText job={job} />}
      <Provenance job={job} />
    </div>
  );
}

function State({
  job,
  busy,
  onAct,
}: {
  readonly job: JobRecord;
  readonly busy: boolean;
  readonly onAct: (act: JobAct) => void;
}) {
  const { tone, text, acts } = describeJob(job);
  const connection = useConnection();
  if (tone === 'done') return null;
  const buttons = acts.map((act) => (
    <Button key={act} busy={busy} onClick={() => onAct(act)}>
      {getActLabel(act, job, connection)}
    </Button>
  ));
  if (tone !== 'working') {
    return (
      <Notice tone={tone} more={<JobProblem job={job} onAct={onAct} />} actions={buttons}>
        {text}
      </Notice>
    );
  }
  const progress = listJobStages(job);
  return (
    <div className="viewer-progress">
      <ProgressStages {...progress} />
      {/* Unless the stages show the progress. */}
      <p className={progress.done === undefined ? undefined : 'spoken'} role="status">
        {text}
      </p>
      <div>{buttons}</div>
    </div>
  );
}

type PictureButtonsProps = Pick<ViewerPanelProps, 'entry' | 'job' | 'onStar' | 'onDelete'>;

function PictureButtons({ entry, job, onStar, onDelete }: PictureButtonsProps) {
  const { copy, save, share } = usePictureActs();
  const isHere = Boolean(job.picture?.blobId) && !entry.thinned;
  return (
    <div className="viewer-acts">
      {isHere && (
        <Button look="primary" icon="copy" onClick={() => copy(job)}>
          {t('copy_picture')}
        </Button>
      )}
      {(isHere || job.picture?.address) && job.state === 'delivered' && (
        <Button icon="save" onClick={() => save([job.id])}>
          {t('save_picture')}
        </Button>
      )}
      {isHere && canShare(job.picture?.mediaType ?? '') && (
        <Button icon="share" onClick={() => share(job)}>
          {t('share')}
        </Button>
      )}
      {isHere && job.state === 'delivered' && (
        <Button icon="edit" onClick={() => openEditor(job.id)}>
          {t('edit')}
        </Button>
      )}
      {isHere && job.connection.type === 'device' && job.state === 'delivered' && <SaveAsMenu job={job} />}
      <StarAndDelete entry={entry} onStar={onStar} onDelete={onDelete} />
    </div>
  );
}

function AltText({ job }: { readonly job: JobRecord }) {
  const { copyWords } = usePictureActs();
  const [text, setText] = useState(() => writeAltText(job));
  useEffect(() => {
    let gone = false;
    // Unreadable pictures fall back to the record's facts.
    readAltText(job).then(
      (read) => !gone && setText(read),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [job]);
  return (
    <section className="viewer-part">
      <h3>{t('alt_text')}</h3>
      <p className="viewer-alt">{text}</p>
      <div>
        <Button icon="copy" onClick={() => copyWords(text)}>
          {t('copy_alt_text')}
        </Button>
      </div>
    </section>
  );
}
