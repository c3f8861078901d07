import { useEffect, useState } from 'react';
import { useThrow } from '../../components/use-page.ts';
import { getErrorText } from '../../lib/i18n/t.ts';
import { clearLastProblem, type LastProblem, readLastProblem, watchLastProblem } from '../../lib/jobs/last-problem.ts';

/** Shown once. A failed job is opened instead, unless the user is busy or the popup was open. `onlyJob`: ignores others. */
export function useLastProblem(openJob: (jobId: string) => void, onlyJob?: string): string | undefined {
  const [problem, setProblem] = useState<LastProblem>();
  const throwInPage = useThrow();
  useEffect(() => {
    const ended = new AbortController();
    let isTouched = false;
    const touch = () => {
      isTouched = true;
    };
    for (const act of ['pointerdown', 'keydown', 'click']) {
      addEventListener(act, touch, { capture: true, signal: ended.signal });
    }
    const showProblem = (last: LastProblem | undefined, show: (jobId: string) => void) => {
      if (!last || (onlyJob && last.jobId !== onlyJob)) return;
      clearLastProblem().catch(throwInPage);
      if (last.jobId) show(last.jobId);
      else setProblem(last);
    };
    readLastProblem().then(
      (last) => showProblem(last, (id) => (isTouched ? setProblem(last) : openJob(id))),
      throwInPage,
    );
    const stop = watchLastProblem((last) => showProblem(last, () => undefined));
    return () => {
      ended.abort();
      stop();
    };
  }, [openJob, onlyJob, throwInPage]);
  return problem && getErrorText(problem);
}
