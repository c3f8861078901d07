import { type Format, formats } from '../lib/contract/index.ts';
import { t } from '../lib/i18n/t.ts';
import './format-choice.css';

interface FormatChoiceProps {
  readonly value: Format;
  readonly onChange: (value: Format) => void;
}

export const formatNames: Readonly<Record<Format, string>> = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };

export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  return (
    <div className="format">
      <select
        aria-label={t('format')}
        value={value}
        onChange={(event) => {
          const format = formats.find((known) => known === event.currentTarget.value);
          if (format) onChange(format);
        }}
      >
        {formats.map((format) => (
          <option key={format} value={format}>
            {formatNames[format]}
          </option>
        ))}
      </select>
    </div>
  );
}
