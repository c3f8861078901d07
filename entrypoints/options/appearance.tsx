import { Segmented } from '../../components/segmented.tsx';
import { t } from '../../lib/i18n/t.ts';
import { useSettings } from './use-settings.ts';

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
