import { Button, IconButton } from '../../components/button.tsx';
import { languageTag } from '../../lib/settings/language.ts';
import { words } from '../../lib/settings/words.ts';
import './selection-bar.css';

interface SelectionBarProps {
  readonly count: number;
  /** How many there are to select. */
  readonly total: number;
  readonly onStar: () => void;
  /** Undefined where none of them has a picture to save. */
  readonly onSave: (() => void) | undefined;
  readonly onDelete: () => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with all that is selected. */
export function SelectionBar({ count, total, onStar, onSave, onDelete, onAll, onClear }: SelectionBarProps) {
  return (
    <section className="selection" aria-label={words('selected_count', count.toLocaleString(languageTag()))}>
      <IconButton icon="close" label={words('clear_selection')} onClick={onClear} />
      <p className="selection-count" role="status">
        {words('selected_count', count.toLocaleString(languageTag()))}
      </p>
      {count < total && (
        <Button look="quiet" onClick={onAll}>
          {words('select_all')}
        </Button>
      )}
      <div className="selection-acts">
        <Button icon="star" onClick={onStar}>
          {words('star_all')}
        </Button>
        {onSave && (
          <Button icon="save" onClick={onSave}>
            {words('save_all')}
          </Button>
        )}
        <Button icon="trash" onClick={onDelete}>
          {words('delete')}
        </Button>
      </div>
    </section>
  );
}
