import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { inks } from '../../components/color-choice.tsx';
import { Field } from '../../components/field.tsx';
import { t } from '../../lib/i18n/t.ts';
import { type SavedBrand, savedBrand } from '../../lib/settings/brands.ts';
import { LogoField } from './logo-field.tsx';
import { mergeBrand } from './use-brands.ts';
import './brands.css';

interface BrandEditorProps {
  readonly stored: SavedBrand;
  readonly onChange: (brand: SavedBrand) => void;
  readonly onDelete: () => void;
  readonly onDone: () => void;
}

const maxColors = 5;

const maxNameChars = 80;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function BrandEditor({ stored, onChange, onDelete, onDone }: BrandEditorProps) {
  const [draft, setDraft] = useState(stored);
  const [known, setKnown] = useState(stored);
  if (stored !== known) {
    setKnown(stored);
    setDraft(mergeBrand(draft, known, stored));
  }
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const { brand } = draft;

  const set = (next: SavedBrand) => {
    setDraft(next);
    const valid = savedBrand.safeParse(next).data;
    if (valid) onChange(valid);
  };
  const setBrand = (part: Partial<SavedBrand['brand']>) => set({ ...draft, brand: { ...brand, ...part } });
  const isUnnamed = draft.name.trim() === '';
  const isNoProfile = draft.profileId !== undefined && !uuid.test(draft.profileId);

  return (
    <div className="card">
      <Field
        ref={name}
        label={t('brand_name')}
        maxLength={maxNameChars}
        dir="auto"
        value={draft.name}
        problem={isUnnamed ? t('brand_name_problem') : undefined}
        onChange={(event) => set({ ...draft, name: event.currentTarget.value })}
      />
      <Palette colors={brand.colors} onChange={(colors) => setBrand({ colors })} />
      <div className="brand-fonts">
        <FontField
          label={t('headline_font')}
          value={brand.headlineFont}
          onChange={(headlineFont) => setBrand({ headlineFont })}
        />
        <FontField label={t('body_font')} value={brand.bodyFont} onChange={(bodyFont) => setBrand({ bodyFont })} />
      </div>
      <LogoField blobId={draft.logoBlobId} onChange={(logoBlobId) => set({ ...draft, logoBlobId })} />
      <Field
        label={t('brand_profile')}
        hint={t('brand_profile_hint')}
        problem={isNoProfile ? t('brand_profile_problem') : undefined}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        value={draft.profileId ?? ''}
        onChange={(event) => set({ ...draft, profileId: event.currentTarget.value.trim() || undefined })}
      />
      <div className="brand-ways">
        <Button onClick={onDone}>{t('brand_done')}</Button>
        <Button look="quiet" icon="trash" onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </div>
  );
}

interface PaletteProps {
  readonly colors: readonly string[];
  readonly onChange: (colors: string[]) => void;
}

function Palette({ colors, onChange }: PaletteProps) {
  return (
    <fieldset className="choice">
      <legend>{t('brand_colors')}</legend>
      <ul className="brand-palette">
        {colors.map((color, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour has no other name than its place, and may stand twice.
          <li key={at}>
            <input
              type="color"
              value={color}
              aria-label={t('brand_color', String(at + 1))}
              onChange={(event) => onChange(colors.with(at, event.currentTarget.value))}
            />
            <bdi className="brand-hex">{color}</bdi>
            <IconButton
              icon="close"
              label={t('brand_color_remove', String(at + 1))}
              onClick={() => onChange(colors.toSpliced(at, 1))}
            />
          </li>
        ))}
        {colors.length < maxColors && (
          <li>
            <Button icon="plus" onClick={() => onChange([...colors, getNextInk(colors.length)])}>
              {t('brand_color_add')}
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}

const getNextInk = (count: number): string => inks[count % inks.length]?.[1] ?? inks[0][1];

interface FontFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (font: string | undefined) => void;
}

function FontField({ label, value = '', onChange }: FontFieldProps) {
  return (
    <Field
      label={label}
      maxLength={maxNameChars}
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
