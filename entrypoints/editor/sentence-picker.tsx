import { useId, useRef, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { t } from '../../lib/i18n/t.ts';

interface SentencePickerProps {
  readonly sentences: readonly string[];
  readonly onPick: (sentence: string) => void;
  readonly onClose: () => void;
}

const maxShown = 40;

export function SentencePicker({ sentences, onPick, onClose }: SentencePickerProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = sentences
    .map((text, place) => ({ text, place }))
    .filter(({ text }) => wanted === '' || text.toLowerCase().includes(wanted));
  return (
    <fieldset className="edit-sentences" aria-labelledby={id}>
      <div className="edit-sentences-head">
        <label id={id} htmlFor={`${id}-search`}>
          {t('edit_sentences')}
        </label>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <input
        id={`${id}-search`}
        className="field-input"
        type="search"
        dir="auto"
        // The user has just asked for it.
        // biome-ignore lint/a11y/noAutofocus: opened by a click on its own button
        autoFocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
        }}
      />
      <ul ref={list}>
        {found.slice(0, maxShown).map(({ text, place }) => (
          <li key={place}>
            <button type="button" dir="auto" onClick={() => onPick(text)}>
              <span className="edit-place">{place + 1}</span> {text}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
