import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { DrawnPicture } from '../../components/previews/drawn-picture.tsx';
import type { Preview, PreviewText } from '../../components/previews/messages.ts';
import type { FieldGroup, TextField } from '../../lib/edit/field.ts';
import { findField, listAll } from '../../lib/edit/fields.ts';
import type { TextBoxPlace } from '../../lib/edit/text-boxes.ts';
import { findWordAt } from '../../lib/edit/word-at.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { t } from '../../lib/i18n/t.ts';
import { fieldLabels, maxTextChars } from './labels.ts';
import { TextBoxLayer, toPercent } from './text-box-layer.tsx';

interface StageProps {
  readonly preview: Preview;
  readonly fileName: string | undefined;
  readonly groups: readonly FieldGroup[];
  readonly isDrawing: boolean;
  readonly onText: (field: TextField, text: string) => void;
  readonly draft?: MemeDraft | undefined;
  readonly onPlace: (role: string, place: Partial<TextBoxPlace>) => void;
}

export function Stage({ preview, fileName, groups, isDrawing, onText, draft, onPlace }: StageProps) {
  const [open, setOpen] = useState<OpenText>();
  const isPlacedFreely = draft?.boxes !== undefined;
  const places = useMemo(
    () =>
      (isPlacedFreely ? [] : preview.texts).flatMap((text, index) => {
        const field = findField(groups, text.text);
        return field ? [{ text, field, key: `${field.path.join('.')} ${index}` }] : [];
      }),
    [preview, groups, isPlacedFreely],
  );
  const openField = open && listAll(groups).find(({ path }) => path.join('.') === open.path);
  return (
    <div
      className="stage-picture"
      data-drawing={isDrawing || undefined}
      style={{ '--ratio': preview.width / preview.height }}
    >
      <DrawnPicture preview={preview} fileName={fileName} />
      {/* A shortcut for pointers: keyboards and screen readers use the form. */}
      {places.map(({ text, field, key }) => (
        <TextTarget
          key={key}
          text={text}
          field={field}
          preview={preview}
          onOpen={(at) => setOpen({ path: field.path.join('.'), text, at })}
        />
      ))}
      {draft?.boxes && preview.places && (
        <TextBoxLayer
          preview={preview}
          places={preview.places}
          boxes={draft.boxes}
          captions={draft.captions}
          onPlace={onPlace}
          onOpen={(role, box) => setOpen({ path: `captions.${role}`, text: { ...noText, ...box }, at: box })}
        />
      )}
      {open && openField && (
        <InPlace
          key={open.path}
          opened={open}
          preview={preview}
          field={openField}
          onText={onText}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface TextTargetProps {
  readonly text: PreviewText;
  readonly field: TextField;
  readonly preview: Preview;
  readonly onOpen: (at: OpenText['at']) => void;
}

function TextTarget({ text, field, preview, onOpen }: TextTargetProps) {
  const open = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = text.width / width;
    onOpen({ x: text.x + (clientX - left) * scale, y: text.y + (clientY - top) * scale });
  };
  return (
    <button
      type="button"
      className="stage-text"
      data-field={field.path.join('.')}
      tabIndex={-1}
      aria-hidden="true"
      title={t('edit_click')}
      style={toPercent(text, preview)}
      onClick={open}
    />
  );
}

const noText: Pick<PreviewText, 'text' | 'role' | 'direction' | 'lines'> = {
  text: '',
  role: 'caption',
  direction: 'ltr',
  lines: [],
};

interface OpenText {
  readonly path: string;
  readonly text: PreviewText;
  readonly at: { readonly x: number; readonly y: number };
}

interface InPlaceProps {
  readonly opened: OpenText;
  readonly preview: Preview;
  readonly field: TextField;
  readonly onText: (field: TextField, text: string) => void;
  readonly onClose: () => void;
}

/** An input over the text, which stays in place, with the clicked word selected. Enter or a click elsewhere closes it. */
function InPlace({ opened: { text, at }, preview, field, onText, onClose }: InPlaceProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [place] = useState(() => toPercent(text, preview));
  const [word] = useState(() => findWordAt(text, at, field.value));
  useEffect(() => {
    box.current?.focus();
    if (word) box.current?.setSelectionRange(word.start, word.end);
    else box.current?.select();
  }, [word]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)) {
      event.preventDefault();
      onClose();
    }
  };
  return (
    <textarea
      ref={box}
      className="stage-input"
      dir="auto"
      maxLength={maxTextChars}
      aria-label={t(fieldLabels[field.name])}
      style={{ left: place.left, top: place.top, minWidth: place.width, minHeight: place.height }}
      value={field.value}
      onChange={(event) => onText(field, event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={onClose}
    />
  );
}
