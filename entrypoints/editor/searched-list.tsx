import { type ComponentProps, useId } from 'react';
import { IconButton } from '../../components/button.tsx';
import { t } from '../../lib/i18n/t.ts';

interface SearchedListProps extends Pick<ComponentProps<'input'>, 'children' | 'onFocus'> {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  readonly onDown?: () => void;
}

export function SearchedList({ label, query, onQuery, onClose, onDown, onFocus, children }: SearchedListProps) {
  const id = useId();
  return (
    <fieldset className="edit-sentences" aria-labelledby={id}>
      <div className="edit-sentences-head">
        <label id={id} htmlFor={`${id}-search`}>
          {label}
        </label>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <input
        id={`${id}-search`}
        className="field-input"
        type="search"
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: opened by a click on its own button
        autoFocus
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onFocus={onFocus}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
          if (key === 'ArrowDown') onDown?.();
        }}
      />
      {children}
    </fieldset>
  );
}
