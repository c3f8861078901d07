import { Switch } from '../../components/switch.tsx';
import { type MessageKey, t } from '../../lib/i18n/t.ts';
import { menuItems } from '../../lib/settings/settings.ts';
import { useSettings } from './use-settings.ts';

const names = {
  infographic: 'menu_infographic',
  meme: 'menu_meme',
  'save-image': 'menu_save_image',
  pick: 'menu_pick',
  gallery: 'open_gallery',
} as const satisfies Record<(typeof menuItems)[number], MessageKey>;

export function Menus() {
  const { settings, change } = useSettings();
  return (
    <div className="card">
      {menuItems.map((item) => (
        <Switch
          key={item}
          label={t(names[item])}
          checked={settings.menuItems.includes(item)}
          onChange={(shown) =>
            change((current) => ({
              ...current,
              menuItems: menuItems.filter((known) => (known === item ? shown : current.menuItems.includes(known))),
            }))
          }
        />
      ))}
    </div>
  );
}
