import { useEffect, useState } from 'react';
import {
  clearLastProblem,
  type LastProblem,
  readLastProblem,
  watchLastProblem,
} from '../../lib/settings/last-problem.ts';
import { errorText } from '../../lib/settings/words.ts';
import { useThrow } from '../pages/use-throw.ts';

/**
 * Words for what kept a job from being made; told once. A job that ended badly while no page of ours was open is opened
 * instead: its record says more. Not so where the person is at something by then, which would be taken from under their
 * hand. One that ends so while the popup is open is seen in its list.
 */
export function useLastProblem(openJob: (jobId: string) => void): string | undefined {
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
    const tell = (told: LastProblem | undefined, show: (jobId: string) => void) => {
      if (!told) return;
      clearLastProblem().catch(throwInPage);
      if (told.jobId) show(told.jobId);
      else setProblem(told);
    };
    readLastProblem().then((told) => tell(told, (id) => (isTouched ? setProblem(told) : openJob(id))), throwInPage);
    const stop = watchLastProblem((told) => tell(told, () => undefined));
    return () => {
      ended.abort();
      stop();
    };
  }, [openJob, throwInPage]);
  return problem && errorText(problem);
}
