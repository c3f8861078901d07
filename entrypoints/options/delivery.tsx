import { useState } from 'react';
import { Segmented } from '../../components/segmented.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { Switch } from '../../components/switch.tsx';
import {
  conflictRules,
  type Delivered,
  type DeliverySetting,
  deliveryTargets,
  savedFormats,
} from '../../lib/settings/settings.ts';
import { type WordKey, words } from '../../lib/settings/words.ts';
import { CopyHint, NotifySwitch } from './delivery-permissions.tsx';
import { NameField } from './name-field.tsx';
import { useSettings } from './use-settings.ts';

const targets = {
  downloads: 'deliver_downloads',
  clipboard: 'deliver_clipboard',
  both: 'deliver_both',
  gallery: 'deliver_gallery',
} as const satisfies Record<DeliverySetting['to'], WordKey>;

const conflicts = { uniquify: 'conflict_uniquify', overwrite: 'conflict_overwrite' } as const satisfies Record<
  DeliverySetting['conflict'],
  WordKey
>;

/** Formats' names are the same in every language. */
const formatNames = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } as const;

/** Where each kind of picture goes when it is there, and under which name. */
export function Delivery() {
  const { settings, change } = useSettings();
  const [kind, setKind] = useState<Delivered>('infographic');
  const current = settings.delivery[kind];
  const set = (part: Partial<DeliverySetting>) =>
    change((all) => ({ ...all, delivery: { ...all.delivery, [kind]: { ...all.delivery[kind], ...part } } }));
  const isFile = current.to === 'downloads' || current.to === 'both';
  return (
    <div className="card">
      <Segmented
        legend={words('delivered_kind')}
        segments={[
          { value: 'infographic', label: words('infographics'), icon: 'infographic' },
          { value: 'meme', label: words('memes'), icon: 'meme' },
          { value: 'saved', label: words('saved_images'), icon: 'image' },
        ]}
        value={kind}
        onChange={setKind}
      />
      <SelectField
        label={words('deliver_to')}
        options={deliveryTargets.map((value) => ({ value, label: words(targets[value]) }))}
        value={current.to}
        onChange={(to) => set({ to })}
      />
      {kind === 'saved' && (
        <SelectField
          label={words('format')}
          options={savedFormats.map((value) => ({
            value,
            label: value === 'original' ? words('format_original') : formatNames[value],
          }))}
          value={settings.savedFormat}
          onChange={(savedFormat) => change((all) => ({ ...all, savedFormat }))}
        />
      )}
      {isFile && (
        <>
          <NameField key={kind} kind={kind} value={current.name} onChange={(name) => set({ name })} />
          <SelectField
            label={words('conflict')}
            options={conflictRules.map((value) => ({ value, label: words(conflicts[value]) }))}
            value={current.conflict}
            onChange={(conflict) => set({ conflict })}
          />
          <Switch label={words('ask_where')} checked={current.ask} onChange={(ask) => set({ ask })} />
        </>
      )}
      {(current.to === 'clipboard' || current.to === 'both') && <CopyHint />}
      <NotifySwitch checked={current.notify} onChange={(notify) => set({ notify })} />
    </div>
  );
}
