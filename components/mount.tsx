import { Component, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { getLanguageTag, getTextDirection, isBrowserMute, loadLanguage } from '../lib/i18n/language.ts';
import { getErrorText } from '../lib/i18n/t.ts';
import {
  mirrorSettings,
  readMirroredSettings,
  readSettings,
  type Settings,
  watchSettings,
} from '../lib/settings/store.ts';
import { Notice } from './notice.tsx';
import './base.css';

/** Renders a page in the chosen language and appearance: at once, unless the last seen settings name another language. */
export async function mount(page: ReactNode): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('This page has no place to show anything in.');
  const root = createRoot(place);
  let shown: string | undefined;
  const show = () => {
    const tag = getLanguageTag();
    if (tag === shown) return;
    shown = tag;
    document.documentElement.lang = tag;
    document.documentElement.dir = getTextDirection();
    flushSync(() =>
      root.render(
        <StrictMode key={tag}>
          <ErrorBoundary>{page}</ErrorBoundary>
        </StrictMode>,
      ),
    );
  };
  if (readMirroredSettings().language === undefined && !isBrowserMute()) show();
  await loadLanguage();
  show();
  // Not needed for the first paint; without it the background copies another way.
  import('../lib/deliver/copy-unasked.ts').then(({ copyForBackground }) => copyForBackground(), ignore);
  const showSettings = (settings: Settings) => {
    mirrorSettings(settings);
    showAppearance(settings.appearance);
  };
  readSettings().then(showSettings, ignore);
  watchSettings((settings) => {
    showSettings(settings);
    loadLanguage().then(show, ignore);
  });
}

const ignore = () => undefined;

class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly problem?: Error }> {
  override state: { readonly problem?: Error } = {};

  static getDerivedStateFromError(problem: Error) {
    return { problem };
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    return <Notice tone="problem">{getErrorText({ code: 'internal', message: problem.message })}</Notice>;
  }
}

/** Also stored for `entrypoints/appearance.ts`, which runs before the first paint. */
function showAppearance(appearance: Settings['appearance']): void {
  document.documentElement.style.colorScheme = appearance === 'system' ? '' : appearance;
  localStorage.setItem('appearance', appearance);
}
