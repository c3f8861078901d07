import { formatCount } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { SelectionBar } from './selection-bar.tsx';
import { StorageBar } from './storage-bar.tsx';
import type { useSelection } from './use-selection.ts';

interface GalleryFootProps {
  readonly selection: ReturnType<typeof useSelection>;
  readonly found: readonly Entry[];
  readonly isCounted: boolean;
  readonly onStar: (ids: readonly string[], starred: boolean) => void;
  readonly onSave: (ids: string[]) => void;
  readonly onDelete: (ids: string[]) => void;
}

export function GalleryFoot({ selection, found, isCounted, onStar, onSave, onDelete }: GalleryFootProps) {
  const { ids } = selection;
  const savable = found
    .filter(({ id, state, thinned }) => ids.has(id) && state === 'delivered' && !thinned)
    .map(({ id }) => id);
  return (
    <footer className="gallery-foot">
      {ids.size > 0 ? (
        <SelectionBar
          count={ids.size}
          total={found.length}
          starred={found.every(({ id, starred }) => starred || !ids.has(id))}
          onStar={(starred) => onStar([...ids], starred)}
          onSave={savable.length > 0 ? () => onSave(savable) : undefined}
          onDelete={() => {
            onDelete([...ids]);
            selection.clear();
          }}
          onAll={selection.all}
          onClear={selection.clear}
        />
      ) : (
        <>
          <p className="gallery-count" role="status">
            {isCounted && t('picture_count', formatCount(found.length))}
          </p>
          <StorageBar />
        </>
      )}
    </footer>
  );
}
