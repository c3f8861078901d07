import { browser } from 'wxt/browser';
import { localeFolder } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';

export function About() {
  return (
    <div className="card">
      <p>{t('extension_description')}</p>
      <p className="quiet">{t('version', browser.runtime.getManifest().version)}</p>
      <p>
        <a href={`/privacy/${localeFolder()}.html`}>{t('privacy')}</a>
      </p>
      <p>
        {/* Added by wxt.config.ts. */}
        <a href="/NOTICE.txt">{t('licences')}</a>
      </p>
    </div>
  );
}
