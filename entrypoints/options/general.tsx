import { browser } from 'wxt/browser';
import { Segmented } from '../../components/segmented.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { getLocaleFolder } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import { useSettings } from './use-settings.ts';

function getLanguageName(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

export function LanguageOptions() {
  const { settings, change } = useSettings();
  const choose = (chosen: string) =>
    change(({ language: _, ...current }) => ({ ...current, ...(chosen && { language: chosen }) }));
  return (
    <div className="card">
      <SelectField
        label={t('language')}
        options={[
          { value: '', label: t('language_browser') },
          ...import.meta.env.LOCALES.map((locale) => ({
            value: locale,
            label: getLanguageName(locale),
            lang: locale.replaceAll('_', '-'),
          })),
        ]}
        value={settings.language ?? ''}
        onChange={choose}
      />
    </div>
  );
}

export function Appearance() {
  const { settings, change } = useSettings();
  return (
    <div className="card">
      <Segmented
        legend={t('appearance')}
        segments={[
          { value: 'system', label: t('appearance_system') },
          { value: 'light', label: t('appearance_light') },
          { value: 'dark', label: t('appearance_dark') },
        ]}
        value={settings.appearance}
        onChange={(appearance) => change((current) => ({ ...current, appearance }))}
      />
    </div>
  );
}

export function About() {
  return (
    <div className="card">
      <p>{t('extension_description')}</p>
      <p className="quiet">{t('version', browser.runtime.getManifest().version)}</p>
      <p>
        <a href={`/privacy/${getLocaleFolder()}.html`}>{t('privacy')}</a>
      </p>
      <p>
        {/* Added by wxt.config.ts. */}
        <a href="/NOTICE.txt">{t('licences')}</a>
      </p>
    </div>
  );
}
