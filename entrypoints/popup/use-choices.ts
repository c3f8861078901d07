import { useEffect, useRef, useState } from 'react';
import type { Kind } from '../../lib/contract/index.ts';
import { mirroredSettings } from '../../lib/settings/mirror.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { openSite, type Site } from '../../lib/settings/site-choices.ts';
import { readSettings, type Settings } from '../../lib/settings/store.ts';
import { useThrow } from '../pages/use-throw.ts';

/** A part of the choices, chosen anew; what is undefined is chosen no longer. */
export type Choice = Readonly<Partial<Choices>>;

interface Offered {
  readonly choices: Choices;
  readonly connection: Settings['connection'];
  /** Whether they are as stored, and no longer only as a page last saw them. */
  readonly isCertain: boolean;
  readonly change: (choice: Choice) => void;
  /** Each kind has choices of its own. */
  readonly changeKind: (kind: Kind) => void;
}

/**
 * The choices as last used on the site of that address, else anywhere, of the kind that is wanted or was last made. Until
 * they are read, and while the address is unknown, as they were last seen; what the person chooses meanwhile holds, and
 * nothing else of what was only a first guess.
 */
export function useChoices(address: string | undefined, wantedKind: Kind | undefined): Offered {
  const [settings, setSettings] = useState(() => offer(mirroredSettings(), undefined, wantedKind));
  const [isCertain, setCertain] = useState(false);
  // Of now, whether or not that is drawn yet: what is chosen between two frames would be lost.
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
      if (ahead.length > 0) site.remember(next.choices[next.lastKind]).catch(throwInPage);
    }, throwInPage);
  }, [address, wantedKind, throwInPage]);
  return {
    choices: settings.choices[settings.lastKind],
    connection: settings.connection,
    isCertain,
    change,
    changeKind: (kind) => change({ kind }),
  };
}

/** Settings with a choice of the kind that it names; that kind is the last. */
function withChoice(settings: Settings, { kind = settings.lastKind, ...choice }: Choice): Settings {
  const chosen: Choices = { ...settings.choices[kind], ...choice };
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
