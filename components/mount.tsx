import { Component, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isBrowserMute, languageTag, loadLanguage, textDirection } from '../lib/i18n/language.ts';
import { errorText } from '../lib/i18n/t.ts';
import { mirroredSettings, mirrorSettings } from '../lib/settings/mirror.ts';
import { readSettings, type Settings, watchSettings } from '../lib/settings/store.ts';
import { Notice } from './notice.tsx';
import './base.css';

/**
 * Shows a page of the extension in the language, direction and appearance that the user chose, also when they choose anew.
 * At once, with the browser's words, where they were last seen to have chosen no others: nothing is waited for then.
 */
export async function mount(page: ReactNode): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('This page has no place to show anything in.');
  const root = createRoot(place);
  let shown: string | undefined;
  const show = () => {
    const tag = languageTag();
    if (tag === shown) return;
    shown = tag;
    document.documentElement.lang = tag;
    document.documentElement.dir = textDirection();
    flushSync(() =>
      root.render(
        <StrictMode key={tag}>
          <ErrorBoundary>{page}</ErrorBoundary>
        </StrictMode>,
      ),
    );
  };
  if (mirroredSettings().language === undefined && !isBrowserMute()) show();
  await loadLanguage();
  show();
  // Not needed for the first look; where it can't be had, the background finds another way to copy.
  import('./copy-for-background.ts').then(({ copyForBackground }) => copyForBackground(), ignore);
  const see = (settings: Settings) => {
    mirrorSettings(settings);
    showAppearance(settings.appearance);
  };
  readSettings().then(see, ignore);
  watchSettings((settings) => {
    see(settings);
    loadLanguage().then(show, ignore);
  });
}

/** Settings that cannot be read now leave the page as it is: it says so itself where it needs them. */
const ignore = () => undefined;

/** What a page could not show is said, instead of leaving it empty. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly problem?: Error }> {
  override state: { readonly problem?: Error } = {};

  static getDerivedStateFromError(problem: Error) {
    return { problem };
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    return <Notice tone="problem">{errorText({ code: 'internal', message: problem.message })}</Notice>;
  }
}

/** Also for `entrypoints/appearance.ts`, which reads it before the next page's first paint. */
function showAppearance(appearance: Settings['appearance']): void {
  document.documentElement.style.colorScheme = appearance === 'system' ? '' : appearance;
  localStorage.setItem('appearance', appearance);
}
