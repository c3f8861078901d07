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
 * instead: its record says more. One that ends so while the popup is open is seen in its list.
 */
export function useLastProblem(openJob: (jobId: string) => void): string | undefined {
  const [problem, setProblem] = useState<LastProblem>();
  const throwInPage = useThrow();
  useEffect(() => {
    const tell = (told: LastProblem | undefined) => {
      if (!told) return;
      clearLastProblem().catch(throwInPage);
      if (!told.jobId) setProblem(told);
    };
    readLastProblem().then((told) => {
      tell(told);
      if (told?.jobId) openJob(told.jobId);
    }, throwInPage);
    return watchLastProblem(tell);
  }, [openJob, throwInPage]);
  return problem && errorText(problem);
}
