import { useId, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import type { PreviewClient } from '../../components/previews/client.ts';
import type { Path } from '../../lib/edit/change.ts';
import type { DrawingField, FieldGroup, FieldItem, FieldList, TextField } from '../../lib/edit/fields.ts';
import { t } from '../../lib/i18n/t.ts';
import { DrawingPicker } from './drawing-picker.tsx';
import { fieldLabels, groupLabels, maxTextChars } from './labels.ts';
import { SentencePicker } from './sentence-picker.tsx';
import { useFollowFocus } from './use-follow-focus.ts';

export interface FieldActs {
  readonly setText: (field: TextField, text: string) => void;
  /** Puts a sentence of the source in place of a text. */
  readonly setSentence: (field: TextField, sentence: string) => void;
  readonly move: (path: Path, from: number, to: number) => void;
  readonly remove: (path: Path, index: number) => void;
  readonly add: (path: Path, index: number, item: unknown) => void;
  readonly setDrawing: (path: Path, name: string | undefined) => void;
  readonly addList: () => void;
  readonly removeModule: (index: number) => void;
}

interface FieldsPanelProps extends FieldActs {
  /** Hears in words what was done with a thing of a list. */
  readonly onSaid: (words: string) => void;
  /** Finds drawings. */
  readonly client: PreviewClient;
  /** Of the picture's words. */
  readonly language: string;
  readonly groups: readonly FieldGroup[];
  /** Sentences of the source, to put in place of a text. */
  readonly sentences: readonly string[];
}

/** Every text of the picture in a form: labelled, reached by keys, announced. */
export function FieldsPanel({ groups, ...rest }: FieldsPanelProps) {
  const canHaveList = groups.some(({ kind }) => kind === 'header') && !groups.some(({ lists }) => lists);
  return (
    <>
      {groups.map((group) => (
        <Group key={`${group.kind} ${group.index ?? ''}`} group={group} {...rest} />
      ))}
      {canHaveList && (
        <fieldset className="edit-group">
          <legend>{t(groupLabels.items)}</legend>
          <Button
            icon="plus"
            onClick={() => {
              rest.addList();
              rest.onSaid(t('edit_added', '1'));
            }}
          >
            {t('edit_add')}
          </Button>
        </fieldset>
      )}
    </>
  );
}

type PartProps = Omit<FieldsPanelProps, 'groups'>;

function Group({ group, ...rest }: PartProps & { readonly group: FieldGroup }) {
  const { client, language, ...acts } = rest;
  const { kind, index, fields, lists = [], drawing } = group;
  const heading = t(groupLabels[kind]);
  return (
    <fieldset className="edit-group">
      <legend>{heading}</legend>
      {index !== undefined && (
        <span className="edit-group-remove">
          <IconButton icon="trash" label={t('edit_remove', heading)} onClick={() => acts.removeModule(index)} />
        </span>
      )}
      {fields.map((field) => (
        <TextInput key={field.path.join('.')} field={field} onText={acts.setText} />
      ))}
      {drawing && (
        <DrawingButton client={client} language={language} drawing={drawing} of={heading} onPick={acts.setDrawing} />
      )}
      {lists.map((list) => (
        <ListPart key={list.path.join('.')} list={list} {...rest} />
      ))}
    </fieldset>
  );
}

/** A list under its own texts, each thing of it with its acts, and a new one. */
function ListPart({ list, sentences, client, language, onSaid, ...acts }: PartProps & { readonly list: FieldList }) {
  const { list: shown, follow } = useFollowFocus();
  const { path, fields, items, blank } = list;
  const move = (path: Path, from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    follow(from, to);
    acts.move(path, from, to);
    onSaid(t('edit_moved', String(to + 1), String(items.length)));
  };
  const add = () => {
    acts.add(path, items.length - 1, blank);
    onSaid(t('edit_added', String(items.length + 1)));
  };
  return (
    <div className="edit-list">
      {fields.map((field) => (
        <TextInput key={field.path.join('.')} field={field} onText={acts.setText} />
      ))}
      <ol ref={shown} className="edit-items">
        {items.map((item, place) => (
          <Item
            key={item.fields[0]?.path.join('.')}
            item={item}
            place={place}
            count={items.length}
            path={path}
            sentences={sentences}
            client={client}
            language={language}
            {...acts}
            move={move}
            remove={(path, place) => {
              follow(place, place);
              acts.remove(path, place);
              onSaid(t('edit_removed', nameItem(item, place)));
            }}
          />
        ))}
      </ol>
      <Button icon="plus" onClick={add}>
        {t('edit_add')}
      </Button>
    </div>
  );
}

interface ItemProps extends Pick<FieldActs, 'setText' | 'setSentence' | 'setDrawing' | 'move' | 'remove'> {
  readonly item: FieldItem;
  readonly place: number;
  readonly count: number;
  readonly path: Path;
  readonly sentences: readonly string[];
  readonly client: PreviewClient;
  readonly language: string;
}

/** What a thing of a list is called: by its first words, else by its place. */
const nameItem = ({ fields }: FieldItem, place: number): string =>
  fields.find(({ value }) => value !== '')?.value ?? String(place + 1);

/** One thing of a list. It is moved by dragging, by its buttons, or by Alt and an arrow key in one of its fields. */
function Item({ item, place, count, path, sentences, client, language, setText, ...acts }: ItemProps) {
  const { setSentence, setDrawing, move, remove } = acts;
  const [isPicking, setPicking] = useState(false);
  const name = nameItem(item, place);
  const [first] = ['heading', 'label', 'topic', 'cell'].flatMap(
    (name) => item.fields.find((field) => field.name === name) ?? [],
  );
  return (
    <li
      className="edit-item"
      draggable
      onDragStart={({ dataTransfer }) => startDrag(dataTransfer, path, place)}
      onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
      onDrop={(event) => {
        const from = readDrag(event.dataTransfer.getData(dragType), path);
        if (from !== undefined) move(path, from, place);
      }}
      onKeyDown={(event) => {
        const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
        if (step === undefined) return;
        event.preventDefault();
        move(path, place, place + step);
      }}
    >
      <div className="edit-item-fields">
        {item.fields.map((field) => (
          <TextInput key={field.path.join('.')} field={field} onText={setText} />
        ))}
        {item.drawing && (
          <DrawingButton client={client} language={language} drawing={item.drawing} of={name} onPick={setDrawing} />
        )}
        {'sentence' in item && item.sentence === undefined && name !== String(place + 1) && (
          <p className="edit-own">{t('edit_own')}</p>
        )}
      </div>
      <div className="edit-item-acts">
        <MoveButtons
          name={name}
          isFirst={place === 0}
          isLast={place === count - 1}
          onMove={(step) => move(path, place, place + step)}
        />
        {sentences.length > 0 && first && (
          <IconButton
            icon="again"
            label={t('edit_sentence')}
            aria-expanded={isPicking}
            onClick={() => setPicking(!isPicking)}
          />
        )}
        <IconButton icon="trash" label={t('edit_remove', name)} onClick={() => remove(path, place)} />
      </div>
      {isPicking && first && (
        <SentencePicker
          sentences={sentences}
          onPick={(sentence) => {
            setSentence(first, sentence);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </li>
  );
}

interface MoveButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Called with -1 or 1. */
  readonly onMove: (step: number) => void;
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton icon="arrow-up" label={t('edit_up', name)} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon="arrow-down" label={t('edit_down', name)} disabled={isLast} onClick={() => onMove(1)} />
    </>
  );
}

interface DrawingButtonProps {
  readonly client: PreviewClient;
  readonly language: string;
  readonly drawing: DrawingField;
  /** What the drawing stands beside. */
  readonly of: string;
  readonly onPick: (path: Path, name: string | undefined) => void;
}

/** The drawing of a thing, and the way to another. */
function DrawingButton({ client, language, drawing: { path, name }, of, onPick }: DrawingButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = t(name === undefined ? 'edit_add_drawing' : 'edit_drawing');
  return (
    <div className="edit-drawing">
      <Button
        look="quiet"
        icon="image"
        aria-expanded={isOpen}
        // Begins with what is seen, for who says it to press it (WCAG 2.2, 2.5.3).
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

const dragType = 'application/x-broadside-item';

function startDrag(data: DataTransfer, path: Path, place: number): void {
  data.setData(dragType, JSON.stringify([path.join('.'), place]));
  data.effectAllowed = 'move';
}

/** The place that a thing of the same list was dragged from. */
function readDrag(data: string, path: Path): number | undefined {
  try {
    const [list, place] = JSON.parse(data) as unknown[];
    return list === path.join('.') && typeof place === 'number' ? place : undefined;
  } catch {
    // Something else was dropped here.
    return undefined;
  }
}

function TextInput({ field, onText }: { readonly field: TextField; readonly onText: FieldActs['setText'] }) {
  const id = useId();
  const { value, name, isLong, of } = field;
  const label = t(fieldLabels[name]);
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
