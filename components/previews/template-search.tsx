import { useId } from 'react';
import { t } from '../../lib/i18n/t.ts';

interface TemplateSearchProps {
  readonly query: string;
  readonly hasFound: boolean;
  readonly onQuery: (query: string) => void;
}

const maxQueryChars = 60;

export function TemplateSearch({ query, hasFound, onQuery }: TemplateSearchProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('find_template')}</label>
      <input
        id={id}
        className="field-input"
        type="search"
        dir="auto"
        maxLength={maxQueryChars}
        value={query}
        onChange={({ currentTarget: { value } }) => onQuery(value)}
      />
      <p className="field-hint" role="status">
        {hasFound ? '' : t('nothing_found')}
      </p>
    </div>
  );
}
