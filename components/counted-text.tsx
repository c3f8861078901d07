import { type ChangeEvent, useId } from 'react';
import { countCharacters } from '../lib/contract/limits.ts';
import { formatCount } from '../lib/i18n/language.ts';
import { t } from '../lib/i18n/t.ts';
import './counted-text.css';
import './field.css';

interface CountedTextProps {
  readonly label: string;
  readonly value: string;
  /** Code points. Default: unlimited. */
  readonly limit?: number;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly problem?: string;
  readonly name?: string;
  readonly onChange: (value: string) => void;
}

export function describeCount(count: number, limit: number | undefined): string {
  return limit === undefined
    ? t('character_total', formatCount(count))
    : t('character_count', formatCount(count), formatCount(limit));
}

export function CountedText({
  label,
  value,
  limit,
  rows = 2,
  placeholder,
  hint,
  problem,
  name,
  onChange,
}: CountedTextProps) {
  const id = useId();
  const count = countCharacters(value);
  const over = limit === undefined ? 0 : Math.max(0, count - limit);
  const Line = rows === 1 ? 'input' : 'textarea';
  const said = over > 0 ? t('text_too_long', formatCount(over)) : problem;
  return (
    <div className="field counted">
      <label htmlFor={id}>{label}</label>
      <Line
        id={id}
        name={name}
        className="field-input"
        rows={rows === 1 ? undefined : rows}
        // While empty, "auto" would set the placeholder left to right.
        dir={value ? 'auto' : undefined}
        value={value}
        placeholder={placeholder}
        aria-describedby={`${id}-problem ${id}-hint ${id}-count`}
        aria-invalid={said ? true : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.currentTarget.value)}
      />
      <div className="counted-foot">
        <p id={`${id}-problem`} className="field-problem" role="status">
          {said}
        </p>
        {hint && !said && (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )}
        <p id={`${id}-count`} className="counted-count" data-over={over > 0 || undefined}>
          <bdi dir="ltr">{describeCount(count, limit)}</bdi>
        </p>
      </div>
    </div>
  );
}
