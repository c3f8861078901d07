import { SelectField } from '../../components/select-field.tsx';
import { t } from '../../lib/i18n/t.ts';
import { useSettings } from './use-settings.ts';

/** In the language itself: "Deutsch". */
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
