import { useId } from 'react';
import { type Format, formats } from '../lib/contract/index.ts';
import { words } from '../lib/settings/words.ts';
import './format-choice.css';

interface FormatChoiceProps {
  readonly value: Format;
  /** Where there is room for it; it is read out in any case. */
  readonly labelShown?: boolean;
  readonly onChange: (value: Format) => void;
}

const names: Readonly<Record<Format, string>> = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };

/** The file's format. Its names are names: the same in every language. */
export function FormatChoice({ value, labelShown = false, onChange }: FormatChoiceProps) {
  const id = useId();
  return (
    <div className="format">
      {labelShown && (
        <label className="format-label" htmlFor={id}>
          {words('format')}
        </label>
      )}
      <select
        id={id}
        aria-label={labelShown ? undefined : words('format')}
        value={value}
        onChange={(event) => {
          const format = formats.find((known) => known === event.currentTarget.value);
          if (format) onChange(format);
        }}
      >
        {formats.map((format) => (
          <option key={format} value={format}>
            {names[format]}
          </option>
        ))}
      </select>
    </div>
  );
}
