import { Segmented } from '../../components/segmented.tsx';
import { words } from '../../lib/settings/words.ts';
import { useSettings } from './use-settings.ts';

/** Light, dark, or as the system is: every open page follows at once. */
export function Appearance() {
  const { settings, change } = useSettings();
  return (
    <div className="card">
      <Segmented
        legend={words('appearance')}
        segments={[
          { value: 'system', label: words('appearance_system') },
          { value: 'light', label: words('appearance_light') },
          { value: 'dark', label: words('appearance_dark') },
        ]}
        value={settings.appearance}
        onChange={(appearance) => change((current) => ({ ...current, appearance }))}
      />
    </div>
  );
}
