import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { toEditorPath } from '../../components/open-editor.ts';
import { useJob } from '../../components/use-jobs.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { describeJob } from '../../lib/jobs/job-text.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';

export function MadeElsewhere({ jobId }: { readonly jobId: string }) {
  const [drawn, setDrawn] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const redraw = () => {
    setProblem(undefined);
    sendToBackground({ type: 'make-again', jobId, change: { what: 'here' } }).then(
      (answer) => setDrawn(answer.jobId),
      (error: Error) => setProblem(getErrorText(error)),
    );
  };
  return (
    <>
      <Notice
        tone="plain"
        actions={
          <Button look="primary" busy={drawn !== undefined && problem === undefined} onClick={redraw}>
            {t('edit_redraw_here')}
          </Button>
        }
      >
        {t('edit_made_elsewhere')}
      </Notice>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {drawn && <OpenWhenDrawn jobId={drawn} onProblem={setProblem} />}
    </>
  );
}

interface OpenWhenDrawnProps {
  readonly jobId: string;
  readonly onProblem: (problem: string) => void;
}

function OpenWhenDrawn({ jobId, onProblem }: OpenWhenDrawnProps) {
  const job = useJob(jobId);
  useEffect(() => {
    if (job?.state === 'delivered') location.replace(toEditorPath(job.id));
    else if (job && describeJob(job).tone === 'problem') onProblem(describeJob(job).text);
  }, [job, onProblem]);
  return null;
}
