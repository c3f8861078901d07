import { Button, IconButton } from '../../components/button.tsx';
import { formatCount } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import './selection-bar.css';

interface SelectionBarProps {
  readonly count: number;
  readonly total: number;
  readonly starred: boolean;
  readonly onStar: (starred: boolean) => void;
  readonly onSave: (() => void) | undefined;
  readonly onDelete: () => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

export function SelectionBar({ count, total, starred, onStar, onSave, onDelete, onAll, onClear }: SelectionBarProps) {
  return (
    <section className="selection" aria-label={t('selected_count', formatCount(count))}>
      <IconButton icon="close" label={t('clear_selection')} onClick={onClear} />
      <p className="selection-count" role="status">
        {t('selected_count', formatCount(count))}
      </p>
      {count < total && (
        <Button look="quiet" onClick={onAll}>
          {t('select_all')}
        </Button>
      )}
      <div className="selection-acts">
        <Button icon={starred ? 'starred' : 'star'} onClick={() => onStar(!starred)}>
          {t(starred ? 'unstar_it' : 'star_all')}
        </Button>
        {onSave && (
          <Button icon="save" onClick={onSave}>
            {t('save_all')}
          </Button>
        )}
        <Button icon="trash" onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </section>
  );
}
