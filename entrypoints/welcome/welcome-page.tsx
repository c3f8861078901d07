import { useEffect } from 'react';
import { Wordmark } from '../../components/wordmark.tsx';
import { t } from '../../lib/i18n/t.ts';
import { SampleMaker } from './sample-maker.tsx';
import { Ways } from './ways.tsx';

export function WelcomePage() {
  useEffect(() => {
    document.title = t('welcome_title');
  }, []);
  return (
    <main className="welcome">
      <header className="welcome-head">
        <Wordmark />
        <h1>{t('welcome_heading')}</h1>
        <p>{t('welcome_text')}</p>
      </header>
      <SampleMaker />
      <Ways />
      <footer className="welcome-foot">
        <p>{t('welcome_private')}</p>
        <p>
          <a href="/options.html">{t('open_settings')}</a>
        </p>
      </footer>
    </main>
  );
}
