import { useCallback, useEffect, useState } from 'react';
import { useThrow } from '../../components/use-page.ts';
import { useUserInput } from '../../components/use-user-input.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { dropInput, keepInput, readKeptInput } from '../../lib/capture/kept-input.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { getErrorText } from '../../lib/i18n/t.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { useLastProblem } from './use-last-problem.ts';

interface ShownSource {
  readonly captureId: string | undefined;
  readonly wantedKind?: Kind | undefined;
  readonly refused?: Input | undefined;
}

export function useShownSource(giving: boolean, jobId: string | undefined, opened: ShownSource) {
  const [shown, setShown] = useState<ShownSource>(opened);
  const keep = useCallback((kept: ShownSource) => setShown((now) => (now.captureId ? now : kept)), []);
  const isKeptRead = useKept(giving, keep);
  const [followed, setFollowed] = useState(jobId);
  const [problem, setProblem] = useState<string>();
  const lastProblem = useLastProblem(setFollowed, jobId);

  const fail = useCallback((error: Error | undefined) => setProblem(error && getErrorText(error)), []);
  const show = useCallback((next: ShownSource) => {
    setProblem(undefined);
    setFollowed(undefined);
    setShown(next);
  }, []);
  const take = useCallback(
    (capture: Capture) => {
      show({ captureId: capture.id });
      keepInput(capture).catch(fail);
    },
    [show, fail],
  );
  useUserInput(take, fail);
  const release = () => {
    if (shown.captureId) dropInput(shown.captureId).catch(fail);
  };
  const openOther = () => {
    show({ captureId: undefined });
    release();
  };
  const follow = (started: string) => {
    setFollowed(started);
    release();
  };
  return {
    shown,
    followed,
    setFollowed,
    problem: problem ?? lastProblem,
    fail,
    show,
    take,
    giveOther: openOther,
    follow,
    isKeptRead,
  };
}

function useKept(giving: boolean, show: (shown: ShownSource) => void): boolean {
  const [isRead, setRead] = useState(false);
  const throwInPage = useThrow();
  useEffect(() => {
    if (!giving) return;
    readKeptInput().then((kept) => {
      if (kept) show({ captureId: kept.id });
      setRead(true);
    }, throwInPage);
  }, [giving, show, throwInPage]);
  return isRead;
}
