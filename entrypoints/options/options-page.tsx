import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { words } from '../../lib/settings/words.ts';
import { KeptUnread } from './kept-unread.tsx';
import { SectionNav } from './section-nav.tsx';
import { sections } from './sections.ts';
import { useHash } from './use-hash.ts';
import { SettingsContext, useKeptSettings } from './use-settings.ts';

export function OptionsPage() {
  const { settings, kept, change, sayKept } = useKeptSettings();
  const hash = useHash();
  const heading = useRef<HTMLHeadingElement>(null);
  const section = sections.find(({ id }) => id === hash) ?? sections[0];
  const { name, hint, View } = section;
  const isRead = settings !== undefined;

  useEffect(() => {
    document.title = `${words(name)} · ${words('options_title')}`;
    // Whoever chose a section hears its name and goes on inside it.
    if (isRead && hash) heading.current?.focus();
  }, [name, hash, isRead]);

  return (
    <div className="options">
      <header className="options-head">
        <Wordmark />
        <h1>{words('settings')}</h1>
      </header>
      <SectionNav current={section} />
      <main className="options-section" aria-labelledby="section">
        <div className="options-title">
          <h2 id="section" ref={heading} tabIndex={-1}>
            {words(name)}
          </h2>
          <p className="quiet">{words(hint)}</p>
        </div>
        {settings && (
          <SettingsContext value={{ settings, change, sayKept }}>
            <KeptUnread />
            <View key={section.id} />
          </SettingsContext>
        )}
        <div className="options-kept" role="status">
          {kept && 'saved' in kept && (
            <p key={kept.saved} className="options-saved">
              <Icon name="done" />
              {words('defaults_saved')}
            </p>
          )}
        </div>
        {kept && 'problem' in kept && <Notice tone="problem">{kept.problem}</Notice>}
      </main>
    </div>
  );
}
