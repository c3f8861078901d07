import { useDeferredValue, useId, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import type { PreviewClient } from '../../components/previews/client.ts';
import type { FoundDrawing } from '../../components/previews/messages.ts';
import { useDrawings } from '../../components/previews/use-drawings.ts';
import { t } from '../../lib/i18n/t.ts';

interface DrawingPickerProps {
  readonly client: PreviewClient;
  readonly language: string;
  readonly value: string | undefined;
  readonly onPick: (name: string | undefined) => void;
  readonly onClose: () => void;
}

export function DrawingPicker({ client, language, value, onPick, onClose }: DrawingPickerProps) {
  const id = useId();
  const [query, setQuery] = useState(value?.replaceAll('-', ' ') ?? '');
  const found = useDrawings(client, useDeferredValue(query), language);
  return (
    <fieldset className="edit-sentences" aria-labelledby={id}>
      <div className="edit-sentences-head">
        <label id={id} htmlFor={`${id}-search`}>
          {t('edit_drawings')}
        </label>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <input
        id={`${id}-search`}
        className="field-input"
        type="search"
        dir="auto"
        // The user has just asked for it.
        // biome-ignore lint/a11y/noAutofocus: opened by a click on its own button
        autoFocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
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
    </fieldset>
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
