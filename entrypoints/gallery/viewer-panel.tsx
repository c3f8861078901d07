import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { JobTrouble } from '../../components/job-trouble.tsx';
import { actLabel, costOf, type JobAct, jobWords, stagesAt, withCost } from '../../components/job-words.ts';
import { Notice } from '../../components/notice.tsx';
import { ProgressStages } from '../../components/progress-stages.tsx';
import { useConnection } from '../../components/use-connection.ts';
import { canShare } from '../../lib/deliver/share.ts';
import type { AgainChange } from '../../lib/jobs/again-change.ts';
import { altTextOf, readAltText } from '../../lib/jobs/alt-text.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { isRunning } from '../../lib/jobs/find-entries.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/messages/send.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { performAct } from '../pages/perform-act.ts';
import { AgainPanel } from './again-panel.tsx';
import { factsOf, kindName } from './names.ts';
import { usePictureActs } from './picture-acts.ts';
import { Provenance } from './provenance.tsx';
import { useHush, useSay } from './toasts.tsx';

interface ViewerPanelProps {
  readonly entry: Entry;
  readonly job: JobRecord;
  readonly onShow: (id: string) => void;
  readonly onStar: (id: string, starred: boolean) => void;
  readonly onDelete: (id: string) => void;
}

/** What can be done with a job, how it stands, how to make it again, and where it comes from. */
export function ViewerPanel({ entry, job, onShow, onStar, onDelete }: ViewerPanelProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const running = isRunning(entry);
  const { tone, text } = jobWords(job);
  const [wasDone] = useState(tone === 'done');
  const connection = useConnection();
  const hush = useHush();
  useEffect(() => {
    if (tone === 'done') hush(words('again_started'));
  }, [tone, hush]);

  const fail = (error: Error) => say(errorText(error), { tone: 'problem' });
  const follow = (work: Promise<string | undefined>) => {
    setBusy(true);
    work.then((id) => id && id !== job.id && onShow(id), fail).finally(() => setBusy(false));
  };
  const act = (wanted: JobAct) => follow(performAct(wanted, job));
  const again = (change: AgainChange) =>
    follow(
      sendToBackground({ type: 'make-again', jobId: job.id, change }).then(({ jobId }) => {
        say(words('again_started'));
        return jobId;
      }),
    );

  return (
    <div className="viewer-panel">
      <header className="viewer-head">
        <p className="viewer-facts">{factsOf(entry)}</p>
        <Dialog.Title className="viewer-title">{entry.title || kindName(entry.kind)}</Dialog.Title>
      </header>
      <State job={job} busy={busy} onAct={act} />
      {/* It is seen when it is done: who does not see it is told. */}
      <p className="spoken" role="status">
        {!wasDone && tone === 'done' && text}
      </p>
      {entry.thinned && (
        <Notice
          tone="plain"
          actions={
            <Button busy={busy} onClick={() => again({ what: 'nothing' })}>
              {withCost(words('make_anew'), costOf(job.kind, connection))}
            </Button>
          }
        >
          {words('thinned')}
        </Notice>
      )}
      <PictureButtons entry={entry} job={job} onStar={onStar} onDelete={onDelete} />
      {!running && <AgainPanel job={job} busy={busy} onAgain={again} />}
      {job.picture && <AltText job={job} />}
      <Provenance job={job} />
    </div>
  );
}

/** How a job stands that is not done: its stages, or what went wrong and the next step. */
function State({
  job,
  busy,
  onAct,
}: {
  readonly job: JobRecord;
  readonly busy: boolean;
  readonly onAct: (act: JobAct) => void;
}) {
  const { tone, text, acts } = jobWords(job);
  const connection = useConnection();
  if (tone === 'done') return null;
  const buttons = acts.map((act) => (
    <Button key={act} busy={busy} onClick={() => onAct(act)}>
      {actLabel(act, job, connection)}
    </Button>
  ));
  if (tone !== 'working') {
    return (
      <Notice tone={tone} more={<JobTrouble job={job} onAct={onAct} />} actions={buttons}>
        {text}
      </Notice>
    );
  }
  const progress = stagesAt(job);
  return (
    <div className="viewer-progress">
      <ProgressStages {...progress} />
      {/* Where the stages do not show how far it is, the words do. */}
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
  const starred = entry.starred === true;
  return (
    <div className="viewer-acts">
      {isHere && (
        <Button look="primary" icon="copy" onClick={() => copy(job)}>
          {words('copy_picture')}
        </Button>
      )}
      {(isHere || job.picture?.address) && job.state === 'delivered' && (
        <Button icon="save" onClick={() => save([job.id])}>
          {words('save_picture')}
        </Button>
      )}
      {isHere && canShare(job.picture?.mediaType ?? '') && (
        <Button icon="share" onClick={() => share(job)}>
          {words('share')}
        </Button>
      )}
      <Button
        icon={starred ? 'starred' : 'star'}
        aria-pressed={starred}
        aria-label={words('star_it')}
        title={words(starred ? 'unstar_it' : 'star_it')}
        onClick={() => onStar(job.id, !starred)}
      />
      <Button icon="trash" aria-label={words('delete')} title={words('delete')} onClick={() => onDelete(job.id)} />
    </div>
  );
}

/** Words to post with the picture. */
function AltText({ job }: { readonly job: JobRecord }) {
  const { copyWords } = usePictureActs();
  const [text, setText] = useState(() => altTextOf(job));
  useEffect(() => {
    let gone = false;
    // A picture that can't be read leaves what is known without it.
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
      <h3>{words('alt_text')}</h3>
      <p className="viewer-alt">{text}</p>
      <div>
        <Button icon="copy" onClick={() => copyWords(text)}>
          {words('copy_alt_text')}
        </Button>
      </div>
    </section>
  );
}
