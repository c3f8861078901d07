import { useId } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { withoutWww } from '../../lib/contract/host.ts';
import { aspects } from '../../lib/contract/index.ts';
import { t } from '../../lib/i18n/t.ts';
import { entry } from '../../lib/jobs/entry.ts';
import type { Wanted } from '../../lib/jobs/find-entries.ts';
import '../../components/field.css';
import './filters.css';

interface FiltersProps {
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}

export function Filters({ wanted, onWanted }: FiltersProps) {
  const kindNames = { infographic: t('infographics'), meme: t('memes'), saved: t('saved_images') };
  return (
    <search className="filters">
      <SearchField value={wanted.query} onChange={(query) => onWanted({ ...wanted, query })} />
      <div className="filter-choices">
        <Choice
          label={t('kind')}
          any={t('any_kind')}
          options={entryKinds.map((kind) => [kind, kindNames[kind]])}
          value={wanted.kind}
          onChange={(value) => onWanted({ ...wanted, kind: entryKinds.find((kind) => kind === value) })}
        />
        <Choice
          label={t('shape')}
          any={t('any_shape')}
          options={aspects.map((aspect) => [aspect, aspect])}
          value={wanted.aspect}
          onChange={(value) => onWanted({ ...wanted, aspect: aspects.find((aspect) => aspect === value) })}
        />
        {only.map(([value, icon, label]) => (
          <button
            key={value}
            type="button"
            className="filter"
            title={t(label)}
            aria-pressed={wanted.only === value}
            onClick={() => onWanted({ ...wanted, only: wanted.only === value ? undefined : value })}
          >
            <Icon name={icon} />
            <span className="filter-mark">{t(label)}</span>
          </button>
        ))}
        {wanted.page && (
          <button
            type="button"
            className="filter"
            aria-pressed
            onClick={() => onWanted({ ...wanted, page: undefined })}
          >
            <span className="filter-page">{t('from_page', toPageName(wanted.page))}</span>
            <Icon name="close" />
          </button>
        )}
      </div>
    </search>
  );
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (query: string) => void;
}

function SearchField({ value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="search">
      <Icon name="search" />
      <label className="spoken" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        className="field-input"
        placeholder={t('search_hint')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

const entryKinds = entry.shape.kind.options;

const only: readonly (readonly ['starred' | 'failed', IconName, 'starred' | 'failed'])[] = [
  ['starred', 'starred', 'starred'],
  ['failed', 'warning', 'failed'],
];

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function Choice({ label, any, options, value = '', onChange }: ChoiceProps) {
  return (
    <select
      className="filter"
      aria-label={label}
      data-chosen={value !== '' || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{any}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}

const toPageName = (address: string) => {
  const url = URL.parse(address);
  return url ? `${withoutWww(url.host)}${url.pathname === '/' ? '' : url.pathname}` : address;
};
