import { useId } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import type { Preview } from '../../components/previews/messages.ts';
import { SelectField } from '../../components/select-field.tsx';
import { addBox, changeBox, minShare, placeFreely, removeBox, type TextBoxPlace } from '../../lib/edit/text-boxes.ts';
import type { Version } from '../../lib/edit/version.ts';
import { type MemeDraft, maxTextBoxes, type TextBox } from '../../lib/engine/brief.ts';
import { type MessageKey, t } from '../../lib/i18n/t.ts';

interface BoxesPanelProps {
  readonly draft: MemeDraft;
  readonly places: Preview['places'];
  readonly onChange: (change: (version: Version) => Version, field?: string) => void;
}

export function BoxesPanel({ draft, places, onChange }: BoxesPanelProps) {
  const change = (make: (draft: MemeDraft) => MemeDraft, field?: string) =>
    onChange(
      (before) => ('draft' in before.says ? { ...before, says: { draft: make(before.says.draft) } } : before),
      field,
    );
  if (!draft.boxes) {
    return (
      <Button icon="cursor" disabled={!places} onClick={() => places && change((now) => placeFreely(now, places))}>
        {t('edit_boxes_free')}
      </Button>
    );
  }
  return (
    <fieldset className="edit-group">
      <legend>{t('edit_boxes')}</legend>
      <p className="field-hint">{t('edit_box_keys')}</p>
      <ol className="edit-items">
        {draft.boxes.map((box) => (
          <BoxFields
            key={box.role}
            box={box}
            words={draft.captions[box.role] ?? ''}
            places={places}
            onWords={(text) =>
              change((now) => ({ ...now, captions: { ...now.captions, [box.role]: text } }), `captions.${box.role}`)
            }
            onBox={(changed, field) => change((now) => changeBox(now, box.role, changed), field)}
            onRemove={() => change((now) => removeBox(now, box.role))}
          />
        ))}
      </ol>
      <div className="edit-box-acts">
        <Button
          icon="plus"
          disabled={!places || draft.boxes.length >= maxTextBoxes}
          onClick={() => places && change((now) => addBox(now, places))}
        >
          {t('edit_box_add')}
        </Button>
        <Button look="quiet" onClick={() => change(({ boxes: _, ...now }) => now)}>
          {t('edit_boxes_fixed')}
        </Button>
      </div>
    </fieldset>
  );
}

interface BoxFieldsProps {
  readonly box: TextBox;
  readonly words: string;
  readonly places: Preview['places'];
  readonly onWords: (text: string) => void;
  readonly onBox: (changed: Partial<Omit<TextBox, 'role'>>, field?: string) => void;
  readonly onRemove: () => void;
}

const measures = { x: 'edit_box_left', y: 'edit_box_top', width: 'edit_box_width', height: 'edit_box_height' } as const;
const measureNames = ['x', 'y', 'width', 'height'] as const;

const alignments = ['left', 'center', 'right'] as const;
const alignmentNames = {
  left: 'align_left',
  center: 'align_center',
  right: 'align_right',
} as const satisfies Record<TextBox['align'], MessageKey>;

const grounds = ['none', 'card'] as const;
const groundNames = {
  none: 'box_ground_none',
  card: 'box_ground_card',
} as const satisfies Record<TextBox['ground'], MessageKey>;

function BoxFields({ box, words, places, onWords, onBox, onRemove }: BoxFieldsProps) {
  const id = useId();
  const options = places ? listPlaces(places) : [];
  const chosen = options.find(({ place }) => isAt(box, place));
  return (
    <li className="edit-item">
      <div className="edit-item-fields">
        <div className="field edit-field">
          <label htmlFor={`${id}-words`}>{t('edit_field_caption')}</label>
          <textarea
            id={`${id}-words`}
            className="field-input"
            dir="auto"
            rows={2}
            maxLength={maxChars}
            data-field={`captions.${box.role}`}
            value={words}
            onChange={(event) => onWords(event.currentTarget.value)}
          />
        </div>
        <SelectField
          label={t('edit_box_place')}
          options={[
            ...(chosen ? [] : [{ value: '', label: t('box_place_own') }]),
            ...options.map(({ value, label }) => ({ value, label })),
          ]}
          value={chosen?.value ?? ''}
          onChange={(value) => {
            const picked = options.find((option) => option.value === value);
            if (picked) onBox(picked.place);
          }}
        />
        <BoxMeasures box={box} onBox={onBox} />
        <SelectField
          label={t('edit_box_align')}
          options={alignments.map((value) => ({ value, label: t(alignmentNames[value]) }))}
          value={box.align}
          onChange={(align) => onBox({ align })}
        />
        <SelectField
          label={t('edit_box_ground')}
          options={grounds.map((value) => ({ value, label: t(groundNames[value]) }))}
          value={box.ground}
          onChange={(ground) => onBox({ ground })}
        />
      </div>
      <div className="edit-item-acts">
        <IconButton icon="trash" label={t('edit_remove', words || t('edit_field_caption'))} onClick={onRemove} />
      </div>
    </li>
  );
}

function BoxMeasures({ box, onBox }: Pick<BoxFieldsProps, 'box' | 'onBox'>) {
  const id = useId();
  return (
    <div className="edit-box-measures">
      {measureNames.map((name) => (
        <div className="field" key={name}>
          <label htmlFor={`${id}-${name}`}>{t(measures[name])}</label>
          <input
            id={`${id}-${name}`}
            className="field-input"
            type="number"
            step={1}
            min={name === 'width' || name === 'height' ? minShare * 100 : undefined}
            value={Math.round(box[name] * 100)}
            onChange={({ currentTarget: { valueAsNumber } }) => {
              if (Number.isFinite(valueAsNumber)) onBox({ [name]: valueAsNumber / 100 }, `box ${box.role} ${name}`);
            }}
          />
        </div>
      ))}
    </div>
  );
}

const maxChars = 2000;

interface NamedPlace {
  readonly value: string;
  readonly label: string;
  readonly place: TextBoxPlace;
}

const listPlaces = ({ usual, calm }: NonNullable<Preview['places']>): readonly NamedPlace[] => [
  ...usual.map((place, index) => ({
    value: `usual-${index}`,
    label: t(index === 0 ? 'box_place_top' : 'box_place_bottom'),
    place,
  })),
  ...calm.map((place, index) => ({ value: `calm-${index}`, label: t('box_place_calm', String(index + 1)), place })),
];

const halfPercent = 0.005;

const isAt = (box: TextBoxPlace, place: TextBoxPlace): boolean =>
  measureNames.every((name) => Math.abs(box[name] - place[name]) < halfPercent);
