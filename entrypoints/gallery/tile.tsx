import './tile.css';
import { memo } from 'react';
import { Icon } from '../../components/icon.tsx';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import { describeFacts, getKindName, getStateName } from '../../components/picture-names.ts';
import { formatCount } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { isFailed } from '../../lib/jobs/find-entries.ts';
import { useThumbnail } from './use-thumbnail.ts';

export interface TileActs {
  readonly onOpen: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onSelect: (id: string, extend: boolean) => void;
  readonly onStar: (id: string, starred: boolean) => void;
}

interface TileProps {
  readonly entry: Entry;
  readonly versions: number;
  readonly isUnsaved: boolean;
  readonly width: number;
  readonly height: number;
  readonly selected: boolean;
  /** The grid's single Tab stop. */
  readonly reachable: boolean;
  readonly acts: TileActs;
}

export const Tile = memo(function Tile({
  entry,
  versions,
  isUnsaved,
  width,
  height,
  selected,
  reachable,
  acts,
}: TileProps) {
  const { id, kind, aspect, starred = false } = entry;
  const url = useThumbnail(entry);
  const title = entry.title || getKindName(kind);
  const failed = isFailed(entry);
  const count = versions > 1 ? t('version_count', formatCount(versions)) : '';
  const unsaved = isUnsaved ? t('version_unsaved') : '';
  const facts = [failed ? getStateName(entry.state) : describeFacts(entry), count, unsaved].filter(Boolean).join(' · ');
  const tabIndex = reachable ? 0 : -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus inside it is.
    <div
      className="tile"
      style={{ inlineSize: width }}
      data-tile={id}
      data-selected={selected || undefined}
      data-failed={failed || undefined}
      data-versions={versions > 1 || undefined}
      onFocus={() => acts.onFocus(id)}
    >
      <button
        type="button"
        className="tile-open"
        style={{ blockSize: height }}
        tabIndex={tabIndex}
        aria-label={`${title}. ${facts}`}
        onClick={(event) => {
          if (event.shiftKey || event.ctrlKey || event.metaKey) acts.onSelect(id, event.shiftKey);
          else acts.onOpen(id);
        }}
      >
        {url ? <img src={url} alt="" draggable={false} /> : <StandInPicture aspect={aspect} kind={kind} />}
      </button>
      <TileMarks id={id} title={title} selected={selected} starred={starred} tabIndex={tabIndex} acts={acts} />
      <p className="tile-title" dir="auto" title={title}>
        {title}
      </p>
      <p className="tile-facts">{facts}</p>
    </div>
  );
});

interface TileMarksProps extends Pick<TileProps, 'selected' | 'acts'> {
  readonly id: string;
  readonly title: string;
  readonly starred: boolean;
  readonly tabIndex: number;
}

function TileMarks({ id, title, selected, starred, tabIndex, acts }: TileMarksProps) {
  return (
    <>
      <span className="tile-select">
        <input
          type="checkbox"
          checked={selected}
          tabIndex={tabIndex}
          aria-label={t('select', title)}
          onChange={(event) => acts.onSelect(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        />
        <Icon name="check" />
      </span>
      <button
        type="button"
        className="tile-star"
        tabIndex={tabIndex}
        aria-pressed={starred}
        aria-label={t('star', title)}
        onClick={() => acts.onStar(id, !starred)}
      >
        <Icon name={starred ? 'starred' : 'star'} />
      </button>
    </>
  );
}

export function StandInPicture({ kind, aspect }: Pick<Entry, 'kind' | 'aspect'>) {
  return kind === 'saved' ? <Icon name="image" /> : <MiniSheet aspect={aspect} kind={kind} />;
}
