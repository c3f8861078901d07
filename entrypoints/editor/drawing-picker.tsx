import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/button.tsx';
import type { PreviewClient } from '../../components/previews/client.ts';
import type { FoundDrawing } from '../../components/previews/messages.ts';
import { useDrawings } from '../../components/previews/use-drawings.ts';
import { t } from '../../lib/i18n/t.ts';
import { SearchedList } from './searched-list.tsx';

interface DrawingPickerProps {
  readonly client: PreviewClient;
  readonly language: string;
  readonly value: string | undefined;
  readonly onPick: (name: string | undefined) => void;
  readonly onClose: () => void;
}

export function DrawingPicker({ client, language, value, onPick, onClose }: DrawingPickerProps) {
  const [query, setQuery] = useState(value?.replaceAll('-', ' ') ?? '');
  const found = useDrawings(client, useDeferredValue(query), language);
  return (
    <SearchedList
      label={t('edit_drawings')}
      query={query}
      onQuery={setQuery}
      onClose={onClose}
      onFocus={(event) => event.currentTarget.select()}
    >
      {value !== undefined && (
        <Button look="quiet" icon="trash" onClick={() => onPick(undefined)}>
          {t('edit_no_drawing')}
        </Button>
      )}
      <p className="field-hint" role="status">
        {found?.length === 0 && t('edit_no_drawing_found')}
      </p>
      <ul className="edit-drawings">
        {found?.map((drawing) => (
          <li key={drawing.name}>
            <button
              type="button"
              title={drawing.label}
              aria-label={drawing.label}
              aria-pressed={drawing.name === value}
              onClick={() => onPick(drawing.name)}
            >
              <DrawingImage drawing={drawing} />
            </button>
          </li>
        ))}
      </ul>
    </SearchedList>
  );
}

function DrawingImage({ drawing: { viewBox, layers } }: { readonly drawing: FoundDrawing }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" focusable="false">
      {layers.map(({ d, fill, line, isEvenOdd, opacity }, index) => (
        <path
          // Layers never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: the same drawing has the same layers
          key={index}
          d={d}
          fill={line === undefined ? fill : 'none'}
          stroke={line === undefined ? undefined : fill}
          strokeWidth={line}
          strokeLinecap="round"
          strokeLinejoin="round"
          fillRule={isEvenOdd ? 'evenodd' : undefined}
          opacity={opacity}
        />
      ))}
    </svg>
  );
}
