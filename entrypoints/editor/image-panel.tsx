import { useId, useState } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import { Switch } from '../../components/switch.tsx';
import type { Version } from '../../lib/edit/version.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { type MessageKey, t } from '../../lib/i18n/t.ts';

interface ImagePanelProps {
  readonly version: Version;
  readonly onChange: (change: (version: Version) => Version, field?: string) => void;
}

export function ImagePanel({ version, onChange }: ImagePanelProps) {
  const { says } = version;
  const [image] = useState('brief' in says ? says.brief.leadImage : undefined);
  if ('draft' in says)
    // Boxes override styles.
    return says.draft.image === undefined || says.draft.boxes ? null : (
      <StyleChoice version={version} onChange={onChange} />
    );
  const { brief } = says;
  if (image === undefined) return null;
  const [x, y] = brief.leadFocus ?? [0.5, 0.4];
  const set = (changed: Partial<typeof brief>, field?: string) =>
    onChange(
      (before) =>
        'brief' in before.says ? { ...before, says: { brief: { ...before.says.brief, ...changed } } } : before,
      field,
    );
  return (
    <fieldset className="edit-group">
      <legend>{t('edit_group_picture')}</legend>
      <Switch
        label={t('edit_show_image')}
        checked={brief.leadImage !== undefined}
        onChange={(isShown) => set({ leadImage: isShown ? image : undefined })}
      />
      {brief.leadImage !== undefined && (
        <>
          <Focus label={t('edit_focus_x')} value={x} onChange={(share) => set({ leadFocus: [share, y] }, 'focus x')} />
          <Focus label={t('edit_focus_y')} value={y} onChange={(share) => set({ leadFocus: [x, share] }, 'focus y')} />
        </>
      )}
    </fieldset>
  );
}

interface FocusProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Focus({ label, value, onChange }: FocusProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber / 100)}
      />
    </div>
  );
}

const styleNames = {
  over: 'caption_style_over',
  bar: 'caption_style_bar',
  labels: 'caption_style_labels',
} as const satisfies Record<NonNullable<MemeDraft['style']>, MessageKey>;
const styles = ['over', 'bar', 'labels'] as const;

function StyleChoice({ version: { says }, onChange }: Pick<ImagePanelProps, 'version' | 'onChange'>) {
  const style = 'draft' in says ? says.draft.style : undefined;
  return (
    <SelectField
      label={t('caption_style')}
      options={[
        { value: '', label: t('look_auto') },
        ...styles.map((value) => ({ value, label: t(styleNames[value]) })),
      ]}
      value={style ?? ''}
      onChange={(chosen) =>
        onChange((before) =>
          'draft' in before.says
            ? { ...before, says: { draft: { ...before.says.draft, style: chosen || undefined } } }
            : before,
        )
      }
    />
  );
}
