import { useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import type { PreviewClient } from '../../components/previews/client.ts';
import type { Path } from '../../lib/edit/change.ts';
import type { FieldItem } from '../../lib/edit/field.ts';
import { t } from '../../lib/i18n/t.ts';
import { DrawingButton, type FieldActs, TextInput } from './field-parts.tsx';
import { SentencePicker } from './sentence-picker.tsx';
import { stepByKey } from './use-follow-focus.ts';

interface ItemProps extends Pick<FieldActs, 'setText' | 'setSentence' | 'setDrawing' | 'move' | 'remove'> {
  readonly item: FieldItem;
  readonly place: number;
  readonly count: number;
  readonly path: Path;
  readonly sentences: readonly string[];
  readonly client: PreviewClient;
  readonly language: string;
}

export const nameItem = ({ fields }: FieldItem, place: number): string =>
  fields.find(({ value }) => value !== '')?.value ?? String(place + 1);

export function Item({ item, place, count, path, sentences, client, language, setText, ...acts }: ItemProps) {
  const { setSentence, setDrawing, move, remove } = acts;
  const [isPicking, setPicking] = useState(false);
  const name = nameItem(item, place);
  const first = findFirstField(item);
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
      onKeyDown={(event) => stepByKey(event, (step) => move(path, place, place + step))}
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

const findFirstField = ({ fields }: FieldItem) =>
  ['heading', 'label', 'topic', 'cell'].flatMap((name) => fields.find((field) => field.name === name) ?? [])[0];

interface MoveButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
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

const dragType = 'application/x-broadside-item';

function startDrag(data: DataTransfer, path: Path, place: number): void {
  data.setData(dragType, JSON.stringify([path.join('.'), place]));
  data.effectAllowed = 'move';
}

function readDrag(data: string, path: Path): number | undefined {
  try {
    const [list, place] = JSON.parse(data) as unknown[];
    return list === path.join('.') && typeof place === 'number' ? place : undefined;
  } catch {
    return undefined;
  }
}
