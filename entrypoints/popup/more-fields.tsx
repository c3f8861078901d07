import { useEffect, useId, useRef } from 'react';
import { AddressField } from '../../components/address-field.tsx';
import { CountedText } from '../../components/counted-text.tsx';
import {
  type AddressInput,
  inputLabels,
  isAddressTaken,
  listAddressInputs,
  listTextLimits,
} from '../../components/more-inputs.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { outcomes } from '../../lib/contract/index.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { ReferenceChoice } from './reference-choice.tsx';
import type { Choice } from './use-choices.ts';

interface MoreFieldsProps {
  readonly choices: Choices;
  readonly onChange: (part: Choice) => void;
  readonly capture: Capture;
  readonly onCapture: (changes: Partial<Capture>) => void;
  readonly refused: Input | undefined;
  readonly inWindow: boolean;
  readonly onDevice: boolean;
}

/** Absent fields are not sent. */
export default function MoreFields({
  choices,
  onChange,
  capture,
  onCapture,
  refused,
  inWindow,
  onDevice,
}: MoreFieldsProps) {
  const fields = useFocusOnRefused(refused);
  const problem = (input: Input) => (input === refused ? t('input_refused') : undefined);
  const texts = listTextLimits(choices).map(([name, limit]) => (
    <CountedText
      key={name}
      name={name}
      label={t(inputLabels[name][0])}
      {...(name === 'fontName' ? { rows: 1, hint: t(inputLabels[name][1]) } : { placeholder: t(inputLabels[name][1]) })}
      value={choices[name] ?? ''}
      limit={limit}
      problem={problem(name)}
      onChange={(text) => onChange({ [name]: text || undefined })}
    />
  ));
  const addresses = listAddressInputs(choices.kind, onDevice).map((name) => (
    <AddressChoice key={name} name={name} choices={choices} problem={problem(name)} onChange={onChange} />
  ));
  if (choices.kind === 'meme') {
    return (
      <div className="more-fields" ref={fields}>
        {texts}
        {addresses}
      </div>
    );
  }
  const [styleNotes, fontName, referenceNote] = texts;
  return (
    <div className="more-fields" ref={fields}>
      <OutcomeChoice value={choices.outcome} onChange={(outcome) => onChange({ outcome })} />
      {styleNotes}
      {fontName}
      {addresses}
      <CritiqueCheck isOn={choices.critique !== false} onChange={(critique) => onChange({ critique })} />
      <ReferenceChoice
        capture={capture}
        onCapture={onCapture}
        problem={problem('reference')}
        inWindow={inWindow}
        kind={choices.kind}
      />
      {capture.reference && referenceNote}
    </div>
  );
}

function useFocusOnRefused(refused: Input | undefined) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers show 600 pixels of a popup, and these fields come last.
    fields.current?.closest('details')?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (refused) fields.current?.querySelector<HTMLElement>(`[name="${refused}"]`)?.focus();
  }, [refused]);
  return fields;
}

interface AddressChoiceProps extends Pick<MoreFieldsProps, 'choices' | 'onChange'> {
  readonly name: AddressInput;
  readonly problem: string | undefined;
}

function AddressChoice({ name, choices, problem, onChange }: AddressChoiceProps) {
  const [label, hint] = inputLabels[name];
  return (
    <AddressField
      name={name}
      label={t(label)}
      hint={t(hint)}
      value={choices[name] ?? ''}
      isTaken={isAddressTaken(choices.kind, name, choices[name])}
      problem={problem}
      onChange={(typed) => onChange({ [name]: typed || undefined })}
    />
  );
}

interface CritiqueCheckProps {
  readonly isOn: boolean;
  readonly onChange: (critique: false | undefined) => void;
}

function CritiqueCheck({ isOn, onChange }: CritiqueCheckProps) {
  return (
    <label className="more-check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? undefined : false)}
      />
      <span>{t('critique')}</span>
    </label>
  );
}

function OutcomeChoice({
  value,
  onChange,
}: {
  readonly value: Choices['outcome'];
  readonly onChange: (value: Choices['outcome']) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('outcome')}</label>
      <select
        id={id}
        name="outcome"
        className="field-input"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(outcomes.find((known) => known === currentTarget.value))}
      >
        <option value="">{t('outcome_any')}</option>
        {outcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`outcome_${outcome}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
