import { useId } from 'react';
import { words } from '../lib/settings/words.ts';
import { Icon } from './icon.tsx';
import './choice.css';
import './color-choice.css';

interface ColorChoiceProps {
  /** `#rrggbb`; undefined: the source's own colour. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Printing inks that hold a white title: each has at least 4.5:1 against white. */
export const inks = [
  ['color_teal', '#0f766e'],
  ['color_blue', '#1d4ed8'],
  ['color_violet', '#6d28d9'],
  ['color_pink', '#be185d'],
  ['color_red', '#b91c1c'],
  ['color_slate', '#334155'],
] as const;

/** The brand colour: the source's own, one of a few inks, or any. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const name = useId();
  const isOwn = value !== undefined && !inks.some(([, ink]) => ink === value);
  return (
    <fieldset className="choice">
      <legend>{words('color')}</legend>
      <div className="swatches">
        <label className="swatch swatch-own" title={words('color_own')}>
          <input type="radio" name={name} checked={value === undefined} onChange={() => onChange(undefined)} />
          <span>{words('color_own')}</span>
        </label>
        {inks.map(([label, ink]) => (
          <label key={ink} className="swatch" style={{ background: ink }} title={words(label)}>
            <input
              type="radio"
              name={name}
              value={ink}
              checked={value === ink}
              onChange={() => onChange(ink)}
              aria-label={words(label)}
            />
            <Icon name="check" />
          </label>
        ))}
        <label
          className="swatch swatch-any"
          data-chosen={isOwn || undefined}
          style={isOwn ? { background: value } : undefined}
          title={words('color_any')}
        >
          <input
            type="color"
            value={value ?? inks[0][1]}
            onChange={(event) => onChange(event.currentTarget.value)}
            aria-label={words('color_any')}
          />
          <Icon name={isOwn ? 'check' : 'plus'} />
        </label>
      </div>
    </fieldset>
  );
}
