import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { readSettings, type Settings, updateSettings, watchSettings } from '../../lib/settings/store.ts';
import { errorText } from '../../lib/settings/words.ts';
import { useThrow } from '../pages/use-throw.ts';

/** How the last change went; `saved` counts, so that one after the other is said anew. */
type Kept = { readonly saved: number } | { readonly problem: string } | undefined;

interface KeptSettings {
  /** Undefined until they are read. */
  readonly settings: Settings | undefined;
  readonly kept: Kept;
  /** Shows a change and stores it at once. */
  readonly change: (next: (current: Settings) => Settings) => void;
  /** Says that something else was stored. */
  readonly sayKept: () => void;
}

/** The settings as they are stored, here and by other pages. */
export function useKeptSettings(): KeptSettings {
  const [settings, setSettings] = useState<Settings>();
  const [kept, setKept] = useState<Kept>();
  const changes = useRef({ pending: 0, all: 0 });
  const throwInPage = useThrow();

  /** Shows what is stored, unless something is being written here: that is newer, and shown already. */
  const show = useCallback(async () => {
    const { all } = changes.current;
    const stored = await readSettings();
    if (changes.current.pending === 0 && changes.current.all === all) setSettings(stored);
  }, []);
  useEffect(() => {
    const showNow = () => void show().catch(throwInPage);
    showNow();
    // Not what is told of a change: several pages write, and are told late.
    return watchSettings(showNow);
  }, [show, throwInPage]);

  const sayKept = useCallback(() => {
    setKept((last) => ({ saved: last && 'saved' in last ? last.saved + 1 : 1 }));
  }, []);
  const change = useCallback<KeptSettings['change']>(
    (next) => {
      setSettings((current) => current && next(current));
      changes.current.pending += 1;
      changes.current.all += 1;
      updateSettings(next)
        .then(sayKept, (error: Error) => setKept({ problem: errorText(error) }))
        .finally(() => {
          changes.current.pending -= 1;
          return show();
        })
        .catch(throwInPage);
    },
    [sayKept, show, throwInPage],
  );
  return { settings, kept, change, sayKept };
}

interface Changeable {
  readonly settings: Settings;
  readonly change: KeptSettings['change'];
  readonly sayKept: KeptSettings['sayKept'];
}

export const SettingsContext = createContext<Changeable | undefined>(undefined);

/** The settings, and how to change them, inside the options page once they are read. */
export function useSettings(): Changeable {
  const found = useContext(SettingsContext);
  if (!found) throw new Error('The settings are not read yet.');
  return found;
}
