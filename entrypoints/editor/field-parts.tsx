import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { PreviewClient } from '../../components/previews/client.ts';
import { getSlotName } from '../../components/slot-names.ts';
import type { Path } from '../../lib/edit/change.ts';
import type { DrawingField, TextField } from '../../lib/edit/field.ts';
import { t } from '../../lib/i18n/t.ts';
import { DrawingPicker } from './drawing-picker.tsx';
import { fieldLabels, maxTextChars } from './labels.ts';

export interface FieldActs {
  readonly setText: (field: TextField, text: string) => void;
  readonly setSentence: (field: TextField, sentence: string) => void;
  readonly move: (path: Path, from: number, to: number) => void;
  readonly remove: (path: Path, index: number) => void;
  readonly add: (path: Path, index: number, item: unknown) => void;
  readonly setDrawing: (path: Path, name: string | undefined) => void;
  readonly addList: () => void;
  readonly removeModule: (index: number) => void;
}

export function TextInput({ field, onText }: { readonly field: TextField; readonly onText: FieldActs['setText'] }) {
  const id = useId();
  const { value, name, isLong } = field;
  const label = t(fieldLabels[name]);
  const slot = name === 'caption' ? getSlotName(String(field.path.at(-1))) : undefined;
  const of = slot ? t(slot) : field.of;
  const common = {
    id,
    dir: 'auto',
    className: 'field-input',
    maxLength: maxTextChars,
    value,
    'data-field': field.path.join('.'),
  } as const;
  return (
    <div className="field edit-field">
      <label htmlFor={id}>{of ? `${label} · ${of}` : label}</label>
      {isLong ? (
        <textarea {...common} rows={2} onChange={(event) => onText(field, event.currentTarget.value)} />
      ) : (
        <input {...common} onChange={(event) => onText(field, event.currentTarget.value)} />
      )}
    </div>
  );
}

interface DrawingButtonProps {
  readonly client: PreviewClient;
  readonly language: string;
  readonly drawing: DrawingField;
  readonly of: string;
  readonly onPick: (path: Path, name: string | undefined) => void;
}

export function DrawingButton({ client, language, drawing: { path, name }, of, onPick }: DrawingButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = t(name === undefined ? 'edit_add_drawing' : 'edit_drawing');
  return (
    <div className="edit-drawing">
      <Button
        look="quiet"
        icon="image"
        aria-expanded={isOpen}
        // Begins with the visible label, for speech input (WCAG 2.2, 2.5.3).
        aria-label={`${label} · ${of}`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <DrawingPicker
          client={client}
          language={language}
          value={name}
          onPick={(picked) => {
            onPick(path, picked);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
