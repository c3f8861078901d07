import { useCallback, useEffect, useRef, useState } from 'react';
import { useThrow } from '../../components/use-page.ts';
import { deleteBrand, putBrand, readBrands, type SavedBrand } from '../../lib/settings/brands.ts';

interface KeptBrands {
  readonly brands: readonly SavedBrand[] | undefined;
  readonly put: (brand: SavedBrand) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export function useKeptBrands(): KeptBrands {
  const [brands, setBrands] = useState<readonly SavedBrand[]>();
  const throwInPage = useThrow();
  const pending = useRef(0);
  const read = useCallback(async () => {
    const stored = await readBrands();
    // Pending writes are newer, and trigger another read.
    if (pending.current === 0) setBrands(stored);
  }, []);
  useEffect(() => {
    const readAgain = () => void read().catch(throwInPage);
    readAgain();
    addEventListener('focus', readAgain);
    return () => removeEventListener('focus', readAgain);
  }, [read, throwInPage]);
  const put = useCallback(
    async (brand: SavedBrand) => {
      pending.current += 1;
      await putBrand({ ...brand, updatedAt: new Date().toISOString() }).finally(() => {
        pending.current -= 1;
      });
      await read();
    },
    [read],
  );
  const remove = useCallback(
    async (id: string) => {
      await deleteBrand(id);
      await read();
    },
    [read],
  );
  return { brands, put, remove };
}

/** Keeps what the user changed since `known`, and takes the rest from `stored`. */
export const mergeBrand = (draft: SavedBrand, known: SavedBrand, stored: SavedBrand): SavedBrand => ({
  ...merge(draft, known, stored),
  brand: merge(draft.brand, known.brand, stored.brand),
});

function merge<Part extends object>(draft: Part, known: Part, stored: Part): Part {
  const before = new Map(Object.entries(known));
  const touched = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return { ...stored, ...Object.fromEntries(touched) };
}
