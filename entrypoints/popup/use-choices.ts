import { useEffect, useRef, useState } from 'react';
import type { Kind } from '../../lib/contract/index.ts';
import { mirroredSettings } from '../../lib/settings/mirror.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { openSite, type Site } from '../../lib/settings/site-choices.ts';
import { readSettings, type Settings } from '../../lib/settings/store.ts';
import { useThrow } from '../pages/use-throw.ts';

interface Offered {
  readonly choices: Choices;
  readonly connection: Settings['connection'];
  /** Whether they are as stored, and no longer only as a page last saw them. */
  readonly isCertain: boolean;
  readonly change: (choices: Choices) => void;
  /** Each kind has choices of its own. */
  readonly changeKind: (kind: Kind) => void;
}

/**
 * The choices as last used on the site of that address, else anywhere, of the kind that is wanted or was last made. Until
 * they are read, and while the address is unknown, as they were last seen; what the person chooses meanwhile holds.
 */
export function useChoices(address: string | undefined, wantedKind: Kind | undefined): Offered {
  const [settings, setSettings] = useState(() => offer(mirroredSettings(), undefined, wantedKind));
  const [site, setSite] = useState<Site>();
  const ahead = useRef<Settings>(undefined);
  const throwInPage = useThrow();
  useEffect(() => {
    if (address === undefined) return;
    Promise.all([readSettings(), openSite(address)]).then(([stored, opened]) => {
      const { lastKind, choices } = ahead.current ?? {};
      if (lastKind && choices) opened.remember(choices[lastKind]).catch(throwInPage);
      setSite(opened);
      setSettings(lastKind && choices ? { ...stored, lastKind, choices } : offer(stored, opened.last, wantedKind));
    }, throwInPage);
  }, [address, wantedKind, throwInPage]);
  const show = (next: Settings) => {
    setSettings(next);
    if (site) site.remember(next.choices[next.lastKind]).catch(throwInPage);
    else ahead.current = next;
  };
  return {
    choices: settings.choices[settings.lastKind],
    connection: settings.connection,
    isCertain: site !== undefined,
    change: (choices) => show({ ...settings, choices: { ...settings.choices, [choices.kind]: choices } }),
    changeKind: (lastKind) => show({ ...settings, lastKind }),
  };
}

const offer = (settings: Settings, last: Site['last'], wantedKind: Kind | undefined): Settings => ({
  ...settings,
  lastKind: wantedKind ?? last?.lastKind ?? settings.lastKind,
  choices: {
    infographic: last?.infographic ?? settings.choices.infographic,
    meme: last?.meme ?? settings.choices.meme,
  },
});
