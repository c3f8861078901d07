import { useEffect, useRef } from 'react';
import { AddressFields, OutcomeField, TextField } from '../../components/input-fields.tsx';
import { listTextLimits } from '../../components/more-inputs.ts';
import type { Capture } from '../../lib/capture/capture.ts';
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
  const getProblem = (input: Input) => (input === refused ? t('input_refused') : undefined);
  const texts = listTextLimits(choices).map(([name]) => (
    <TextField key={name} name={name} choices={choices} isNarrow problem={getProblem(name)} onChange={onChange} />
  ));
  const addresses = (
    <AddressFields choices={choices} onDevice={onDevice} findProblem={getProblem} onChange={onChange} />
  );
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
      <OutcomeField value={choices.outcome} onChange={(outcome) => onChange({ outcome })} />
      {styleNotes}
      {fontName}
      {addresses}
      <CritiqueCheck isOn={choices.critique !== false} onChange={(critique) => onChange({ critique })} />
      <ReferenceChoice
        capture={capture}
        onCapture={onCapture}
        problem={getProblem('reference')}
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
