import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { t } from '../../lib/i18n/t.ts';
import { KeptUnread } from './kept-unread.tsx';
import { SectionNav } from './section-nav.tsx';
import { sections } from './sections.ts';
import { SettingsContext, useKeptSettings } from './use-settings.ts';

export function OptionsPage() {
  const { settings, kept, change, showSaved } = useKeptSettings();
  const hash = useHash();
  const heading = useRef<HTMLHeadingElement>(null);
  const section = sections.find(({ id }) => id === hash) ?? sections[0];
  const { name, hint, View } = section;
  const isRead = settings !== undefined;

  useEffect(() => {
    document.title = `${t(name)} · ${t('options_title')}`;
    if (isRead && hash) heading.current?.focus();
  }, [name, hash, isRead]);

  return (
    <div className="options">
      <header className="options-head">
        <Wordmark />
        <h1>{t('settings')}</h1>
      </header>
      <SectionNav current={section} />
      <main className="options-section" aria-labelledby="section">
        <div className="options-title">
          <h2 id="section" ref={heading} tabIndex={-1}>
            {t(name)}
          </h2>
          <p className="quiet">{t(hint)}</p>
        </div>
        {settings && (
          <SettingsContext value={{ settings, change, showSaved }}>
            <KeptUnread />
            <View key={section.id} />
          </SettingsContext>
        )}
        <div className="options-kept" role="status">
          {kept && 'saved' in kept && (
            <p key={kept.saved} className="options-saved">
              <Icon name="done" />
              {t('defaults_saved')}
            </p>
          )}
        </div>
        {kept && 'problem' in kept && <Notice tone="problem">{kept.problem}</Notice>}
      </main>
    </div>
  );
}

function useHash(): string {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const read = () => location.hash.slice(1);
