import { type Look, looks } from '../lib/engine/brand/theme.ts';
import { type MessageKey, t } from '../lib/i18n/t.ts';
import { type ChosenDensity, densities } from '../lib/settings/settings.ts';
import { lookNames } from './picture-names.ts';
import { SelectField } from './select-field.tsx';

interface LookFieldProps {
  readonly value: Look | undefined;
  readonly onChange: (look: Look | undefined) => void;
}

export function LookField({ value, onChange }: LookFieldProps) {
  return (
    <SelectField
      label={t('look')}
      options={[
        { value: '', label: t('look_auto') },
        ...looks.map((look) => ({ value: look, label: t(lookNames[look]) })),
      ]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}

const densityNames = {
  'fewer-points': 'density_fewer_points',
  'few-words': 'density_few_words',
} as const satisfies Record<ChosenDensity, MessageKey>;

interface DensityFieldProps {
  readonly value: ChosenDensity | undefined;
  readonly onChange: (density: ChosenDensity | undefined) => void;
}

export function DensityField({ value, onChange }: DensityFieldProps) {
  return (
    <SelectField
      label={t('density')}
      options={[
        { value: '', label: t('density_full') },
        ...densities.map((density) => ({ value: density, label: t(densityNames[density]) })),
      ]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
