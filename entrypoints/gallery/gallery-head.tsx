import type { ReactNode } from 'react';
import { browser } from 'wxt/browser';
import { IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useThrow } from '../../components/use-page.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import { t } from '../../lib/i18n/t.ts';

export function GalleryHead({ children }: { readonly children: ReactNode }) {
  const throwInPage = useThrow();
  return (
    <header className="gallery-head">
      <h1>
        <Wordmark />
        <span className="spoken">{t('gallery')}</span>
      </h1>
      <div className="gallery-ways">
        <a
          className="button button-quiet to-page"
          href="/gallery.html"
          target="_blank"
          rel="noreferrer"
          title={t('gallery_page')}
        >
          <Icon name="tab" />
          <span className="spoken">{t('gallery_page')}</span>
        </a>
        <IconButton
          icon="gear"
          label={t('settings')}
          onClick={() => browser.runtime.openOptionsPage().catch(throwInPage)}
        />
      </div>
      {children}
    </header>
  );
}
