import { type ReactNode, useId } from 'react';
import './field.css';

interface TextAreaProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Characters it may have: what is left of them is said. */
  readonly limit: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Some lines of text, with how much of their limit is used. */
export function TextArea({ label, hint, limit, value, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="field-input"
        rows={3}
        // While it is empty the page’s own direction holds: "auto" would set it, and its placeholder, from left to right.
        dir={value ? 'auto' : undefined}
        maxLength={limit}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} className="field-hint field-count">
        <span>{hint}</span>
        <bdi>
          {value.length} / {limit}
        </bdi>
      </p>
    </div>
  );
}
