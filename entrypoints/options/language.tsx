import { SelectField } from '../../components/select-field.tsx';
import { words } from '../../lib/settings/words.ts';
import { useSettings } from './use-settings.ts';

/** A folder of `_locales` in its own language: "Deutsch". */
function nameOf(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The browser's language, or another that there are words in. */
export function Language() {
  const { settings, change } = useSettings();
  const choose = (chosen: string) =>
    change(({ language: _, ...current }) => ({ ...current, ...(chosen && { language: chosen }) }));
  return (
    <div className="card">
      <SelectField
        label={words('language')}
        options={[
          { value: '', label: words('language_browser') },
          ...import.meta.env.LOCALES.map((locale) => ({
            value: locale,
            label: nameOf(locale),
            lang: locale.replaceAll('_', '-'),
          })),
        ]}
        value={settings.language ?? ''}
        onChange={choose}
      />
    </div>
  );
}
