import { useCallback, useEffect, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import { lookAtTabs, type SelectedTab } from '../../lib/capture/selected-tabs.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { readSettings } from '../../lib/settings/store.ts';

export type Fate = { readonly jobId: string } | { readonly problem: string };

interface Tabs {
  readonly tabs: readonly SelectedTab[] | undefined;
  readonly fates: ReadonlyMap<number, Fate>;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly name: () => void;
  readonly make: (kind: Kind) => void;
}

/** Removes its permissions when done, or when the page closes. */
export function useTabs(ids: readonly number[]): Tabs {
  const [tabs, setTabs] = useState<readonly SelectedTab[]>();
  const [fates, setFates] = useState<ReadonlyMap<number, Fate>>(new Map());
  const { busy, problem, fail, work } = useWork();
  /** Readable by `activeTab`, before any permission. */
  const open = useRef<ReadonlySet<number>>(new Set());
  const given = useRef<{ permissions: 'tabs'[]; origins: string[] }>({ permissions: [], origins: [] });

  const look = useCallback(async () => {
    const found = await lookAtTabs(ids, open.current);
    setTabs(found);
    return found;
  }, [ids]);

  useEffect(() => {
    const begin = async () => {
      const held = await browser.permissions.contains({ permissions: ['tabs'] });
      if (!held) open.current = new Set((await lookAtTabs(ids, new Set())).flatMap(({ id, url }) => (url ? [id] : [])));
      await look();
    };
    begin().catch(fail);
    const returnGiven = () => void returnPermissions(given.current);
    window.addEventListener('pagehide', returnGiven);
    return () => window.removeEventListener('pagehide', returnGiven);
  }, [ids, look, fail]);

  const name = () =>
    work(browser.permissions.request({ permissions: ['tabs'] }), t('tabs_not_named'), () => {
      given.current.permissions = ['tabs'];
      return look();
    });

  const make = (kind: Kind) => {
    const origins = [...new Set((tabs ?? []).flatMap(({ permission }) => permission ?? []))];
    const asked = origins.length > 0 ? browser.permissions.request({ origins }) : Promise.resolve(true);
    work(asked, t('tabs_not_read'), async () => {
      given.current.origins = origins;
      try {
        for (const tab of tabs ?? []) {
          const fate = await makeOne(tab, kind);
          setFates((known) => new Map(known).set(tab.id, fate));
        }
      } finally {
        await returnPermissions(given.current);
      }
    });
  };

  return { tabs, fates, busy, problem, name, make };
}

function useWork() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const fail = useCallback((error: Error) => setProblem(getErrorText(error)), []);
  const work = (asked: Promise<boolean>, refused: string, then: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    asked
      .then((granted) => {
        if (!granted) throw new Error(refused);
        return then();
      })
      .catch(fail)
      .finally(() => setBusy(false));
  };
  return { busy, problem, fail, work };
}

async function makeOne({ id, url, problem }: SelectedTab, kind: Kind): Promise<Fate> {
  if (problem) return { problem: getErrorText({ code: problem, message: '' }) };
  if (!url) return { problem: t('tab_unnamed') };
  try {
    const [capture, { choices }] = await Promise.all([captureActiveTab(id), readSettings()]);
    const { jobId } = await sendToBackground({ type: 'start-job', captureId: capture.id, choices: choices[kind] });
    return { jobId };
  } catch (error) {
    return { problem: getErrorText(error as Error) };
  }
}

/** Failures are not reported; the browser's settings list permissions. */
async function returnPermissions(given: { permissions: 'tabs'[]; origins: string[] }): Promise<void> {
  const { permissions, origins } = given;
  given.permissions = [];
  given.origins = [];
  if (permissions.length + origins.length > 0)
    await browser.permissions.remove({ permissions, origins }).catch(() => undefined);
}
