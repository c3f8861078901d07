import { useEffect, useRef } from 'react';
import { inks } from '../../components/color-choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useBrands } from '../../components/use-stored.ts';
import { t } from '../../lib/i18n/t.ts';

interface AgainColorsProps {
  readonly value: string | undefined;
  readonly hasPage: boolean;
  readonly onChoose: (color: string) => void;
  readonly brandId: string | undefined;
  readonly onBrand: (brandId: string) => void;
}

/** Buttons, not radio buttons: each makes a picture, so arrow keys must not select. */
export function AgainColors({ value, hasPage, brandId, onChoose, onBrand }: AgainColorsProps) {
  const brands = useBrands().filter(({ id }) => id !== brandId);
  return (
    <fieldset className="swatches">
      <legend>{t('again_color')}</legend>
      {(value || brandId) && (
        <button type="button" className="swatch swatch-own" onClick={() => onChoose('')}>
          {t(hasPage ? 'color_own' : 'color_auto')}
        </button>
      )}
      {brands.map(({ id, name, brand }) => (
        <button
          key={id}
          type="button"
          className="swatch swatch-brand"
          title={name}
          aria-label={name}
          onClick={() => onBrand(id)}
        >
          <span className="swatch-stripes" aria-hidden="true">
            {brand.colors.map((stripe) => (
              <span key={stripe} style={{ background: stripe }} />
            ))}
          </span>
          <bdi>{name}</bdi>
        </button>
      ))}
      {inks
        .filter(([, ink]) => ink !== value)
        .map(([label, ink]) => (
          <button
            key={ink}
            type="button"
            className="swatch"
            style={{ background: ink }}
            title={t(label)}
            aria-label={t(label)}
            onClick={() => onChoose(ink)}
          />
        ))}
      <AnyColor value={value ?? inks[0][1]} onChoose={onChoose} />
    </fieldset>
  );
}

/** Listens for the native `change`: React's `onChange` fires on every move in the chooser. */
function AnyColor({ value, onChoose }: { readonly value: string; readonly onChoose: (color: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    const choose = () => element && onChoose(element.value);
    element?.addEventListener('change', choose);
    return () => element?.removeEventListener('change', choose);
  }, [onChoose]);
  return (
    <label className="swatch swatch-any" title={t('color_any')}>
      <input ref={input} type="color" defaultValue={value} />
      <span className="spoken">{t('color_any')}</span>
      <Icon name="plus" />
    </label>
  );
}
