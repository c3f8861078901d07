import { useEffect, useRef, useState } from 'react';
import { useThrow } from '../../components/use-page.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { type Choices, withOutcomeAspect } from '../../lib/settings/settings.ts';
import { openSite, type Site } from '../../lib/settings/site-choices.ts';
import { readMirroredSettings, readSettings, type Settings } from '../../lib/settings/store.ts';

export type Choice = Readonly<Partial<Choices>>;

interface Offered {
  readonly choices: Choices;
  readonly connection: Settings['connection'];
  readonly isCertain: boolean;
  readonly change: (choice: Choice) => void;
  readonly changeKind: (kind: Kind) => void;
  readonly site: OfferedSite | undefined;
}

export interface OfferedSite {
  readonly host: string;
  readonly isKept: boolean;
  readonly changeKept: (isKept: boolean) => void;
}

/** Returns the site's choices, the defaults, or until read the last seen. Changes apply until the picture is made. */
export function useChoices(address: string | undefined, wantedKind: Kind | undefined): Offered {
  const [settings, setSettings] = useState(() => offer(readMirroredSettings(), undefined, wantedKind));
  const [isCertain, setCertain] = useState(false);
  const [isKept, setKept] = useState(false);
  // A ref, as state misses choices between two frames.
  const now = useRef<{ shown: Settings; readonly ahead: Choice[]; site?: Site }>({ shown: settings, ahead: [] });
  const throwInPage = useThrow();
  const show = (next: Settings) => {
    now.current.shown = next;
    setSettings(next);
    now.current.site?.remember(next.choices[next.lastKind]).catch(throwInPage);
  };
  const change = (choice: Choice) => {
    const { shown, site, ahead } = now.current;
    const named = { kind: shown.lastKind, ...choice };
    if (!site) ahead.push(named);
    show(withChoice(shown, named));
  };
  useEffect(() => {
    if (address === undefined) return;
    Promise.all([readSettings(), openSite(address)]).then(([stored, site]) => {
      const { ahead } = now.current;
      const next = ahead.reduce(withChoice, offer(stored, site.last, wantedKind));
      now.current = { shown: next, ahead: [], site };
      setSettings(next);
      setCertain(true);
      setKept(site.isKept);
      if (ahead.length > 0) site.remember(next.choices[next.lastKind]).catch(throwInPage);
    }, throwInPage);
  }, [address, wantedKind, throwInPage]);
  const { site } = now.current;
  const changeKept = (isKept: boolean) => {
    const { shown, site } = now.current;
    setKept(isKept);
    (isKept ? site?.keep(shown.choices[shown.lastKind]) : site?.forget())?.catch(throwInPage);
  };
  return {
    choices: settings.choices[settings.lastKind],
    connection: settings.connection,
    isCertain,
    change,
    changeKind: (kind) => change({ kind }),
    site: isCertain && site?.host ? { host: site.host, isKept, changeKept } : undefined,
  };
}

function withChoice(settings: Settings, { kind = settings.lastKind, ...choice }: Choice): Settings {
  const current = settings.choices[kind];
  const chosen: Choices = { ...current, ...withOutcomeAspect(current, choice) };
  return { ...settings, lastKind: kind, choices: { ...settings.choices, [kind]: chosen } };
}

const offer = (settings: Settings, last: Site['last'], wantedKind: Kind | undefined): Settings => ({
  ...settings,
  lastKind: wantedKind ?? last?.lastKind ?? settings.lastKind,
  choices: {
    infographic: last?.infographic ?? settings.choices.infographic,
    meme: last?.meme ?? settings.choices.meme,
  },
});
