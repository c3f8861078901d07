import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CountedText, describeCount } from '../../components/counted-text.tsx';
import { countCharacters } from '../../lib/contract/limits.ts';
import { t } from '../../lib/i18n/t.ts';

interface SourceTextProps {
  readonly label: string;
  readonly text: string;
  readonly limit?: number;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly isEdited: boolean;
  readonly startsOpen?: boolean;
  readonly onChange: (text: string) => void;
  readonly onUndo: () => void;
}

const maxGlimpseChars = 400;

const editButton = '.source-acts > button:last-child';

export default function SourceText({
  label,
  text,
  limit,
  hint,
  problem,
  isEdited,
  startsOpen = false,
  onChange,
  onUndo,
}: SourceTextProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { place, takeFocus } = useFocusInPlace(isOpen, startsOpen);
  const undoAll = () => {
    onUndo();
    takeFocus();
  };
  const undo = isEdited && (
    <Button look="quiet" onClick={undoAll}>
      {t('edit_undo')}
    </Button>
  );
  if (isOpen) {
    return (
      <div className="source-text" ref={place}>
        <CountedText
          label={label}
          name="source"
          rows={9}
          value={text}
          limit={limit}
          hint={hint}
          problem={text.trim() ? problem : t('text_empty')}
          onChange={onChange}
        />
        <div className="source-acts">
          {undo}
          <Button onClick={() => setOpen(false)}>{t('edit_done')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="source-text" ref={place}>
      <blockquote dir="auto" aria-label={label}>
        {text.slice(0, maxGlimpseChars).replace(/\n+/g, ' ')}
      </blockquote>
      {hint && !isEdited && <p className="field-hint">{hint}</p>}
      <div className="source-acts">
        <TextFacts text={text} limit={limit} isEdited={isEdited} />
        {undo}
        <Button look="quiet" icon="edit" onClick={() => setOpen(true)}>
          {t('edit_text')}
        </Button>
      </div>
    </div>
  );
}

function useFocusInPlace(isOpen: boolean, startsOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(startsOpen);
  const takeFocus = useCallback(
    () => place.current?.querySelector<HTMLElement>(isOpen ? 'textarea' : editButton)?.focus(),
    [isOpen],
  );
  useEffect(() => {
    if (isAsked.current) takeFocus();
    isAsked.current = true;
  }, [takeFocus]);
  return { place, takeFocus };
}

function TextFacts({ text, limit, isEdited }: Pick<SourceTextProps, 'text' | 'limit' | 'isEdited'>) {
  const count = countCharacters(text);
  return (
    <p className="counted-count" data-over={(limit !== undefined && count > limit) || undefined}>
      {isEdited && <span className="source-mark">{t('edited')}</span>}{' '}
      <bdi dir="ltr">{describeCount(count, limit)}</bdi>
    </p>
  );
}
