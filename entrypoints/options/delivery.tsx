import { useState } from 'react';
import { Segmented } from '../../components/segmented.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { Switch } from '../../components/switch.tsx';
import { type MessageKey, t } from '../../lib/i18n/t.ts';
import {
  conflictRules,
  type Delivered,
  type DeliverySetting,
  deliveryTargets,
  savedFormats,
} from '../../lib/settings/settings.ts';
import { CopyHint, NotifySwitch } from './delivery-permissions.tsx';
import { NameField } from './name-field.tsx';
import { useSettings } from './use-settings.ts';

const targets = {
  downloads: 'deliver_downloads',
  clipboard: 'deliver_clipboard',
  both: 'deliver_both',
  gallery: 'deliver_gallery',
} as const satisfies Record<DeliverySetting['to'], MessageKey>;

const conflicts = { uniquify: 'conflict_uniquify', overwrite: 'conflict_overwrite' } as const satisfies Record<
  DeliverySetting['conflict'],
  MessageKey
>;

const formatNames = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;

export function DeliveryOptions() {
  const { settings, change } = useSettings();
  const [kind, setKind] = useState<Delivered>('infographic');
  const current = settings.delivery[kind];
  const set = (part: Partial<DeliverySetting>) =>
    change((all) => ({ ...all, delivery: { ...all.delivery, [kind]: { ...all.delivery[kind], ...part } } }));
  const isFile = current.to === 'downloads' || current.to === 'both';
  return (
    <div className="card">
      <Segmented
        legend={t('delivered_kind')}
        segments={[
          { value: 'infographic', label: t('infographics'), icon: 'infographic' },
          { value: 'meme', label: t('memes'), icon: 'meme' },
          { value: 'saved', label: t('saved_images'), icon: 'image' },
        ]}
        value={kind}
        onChange={setKind}
      />
      <SelectField
        label={t('deliver_to')}
        options={deliveryTargets.map((value) => ({ value, label: t(targets[value]) }))}
        value={current.to}
        onChange={(to) => set({ to })}
      />
      {kind === 'saved' && (
        <SelectField
          label={t('format')}
          options={savedFormats.map((value) => ({
            value,
            label: value === 'original' ? t('format_original') : formatNames[value],
          }))}
          value={settings.savedFormat}
          onChange={(savedFormat) => change((all) => ({ ...all, savedFormat }))}
        />
      )}
      {isFile && (
        <>
          <NameField key={kind} kind={kind} value={current.name} onChange={(name) => set({ name })} />
          <SelectField
            label={t('conflict')}
            options={conflictRules.map((value) => ({ value, label: t(conflicts[value]) }))}
            value={current.conflict}
            onChange={(conflict) => set({ conflict })}
          />
          <Switch label={t('ask_where')} checked={current.ask} onChange={(ask) => set({ ask })} />
        </>
      )}
      {(current.to === 'clipboard' || current.to === 'both') && <CopyHint />}
      <NotifySwitch checked={current.notify} onChange={(notify) => set({ notify })} />
    </div>
  );
}
