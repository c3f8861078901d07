import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useThrow } from '../../components/use-page.ts';
import { getErrorText } from '../../lib/i18n/t.ts';
import { readSettings, type Settings, updateSettings, watchSettings } from '../../lib/settings/store.ts';

type Kept = { readonly saved: number } | { readonly problem: string } | undefined;

interface KeptSettings {
  readonly settings: Settings | undefined;
  readonly kept: Kept;
  readonly change: (next: (current: Settings) => Settings) => void;
  readonly showSaved: () => void;
}

export function useKeptSettings(): KeptSettings {
  const [settings, setSettings] = useState<Settings>();
  const [kept, setKept] = useState<Kept>();
  const changes = useRef<{ pending: number; all: number; problem?: string | undefined }>({ pending: 0, all: 0 });
  const throwInPage = useThrow();

  const show = useCallback(async () => {
    const { all } = changes.current;
    const stored = await readSettings();
    if (changes.current.pending === 0 && changes.current.all === all) setSettings(stored);
  }, []);
  useEffect(() => {
    const showNow = () => void show().catch(throwInPage);
    showNow();
    // Not from the event: several pages write, and events arrive late.
    return watchSettings(showNow);
  }, [show, throwInPage]);

  const showSaved = useCallback(() => {
    setKept((last) => ({ saved: last && 'saved' in last ? last.saved + 1 : 1 }));
  }, []);
  const change = useCallback<KeptSettings['change']>(
    (next) => {
      setSettings((current) => current && next(current));
      const state = changes.current;
      if (state.pending === 0) state.problem = undefined;
      state.pending += 1;
      state.all += 1;
      setKept(undefined);
      updateSettings(next)
        .catch((error: Error) => {
          state.problem = getErrorText(error);
        })
        .then(() => {
          state.pending -= 1;
          if (state.pending === 0) setKept(state.problem ? { problem: state.problem } : { saved: state.all });
          return show();
        })
        .catch(throwInPage);
    },
    [show, throwInPage],
  );
  return { settings, kept, change, showSaved };
}

interface Changeable {
  readonly settings: Settings;
  readonly change: KeptSettings['change'];
  readonly showSaved: KeptSettings['showSaved'];
}

export const SettingsContext = createContext<Changeable | undefined>(undefined);

export function useSettings(): Changeable {
  const found = useContext(SettingsContext);
  if (!found) throw new Error('The settings are not read yet.');
  return found;
}
