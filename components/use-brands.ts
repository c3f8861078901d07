import { useEffect, useState } from 'react';
import { readBrands, type SavedBrand } from '../lib/settings/brands.ts';
import { useThrow } from './use-throw.ts';

export function useBrands(): readonly SavedBrand[] {
  const [brands, setBrands] = useState<readonly SavedBrand[]>([]);
  const throwInPage = useThrow();
  useEffect(() => {
    readBrands().then(setBrands, throwInPage);
  }, [throwInPage]);
  return brands;
}
