import { type Outcome, outcomes } from '../lib/contract/index.ts';
import { t } from '../lib/i18n/t.ts';
import type { Choices } from '../lib/settings/settings.ts';
import { AddressField } from './address-field.tsx';
import { CountedText } from './counted-text.tsx';
import {
  type AddressInput,
  inputLabels,
  isAddressTaken,
  listAddressInputs,
  listTextLimits,
  type TextInput,
} from './more-inputs.ts';
import { SelectField } from './select-field.tsx';

/** Empty texts are undefined: they are neither stored nor sent. */
type ChangedInput = { readonly [Name in TextInput | AddressInput]?: string | undefined };

interface InputProps {
  readonly choices: Choices;
  readonly onChange: (part: ChangedInput) => void;
}

interface AddressFieldsProps extends InputProps {
  readonly onDevice: boolean;
  readonly findProblem?: (name: AddressInput) => string | undefined;
}

export const AddressFields = ({ choices, onDevice, findProblem, onChange }: AddressFieldsProps) =>
  listAddressInputs(choices.kind, onDevice).map((name) => (
    <AddressField
      key={name}
      name={name}
      label={t(inputLabels[name][0])}
      hint={t(inputLabels[name][1])}
      value={choices[name] ?? ''}
      isTaken={isAddressTaken(choices.kind, name, choices[name])}
      problem={findProblem?.(name)}
      onChange={(typed) => onChange({ [name]: typed || undefined })}
    />
  ));

interface TextFieldProps extends InputProps {
  readonly name: TextInput;
  /** In a narrow page the hint stands in the empty field. */
  readonly isNarrow?: boolean;
  readonly problem?: string | undefined;
}

export function TextField({ name, choices, isNarrow = false, problem, onChange }: TextFieldProps) {
  const [label, hint] = inputLabels[name];
  const isLine = name === 'fontName';
  return (
    <CountedText
      name={isNarrow ? name : undefined}
      label={t(label)}
      {...(isNarrow && !isLine ? { placeholder: t(hint) } : { rows: isLine ? 1 : 3, hint: t(hint) })}
      value={choices[name] ?? ''}
      limit={new Map(listTextLimits(choices)).get(name)}
      problem={problem}
      onChange={(text) => onChange({ [name]: text || undefined })}
    />
  );
}

interface OutcomeFieldProps {
  readonly hint?: string;
  readonly value: Outcome | undefined;
  readonly onChange: (outcome: Outcome | undefined) => void;
}

export const OutcomeField = ({ hint, value, onChange }: OutcomeFieldProps) => (
  <SelectField
    name="outcome"
    label={t('outcome')}
    hint={hint}
    options={[
      { value: '', label: t('outcome_any') },
      ...outcomes.map((outcome) => ({ value: outcome, label: t(`outcome_${outcome}`) })),
    ]}
    value={value ?? ''}
    onChange={(outcome) => onChange(outcome || undefined)}
  />
);
