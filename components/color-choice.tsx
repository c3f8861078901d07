import { useId } from 'react';
import { t } from '../lib/i18n/t.ts';
import type { SavedBrand } from '../lib/settings/brands.ts';
import { Icon } from './icon.tsx';
import { withChoice } from './segmented.tsx';
import './choice.css';
import './color-choice.css';

interface ColorChoiceProps {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly hasPage?: boolean;
  /** A chosen brand overrides the colour. */
  readonly brands?: readonly SavedBrand[];
  readonly brandId?: string | undefined;
  readonly onBrand?: (brandId: string) => void;
}

/** At least 4.5:1 against a white title. */
export const inks = [
  ['color_teal', '#0f766e'],
  ['color_blue', '#1d4ed8'],
  ['color_violet', '#6d28d9'],
  ['color_pink', '#be185d'],
  ['color_red', '#b91c1c'],
  ['color_slate', '#334155'],
] as const;

export function ColorChoice({
  value: color,
  onChange,
  hasPage = true,
  brands = [],
  brandId,
  onBrand,
}: ColorChoiceProps) {
  const name = useId();
  const chosen = brands.find(({ id }) => id === brandId);
  const value = chosen ? '' : color;
  const own = t(hasPage ? 'color_own' : 'color_auto');
  const isOwn = Boolean(value) && !inks.some(([, ink]) => ink === value);
  return (
    <fieldset className="choice">
      <legend>{t('color')}</legend>
      <div className="swatches">
        <label className="swatch swatch-own" title={own}>
          <input type="radio" name={name} checked={value === undefined} {...withChoice(() => onChange(undefined))} />
          <span>{own}</span>
        </label>
        {brands.map(({ id, name: brandName, brand }) => (
          <label key={id} className="swatch swatch-brand" title={brandName}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen?.id}
              {...withChoice(() => onBrand?.(id))}
            />
            <span className="swatch-stripes" aria-hidden="true">
              {brand.colors.map((stripe) => (
                <span key={stripe} style={{ background: stripe }} />
              ))}
            </span>
            <bdi>{brandName}</bdi>
          </label>
        ))}
        {inks.map(([label, ink]) => (
          <label key={ink} className="swatch" style={{ background: ink }} title={t(label)}>
            <input type="radio" name={name} value={ink} checked={value === ink} {...withChoice(() => onChange(ink))} />
            <span className="spoken">{t(label)}</span>
            <Icon name="check" />
          </label>
        ))}
        <label
          className="swatch swatch-any"
          data-chosen={isOwn || undefined}
          style={isOwn ? { background: value } : undefined}
          title={t('color_any')}
        >
          <input type="color" value={value || inks[0][1]} onChange={(event) => onChange(event.currentTarget.value)} />
          <span className="spoken">{t('color_any')}</span>
          <Icon name={isOwn ? 'check' : 'plus'} />
        </label>
      </div>
    </fieldset>
  );
}
