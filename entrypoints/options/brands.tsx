import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { inks } from '../../components/color-choice.tsx';
import { MiniSheet } from '../../components/mini-sheet.tsx';
import { useToast } from '../../components/toasts.tsx';
import { useBlobUrl } from '../../components/use-blob-url.ts';
import { getErrorText, joinNames, t } from '../../lib/i18n/t.ts';
import type { SavedBrand } from '../../lib/settings/brands.ts';
import { BrandEditor } from './brand-editor.tsx';
import { TakeBrand } from './take-brand.tsx';
import { useKeptBrands } from './use-brands.ts';
import { useSettings } from './use-settings.ts';
import './brands.css';

export function Brands() {
  const { brands, put, remove } = useKeptBrands();
  const [edited, setEdited] = useState<string>();
  const { showSaved } = useSettings();
  const showToast = useToast();
  const fail = (error: Error) => showToast(getErrorText(error), { tone: 'problem' });

  const keep = (brand: SavedBrand) => put(brand).then(() => setEdited(brand.id), fail);
  const addNew = () =>
    keep({ id: crypto.randomUUID(), name: t('brand_new_name'), brand: { colors: [inks[0][1]] }, updatedAt: '' });
  const drop = (brand: SavedBrand) =>
    remove(brand.id).then(() => {
      setEdited(undefined);
      showToast(t('brand_deleted', brand.name), { onUndo: () => void put(brand).catch(fail) });
    }, fail);

  const open = brands?.find(({ id }) => id === edited);
  if (open) {
    return (
      <BrandEditor
        key={open.id}
        stored={open}
        onChange={(brand) => put(brand).then(showSaved, fail)}
        onDelete={() => drop(open)}
        onDone={() => setEdited(undefined)}
      />
    );
  }
  return (
    <>
      {brands && brands.length > 0 && (
        <ul className="brands">
          {brands.map((brand) => (
            <BrandCard key={brand.id} brand={brand} onEdit={() => setEdited(brand.id)} onDelete={() => drop(brand)} />
          ))}
        </ul>
      )}
      {brands?.length === 0 && <p className="card quiet">{t('brands_none')}</p>}
      <div className="brand-ways">
        <Button icon="plus" onClick={addNew}>
          {t('brand_new')}
        </Button>
        <TakeBrand onTaken={keep} />
      </div>
    </>
  );
}

interface BrandCardProps {
  readonly brand: SavedBrand;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function BrandCard({ brand: saved, onEdit, onDelete }: BrandCardProps) {
  const { name, brand, logoBlobId, site } = saved;
  const logo = useBlobUrl(logoBlobId);
  const fonts = new Set([brand.headlineFont, brand.bodyFont].filter((font) => font !== undefined));
  return (
    <li className="brand-card" style={{ '--brand': brand.colors[0] }}>
      <span className="brand-sheet">
        {logo ? <img src={logo} alt="" /> : <MiniSheet aspect="4:5" kind="infographic" />}
      </span>
      <span className="brand-words">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="brand-colors" aria-hidden="true">
          {brand.colors.map((color) => (
            <span key={color} style={{ background: color }} />
          ))}
        </span>
        <bdi className="quiet">
          {[site && URL.parse(site)?.host, joinNames([...fonts])].filter(Boolean).join(' · ')}
        </bdi>
      </span>
      <span className="brand-acts">
        <Button icon="edit" onClick={onEdit} aria-label={t('labelled', t('edit'), name)}>
          {t('edit')}
        </Button>
        <Button look="quiet" icon="trash" onClick={onDelete} aria-label={t('labelled', t('delete'), name)} />
      </span>
    </li>
  );
}
