import { useId } from 'react';
import { type Aspect, aspects, type Kind } from '../lib/contract/index.ts';
import { pictureSizes } from '../lib/engine/sizes.ts';
import { t } from '../lib/i18n/t.ts';
import { MiniSheet } from './mini-sheet.tsx';
import { withChoice } from './segmented.tsx';
import './choice.css';
import './shape-choice.css';

interface ShapeChoiceProps {
  readonly kind: Kind;
  readonly value: Aspect;
  readonly onChange: (value: Aspect) => void;
}

const names = {
  '9:16': 'shape_story',
  '1:1': 'shape_square',
  '4:5': 'shape_portrait',
  '16:9': 'shape_wide',
} as const satisfies Record<Aspect, string>;

export function ShapeChoice({ kind, value, onChange }: ShapeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{t('shape')}</legend>
      <div className="shapes">
        {aspects.map((aspect) => {
          const { width, height } = pictureSizes[aspect];
          return (
            <label key={aspect} className="shape">
              <input
                type="radio"
                name={name}
                value={aspect}
                checked={aspect === value}
                {...withChoice(() => onChange(aspect))}
              />
              <span className="shape-sheet" style={{ aspectRatio: `${width} / ${height}` }}>
                <MiniSheet aspect={aspect} kind={kind} />
              </span>
              <span className="shape-name">{t(names[aspect])}</span>
              <span className="shape-ratio">{aspect}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
