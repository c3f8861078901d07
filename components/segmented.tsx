import './segmented.css';
import { useId } from 'react';
import type { Kind } from '../lib/contract/index.ts';
import { t } from '../lib/i18n/t.ts';
import { Icon, type IconName } from './icon.tsx';

interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
}

interface SegmentedProps<Value extends string> {
  readonly legend: string;
  readonly segments: readonly SegmentOption<Value>[];
  readonly value: Value;
  /** Also called for the current choice. */
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({ legend, segments, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className="spoken">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="segment">
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            {...withChoice(() => onChange(segment.value))}
          />
          {segment.icon && <Icon name={segment.icon} />}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function KindChoice({ value, onChange }: Pick<SegmentedProps<Kind>, 'value' | 'onChange'>) {
  return (
    <Segmented
      legend={t('kind')}
      segments={[
        { value: 'infographic', label: t('kind_infographic'), icon: 'infographic' },
        { value: 'meme', label: t('kind_meme'), icon: 'meme' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

/** Also reports clicks on the current choice, which may be a guess to be confirmed. */
export const withChoice = (choose: () => void) => ({
  onClick: choose,
  // Required by React beside `checked`.
  onChange: () => undefined,
});
