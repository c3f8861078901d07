import './design-choice.css';
import { useEffect, useId, useState } from 'react';
import { withChoice } from '../segmented.tsx';
import { DrawnPicture } from './drawn-picture.tsx';
import { type DesignItem, isChoosable, type ShownDesign, type ShownDesigns, settleAwaited } from './use-designs.ts';

interface DesignChoiceProps {
  readonly legend: string;
  readonly isLegendShown?: boolean;
  readonly items: readonly DesignItem[];
  readonly watch: ShownDesigns['watch'];
  readonly nameDesign: (design: ShownDesign['design'], index: number) => string;
  readonly isChosen: (design: ShownDesign['design']) => boolean;
  readonly onChoose: (design: ShownDesign) => void;
}

export function DesignChoice({ legend, isLegendShown = false, items, watch, onChoose, ...props }: DesignChoiceProps) {
  const name = useId();
  const designs = items.filter((item) => 'design' in item);
  const [awaited, setAwaited] = useState<string>();
  const settled = awaited === undefined ? 'gone' : settleAwaited(designs, awaited);
  useEffect(() => {
    if (settled === 'waits') return;
    setAwaited(undefined);
    if (settled !== 'gone') onChoose(settled);
  }, [settled, onChoose]);
  if (items.length === 0) return null;
  const choose = (shown: ShownDesign) => {
    setAwaited(isChoosable(shown) ? undefined : shown.key);
    if (isChoosable(shown)) onChoose(shown);
  };
  return (
    <fieldset className="design-choice" aria-busy={settled === 'waits' || undefined}>
      <legend className={isLegendShown ? undefined : 'spoken'}>{legend}</legend>
      {items.map((shown, index) =>
        'design' in shown ? (
          <label
            key={shown.key}
            ref={watch}
            data-place={shown.place}
            className="design"
            title={props.nameDesign(shown.design, index)}
            data-stale={!isChoosable(shown) || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={settled === 'waits' ? shown.key === awaited : props.isChosen(shown.design)}
              // A stale one keeps focus and choice while it is redrawn.
              {...withChoice(() => choose(shown))}
            />
            <span className="spoken">{props.nameDesign(shown.design, index)}</span>
            <DrawnPicture preview={shown.preview} alt="" />
          </label>
        ) : (
          <span
            key={shown.place}
            ref={watch}
            data-place={shown.place}
            className="design design-pending"
            aria-hidden="true"
          />
        ),
      )}
    </fieldset>
  );
}
