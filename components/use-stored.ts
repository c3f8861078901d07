import { useEffect, useState } from 'react';
import { readBrands, type SavedBrand } from '../lib/settings/brands.ts';
import type { ConnectionSetting } from '../lib/settings/settings.ts';
import { readMirroredSettings, readSettings, type Settings, watchSettings } from '../lib/settings/store.ts';
import { useThrow } from './use-page.ts';

/** The last seen connection until settings are read. */
export function useConnection(): ConnectionSetting {
  const [connection, setConnection] = useState(() => readMirroredSettings().connection);
  useEffect(() => {
    const showSettings = (settings: Settings) => setConnection(settings.connection);
    // Unreadable settings are reported by the settings page.
    readSettings().then(showSettings, () => undefined);
    return watchSettings(showSettings);
  }, []);
  return connection;
}

export function useBrands(): readonly SavedBrand[] {
  const [brands, setBrands] = useState<readonly SavedBrand[]>([]);
  const throwInPage = useThrow();
  useEffect(() => {
    readBrands().then(setBrands, throwInPage);
  }, [throwInPage]);
  return brands;
}
