import { useRef, useState } from 'react';
import { t } from '../../lib/i18n/t.ts';
import { SearchedList } from './searched-list.tsx';

interface SentencePickerProps {
  readonly sentences: readonly string[];
  readonly onPick: (sentence: string) => void;
  readonly onClose: () => void;
}

const maxShown = 40;

export function SentencePicker({ sentences, onPick, onClose }: SentencePickerProps) {
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = sentences
    .map((text, place) => ({ text, place }))
    .filter(({ text }) => wanted === '' || text.toLowerCase().includes(wanted));
  return (
    <SearchedList
      label={t('edit_sentences')}
      query={query}
      onQuery={setQuery}
      onClose={onClose}
      onDown={() => list.current?.querySelector('button')?.focus()}
    >
      <ul ref={list}>
        {found.slice(0, maxShown).map(({ text, place }) => (
          <li key={place}>
            <button type="button" dir="auto" onClick={() => onPick(text)}>
              <span className="edit-place">{place + 1}</span> {text}
            </button>
          </li>
        ))}
      </ul>
    </SearchedList>
  );
}
