import { useId } from 'react';
import { chosenBy } from '../chosen-by.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import type { ShownDesign } from './use-designs.ts';
import './design-choice.css';

interface DesignChoiceProps {
  readonly legend: string;
  readonly isLegendShown?: boolean;
  readonly designs: readonly ShownDesign[];
  readonly nameDesign: (design: ShownDesign['design'], index: number) => string;
  readonly isChosen: (design: ShownDesign['design']) => boolean;
  readonly onChoose: (design: ShownDesign) => void;
}

/** A look and a shape are the same of any text; any other design is one of the text and shape that it was drawn of. */
const isChoosable = ({ isStale, design: { look, aspect } }: ShownDesign): boolean =>
  !isStale || look !== undefined || aspect !== undefined;

/** Pictures of the same text to choose from, each as it would be. */
export function DesignChoice({ legend, isLegendShown = false, designs, ...props }: DesignChoiceProps) {
  const name = useId();
  if (designs.length === 0) return null;
  return (
    <fieldset className="design-choice">
      <legend className={isLegendShown ? undefined : 'spoken'}>{legend}</legend>
      {designs.map((shown, index) => (
        <label key={shown.key} className="design" title={props.nameDesign(shown.design, index)}>
          <input
            type="radio"
            name={name}
            checked={props.isChosen(shown.design)}
            // It keeps the focus: it is drawn anew in a moment.
            aria-disabled={!isChoosable(shown) || undefined}
            {...chosenBy(() => isChoosable(shown) && props.onChoose(shown))}
          />
          <span className="spoken">{props.nameDesign(shown.design, index)}</span>
          <DrawnPicture preview={shown.preview} alt="" />
        </label>
      ))}
    </fieldset>
  );
}
