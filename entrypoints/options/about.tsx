import { browser } from 'wxt/browser';
import { localeFolder } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';

/** What this is, and whose work it stands on. */
export function About() {
  return (
    <div className="card">
      <p>{t('extension_description')}</p>
      <p className="quiet">{t('version', browser.runtime.getManifest().version)}</p>
      <p>
        <a href={`/privacy/${localeFolder()}.html`}>{t('privacy')}</a>
      </p>
      <p>
        {/* wxt.config.ts puts the file there. */}
        <a href="/NOTICE.txt">{t('licences')}</a>
      </p>
    </div>
  );
}
