import { useEffect, useState } from 'react';
import { mirroredSettings } from '../lib/settings/mirror.ts';
import type { ConnectionSetting } from '../lib/settings/settings.ts';
import { readSettings, type Settings, watchSettings } from '../lib/settings/store.ts';

/** Where pictures are made now; as a page last saw it until the settings are read. */
export function useConnection(): ConnectionSetting {
  const [connection, setConnection] = useState(() => mirroredSettings().connection);
  useEffect(() => {
    const see = (settings: Settings) => setConnection(settings.connection);
    // Settings that cannot be read now leave it as it was last seen; the settings page says why.
    readSettings().then(see, () => undefined);
    return watchSettings(see);
  }, []);
  return connection;
}
