import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { openEditorTab } from '../../components/open-editor.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { limits } from '../../lib/contract/index.ts';
import { countCharacters } from '../../lib/contract/limits.ts';
import { t } from '../../lib/i18n/t.ts';
import { findSentText } from '../../lib/jobs/request.ts';
import { sendPendingRequest, sendToBackground } from '../../lib/protocol/send.ts';
import type { useChoices } from './use-choices.ts';
import type { ReadPermissions } from './use-read-permissions.ts';

export const getHost = (address = ''): string => URL.parse(address)?.host ?? address;

export function isSendable(capture: Capture): boolean {
  const text = findSentText(capture);
  if (text === undefined) return !(capture.target === 'page' && capture.pageAs === 'text');
  return text.trim() !== '' && countCharacters(text) <= limits.sourceText;
}

interface StartInput {
  readonly capture: Capture | undefined;
  readonly settled: () => Promise<Capture>;
  readonly offered: ReturnType<typeof useChoices>;
  readonly permissions: ReadPermissions;
  /** Lets the background continue if the popup closes first. */
  readonly pendingTab: { readonly tabId: number | undefined } | undefined;
  readonly keepSeen: () => Promise<string> | undefined;
  readonly onStarted: (jobId: string) => void;
  readonly onProblem: (error: Error | undefined) => void;
}

type StartWish = 'picture' | 'editor';

export function useStart(input: StartInput) {
  const { capture, offered, permissions, pendingTab, onStarted, onProblem } = input;
  const [isWanted, setWanted] = useState(false);
  const takeBack = useRef<() => void>(ignore);
  // Guards against a second start, which may cost again.
  const isSent = useRef(false);
  const wanted = useRef<StartWish>('picture');
  const release = () => {
    takeBack.current();
    takeBack.current = ignore;
    isSent.current = false;
    setWanted(false);
  };
  const send = () => {
    isSent.current = true;
    // Before any await: browsers ask for permissions only directly from a click.
    const permitted = requestPermissions(permissions);
    // Cancelled together with the start, as the popup may close between the two.
    startJob(permitted, input, wanted.current, () => takeBack.current()).then(onStarted, (error: Error) => {
      onProblem(error);
      release();
    });
  };
  const isReady = capture !== undefined && offered.isCertain && permissions.isKnown;
  const start = (wants: StartWish = 'picture') => {
    wanted.current = wants;
    setWanted(true);
    onProblem(undefined);
    if (isReady) send();
    else if (pendingTab) takeBack.current = sendPendingRequest({ ...pendingTab, choices: offered.choices });
  };
  // Requested early: starts when ready, unless a permission needs a click.
  const sendWanted = useEffectEvent(() => {
    if (isSent.current) return;
    if (isWanted && capture && isSendable(capture) && permissions.origins.length === 0) send();
    else release();
  });
  useEffect(() => {
    if (isReady) sendWanted();
  }, [isReady]);
  // Unmounting only: when the popup closes, the pending request must stay.
  useEffect(() => () => takeBack.current(), []);
  return { isWanted, isReady, start };
}

const ignore = () => undefined;

function requestPermissions({ origins }: ReadPermissions): Promise<boolean> {
  return origins.length > 0 ? browser.permissions.request({ origins }) : Promise.resolve(true);
}

async function startJob(
  permitted: Promise<boolean>,
  input: StartInput,
  wanted: StartWish,
  onSending: () => void,
): Promise<string> {
  const { settled, offered, permissions, keepSeen } = input;
  if (!(await permitted)) {
    throw new Error(
      permissions.link ? t('link_permission_refused') : t('brand_site_refused', getHost(permissions.brandSite)),
    );
  }
  const { id } = await settled();
  const family = offered.connection.type === 'device' ? await keepSeen() : undefined;
  onSending();
  const toEdit = wanted === 'editor';
  const { choices } = offered;
  const { jobId } = await sendToBackground({ type: 'start-job', captureId: id, choices, family, toEdit });
  if (toEdit) await openEditorTab(jobId);
  return jobId;
}
