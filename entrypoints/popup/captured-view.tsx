import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Notice } from '../../components/notice.tsx';
import type { Capture, Target } from '../../lib/capture/capture.ts';
import { mustBeRead, neededPermission, readLink } from '../../lib/capture/link.ts';
import { chooseTarget } from '../../lib/capture/targets.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { sendToBackground } from '../../lib/messages/send.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { MadeFrom } from './made-from.tsx';
import { MakeForm } from './make-form.tsx';
import { SourceCard } from './source-card.tsx';
import { useCaptured } from './use-captured.ts';
import { useChoices } from './use-choices.ts';

interface CapturedViewProps {
  readonly tabId: number | undefined;
  readonly captureId: string | undefined;
  readonly wantedKind: Kind | undefined;
  readonly onStarted: (jobId: string) => void;
}

/** What was captured and what to make of it; or why nothing could be. */
export function CapturedView({ tabId, captureId, wantedKind, onStarted }: CapturedViewProps) {
  const captured = useCaptured(tabId, captureId);
  const offered = useChoices(wantedKind);
  if (captured.state === 'problem') return <Notice tone="plain">{captured.message}</Notice>;
  if (captured.state === 'looking' || !offered) return <Looking />;
  return <Ready capture={captured.capture} offered={offered} onStarted={onStarted} />;
}

function Looking() {
  return (
    <div className="looking" role="status">
      <span className="spoken">{words('looking')}</span>
    </div>
  );
}

interface ReadyProps {
  readonly capture: Capture;
  readonly offered: NonNullable<ReturnType<typeof useChoices>>;
  readonly onStarted: (jobId: string) => void;
}

function Ready({ capture, offered, onStarted }: ReadyProps) {
  const [target, setTarget] = useState<Target>(capture.target);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const onDevice = offered.connection.type === 'device';
  const readHere = mustBeRead(capture, onDevice);
  const permission = useNeededPermission(capture, readHere, setProblem);

  const start = () => {
    setBusy(true);
    setProblem(undefined);
    // First of all: browsers ask for a permission only straight from a click.
    const permitted = permission ? browser.permissions.request({ origins: [permission] }) : Promise.resolve(true);
    permitted
      .then((granted) => {
        if (!granted) throw new Error(words('link_permission_refused'));
        return startJob(capture, target, offered.choices, readHere);
      })
      .then(onStarted, (error: Error) => {
        setProblem(errorText(error));
        setBusy(false);
      });
  };

  return (
    <>
      <SourceCard capture={capture} target={target} onTarget={setTarget} />
      <MadeFrom address={capture.page.url} />
      {permission && (
        <Notice tone="plain" title={words('link_permission_title', hostOf(capture.link?.url))}>
          {words('link_permission')}
        </Notice>
      )}
      {problem && <Notice tone="problem">{problem}</Notice>}
      <MakeForm
        choices={offered.choices}
        onKind={offered.changeKind}
        onChange={offered.change}
        connection={offered.connection}
        busy={busy}
        onStart={start}
      />
    </>
  );
}

/** The permission to ask for on the click, known beforehand so that nothing is awaited between the two. */
function useNeededPermission(capture: Capture, readHere: boolean, onProblem: (message: string) => void) {
  const [permission, setPermission] = useState<string>();
  useEffect(() => {
    if (!readHere) return;
    neededPermission(capture).then(setPermission, (error: Error) => onProblem(errorText(error)));
  }, [capture, readHere, onProblem]);
  return permission;
}

async function startJob(capture: Capture, target: Target, choices: Choices, readHere: boolean): Promise<string> {
  // A service reads pages by itself.
  if (readHere) await readLink(capture);
  const { id } = target === capture.target ? capture : await chooseTarget(capture, target);
  return (await sendToBackground({ type: 'start-job', captureId: id, choices })).jobId;
}

const hostOf = (address = '') => URL.parse(address)?.host ?? address;
