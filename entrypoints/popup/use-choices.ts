import { useEffect, useState } from 'react';
import type { Kind } from '../../lib/contract/index.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { openSite } from '../../lib/settings/site-choices.ts';
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
  const [found, setFound] = useState<Found>();
  const throwInPage = useThrow();
  useEffect(() => {
    if (address === undefined) return;
    find(address, wantedKind).then(setFound, throwInPage);
  }, [address, wantedKind, throwInPage]);
  if (!found) return undefined;
  const { settings, site } = found;
  const show = (next: Settings) => {
    setFound({ settings: next, site });
    site.remember(next.choices[next.lastKind]).catch(throwInPage);
  };
  return {
    choices: settings.choices[settings.lastKind],
    connection: settings.connection,
    change: (choices) => show({ ...settings, choices: { ...settings.choices, [choices.kind]: choices } }),
    changeKind: (lastKind) => show({ ...settings, lastKind }),
  };
}

interface Found {
  readonly settings: Settings;
  readonly site: Awaited<ReturnType<typeof openSite>>;
}

async function find(address: string, wantedKind: Kind | undefined): Promise<Found> {
  const [settings, site] = await Promise.all([readSettings(), openSite(address)]);
  const { last } = site;
  return {
    site,
    settings: {
      ...settings,
      lastKind: wantedKind ?? last?.lastKind ?? settings.lastKind,
      choices: {
        infographic: last?.infographic ?? settings.choices.infographic,
        meme: last?.meme ?? settings.choices.meme,
      },
    },
  };
}
