import { useEffect, useState } from 'react';
import { Wordmark } from '../../components/wordmark.tsx';
import { permittedFeeds } from '../../lib/settings/feeds.ts';
import { readSettings, type Settings } from '../../lib/settings/store.ts';
import { words } from '../../lib/settings/words.ts';
import { useThrow } from '../pages/use-throw.ts';
import { About } from './about.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { Defaults } from './defaults.tsx';
import { Feeds } from './feeds.tsx';

export function OptionsPage() {
  const [settings, setSettings] = useState<Settings>();
  const [permitted, setPermitted] = useState<readonly string[]>();
  const throwInPage = useThrow();
  useEffect(() => {
    document.title = words('options_title');
    readSettings().then(setSettings, throwInPage);
    permittedFeeds().then(setPermitted, throwInPage);
  }, [throwInPage]);
  return (
    <main className="options">
      <header>
        <Wordmark />
        <h1>{words('settings')}</h1>
      </header>
      {settings && (
        <>
          <ConnectionForm stored={settings.connection} />
          <Defaults stored={settings} />
        </>
      )}
      {permitted && <Feeds permitted={permitted} />}
      <About />
    </main>
  );
}
