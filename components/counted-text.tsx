import { type ChangeEvent, useId } from 'react';
import { languageTag } from '../lib/i18n/language.ts';
import { t } from '../lib/i18n/t.ts';
import { countCharacters } from './count-characters.ts';
import './counted-text.css';
import './field.css';

interface CountedTextProps {
  readonly label: string;
  readonly value: string;
  /** Characters (code points) it may have; absent: any number. */
  readonly limit?: number;
  /** One is a field that takes no line breaks. */
  readonly rows?: number;
  /** An example of what to write. */
  readonly placeholder?: string;
  readonly hint?: string;
  /** Reports what is wrong with it, beside its length. */
  readonly problem?: string;
  /** Name under which the page finds it. */
  readonly name?: string;
  readonly onChange: (value: string) => void;
}

export function countWords(count: number, limit: number | undefined): string {
  return limit === undefined
    ? t('character_total', count.toLocaleString(languageTag()))
    : t('character_count', count.toLocaleString(languageTag()), limit.toLocaleString(languageTag()));
}

/** Lines of text, or one line, their length counted as they are written. Nothing is cut off by itself: too much is said. */
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
  const said = over > 0 ? t('text_too_long', over.toLocaleString(languageTag())) : problem;
  return (
    <div className="field counted">
      <label htmlFor={id}>{label}</label>
      <Line
        id={id}
        name={name}
        className="field-input"
        rows={rows === 1 ? undefined : rows}
        // While it is empty the page’s own direction holds: "auto" would set it, and its placeholder, from left to right.
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
          <bdi dir="ltr">{countWords(count, limit)}</bdi>
        </p>
      </div>
    </div>
  );
}
