import { useEffect, useState } from 'react';
import type { Kind } from '../../lib/contract/index.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { readSettings, type Settings } from '../../lib/settings/store.ts';
import { useThrow } from '../pages/use-throw.ts';

interface Offered {
  readonly choices: Choices;
  readonly connection: Settings['connection'];
  readonly change: (choices: Choices) => void;
  /** Each kind has choices of its own. */
  readonly changeKind: (kind: Kind) => void;
}

/** The choices as last used, of the kind that is wanted or was last made; undefined until they are read. */
export function useChoices(wantedKind: Kind | undefined): Offered | undefined {
  const [settings, setSettings] = useState<Settings>();
  const throwInPage = useThrow();
  useEffect(() => {
    readSettings().then((stored) => setSettings({ ...stored, lastKind: wantedKind ?? stored.lastKind }), throwInPage);
  }, [wantedKind, throwInPage]);
  if (!settings) return undefined;
  return {
    choices: settings.choices[settings.lastKind],
    connection: settings.connection,
    change: (choices) => setSettings({ ...settings, choices: { ...settings.choices, [choices.kind]: choices } }),
    changeKind: (lastKind) => setSettings({ ...settings, lastKind }),
  };
}
