import { useState } from 'react';
import { t } from '../lib/i18n/t.ts';
import { Field } from './field.tsx';

interface AddressFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly isTaken: boolean;
  readonly problem?: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** An error appears only after the field was left. */
export function AddressField({ value, isTaken, problem, onChange, ...field }: AddressFieldProps) {
  const [isBeingTyped, setBeingTyped] = useState(false);
  return (
    <Field
      {...field}
      type="url"
      dir="ltr"
      placeholder="https://"
      value={value}
      problem={isTaken ? problem : isBeingTyped ? undefined : t('reference_problem')}
      onFocus={() => setBeingTyped(isTaken)}
      onBlur={() => setBeingTyped(false)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
