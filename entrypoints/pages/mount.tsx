import { Component, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browser } from 'wxt/browser';
import { Notice } from '../../components/notice.tsx';
import { errorText } from '../../lib/settings/words.ts';
import '../../components/base.css';

/** Shows a page of the extension, in the person's language and direction. */
export function mount(page: ReactNode): void {
  document.documentElement.lang = browser.i18n.getUILanguage();
  document.documentElement.dir = browser.i18n.getMessage('@@bidi_dir');
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no place to show anything in.');
  createRoot(root).render(
    <StrictMode>
      <NeverBlank>{page}</NeverBlank>
    </StrictMode>,
  );
}

/** What a page could not show is said, instead of leaving it empty. */
class NeverBlank extends Component<{ readonly children: ReactNode }, { readonly problem?: Error }> {
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
