import { useEffect } from 'react';
import { Wordmark } from '../../components/wordmark.tsx';
import { words } from '../../lib/settings/words.ts';
import { SampleMaker } from './sample-maker.tsx';
import { Ways } from './ways.tsx';

/** Shown once, after it was installed: a first picture with one click, and then the ways to the next. */
export function WelcomePage() {
  useEffect(() => {
    document.title = words('welcome_title');
  }, []);
  return (
    <main className="welcome">
      <header className="welcome-head">
        <Wordmark />
        <h1>{words('welcome_heading')}</h1>
        <p>{words('welcome_text')}</p>
      </header>
      <SampleMaker />
      <Ways />
      <footer className="welcome-foot">
        <p>{words('welcome_private')}</p>
        <p>
          <a href="/options.html">{words('open_settings')}</a>
        </p>
      </footer>
    </main>
  );
}
