import { useEffect, useState } from 'react';
import type { Kind } from '../../lib/contract/index.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { readSiteChoices, rememberSiteChoices } from '../../lib/settings/site-choices.ts';
import { readSettings, type Settings } from '../../lib/settings/store.ts';
import { useThrow } from '../pages/use-throw.ts';

interface Offered {
  readonly choices: Choices;
  readonly connection: Settings['connection'];
  readonly change: (choices: Choices) => void;
  /** Each kind has choices of its own. */
  readonly changeKind: (kind: Kind) => void;
}

/**
 * The choices as last used on the site of that address, else anywhere, of the kind that is wanted or was last made;
 * undefined until they are read, and while the address is.
 */
export function useChoices(address: string | undefined, wantedKind: Kind | undefined): Offered | undefined {
  const [settings, setSettings] = useState<Settings>();
  const throwInPage = useThrow();
  useEffect(() => {
    if (address === undefined) return;
    offeredFor(address, wantedKind).then(setSettings, throwInPage);
  }, [address, wantedKind, throwInPage]);
  if (!settings || address === undefined) return undefined;
  /** Written with each change: the popup may be closed at any moment. */
  const remember = (next: Settings) => {
    setSettings(next);
    rememberSiteChoices(address, next.choices[next.lastKind]).catch(throwInPage);
  };
  return {
    choices: settings.choices[settings.lastKind],
    connection: settings.connection,
    change: (choices) => remember({ ...settings, choices: { ...settings.choices, [choices.kind]: choices } }),
    changeKind: (lastKind) => remember({ ...settings, lastKind }),
  };
}

async function offeredFor(address: string, wantedKind: Kind | undefined): Promise<Settings> {
  const [settings, site] = await Promise.all([readSettings(), readSiteChoices(address)]);
  return {
    ...settings,
    lastKind: wantedKind ?? site?.lastKind ?? settings.lastKind,
    choices: {
      infographic: site?.infographic ?? settings.choices.infographic,
      meme: site?.meme ?? settings.choices.meme,
    },
  };
}
