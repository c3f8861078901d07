import { useId } from 'react';
import { chosenBy } from './chosen-by.ts';
import { Icon, type IconName } from './icon.tsx';
import './segmented.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
}

interface SegmentedProps<Value extends string> {
  /** What the choice is about; read out, not shown. */
  readonly legend: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  /** Also hears of a click on what is chosen already. */
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side: native radio buttons, so arrow keys, names and states are the browser's. */
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
            {...chosenBy(() => onChange(segment.value))}
          />
          {segment.icon && <Icon name={segment.icon} />}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
