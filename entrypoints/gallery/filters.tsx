import { useId } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { aspects } from '../../lib/contract/index.ts';
import { entry } from '../../lib/jobs/entry.ts';
import type { Wanted } from '../../lib/jobs/find-entries.ts';
import { words } from '../../lib/settings/words.ts';
import '../../components/field.css';
import './filters.css';

interface FiltersProps {
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}

/** What to look for: words, and kind, shape and marks. */
export function Filters({ wanted, onWanted }: FiltersProps) {
  const id = useId();
  const kindNames = { infographic: words('infographics'), meme: words('memes'), saved: words('saved_images') };
  return (
    <search className="filters">
      <div className="search">
        <Icon name="search" />
        <label className="spoken" htmlFor={id}>
          {words('search')}
        </label>
        <input
          id={id}
          type="search"
          className="field-input"
          placeholder={words('search_hint')}
          value={wanted.query}
          onChange={(event) => onWanted({ ...wanted, query: event.currentTarget.value })}
        />
      </div>
      <div className="filter-choices">
        <Choice
          label={words('kind')}
          any={words('any_kind')}
          options={entryKinds.map((kind) => [kind, kindNames[kind]])}
          value={wanted.kind}
          onChange={(value) => onWanted({ ...wanted, kind: entryKinds.find((kind) => kind === value) })}
        />
        <Choice
          label={words('shape')}
          any={words('any_shape')}
          options={aspects.map((aspect) => [aspect, aspect])}
          value={wanted.aspect}
          onChange={(value) => onWanted({ ...wanted, aspect: aspects.find((aspect) => aspect === value) })}
        />
        {only.map(([value, icon, label]) => (
          <button
            key={value}
            type="button"
            className="filter"
            title={words(label)}
            aria-pressed={wanted.only === value}
            onClick={() => onWanted({ ...wanted, only: wanted.only === value ? undefined : value })}
          >
            <Icon name={icon} />
            <span className="filter-mark">{words(label)}</span>
          </button>
        ))}
        {wanted.page && (
          <button
            type="button"
            className="filter"
            aria-pressed
            onClick={() => onWanted({ ...wanted, page: undefined })}
          >
            <span className="filter-page">{words('from_page', pageName(wanted.page))}</span>
            <Icon name="close" />
          </button>
        )}
      </div>
    </search>
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

const pageName = (address: string) => {
  const url = URL.parse(address);
  return url ? `${url.host.replace(/^www\./, '')}${url.pathname === '/' ? '' : url.pathname}` : address;
};
