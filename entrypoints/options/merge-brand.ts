import type { SavedBrand } from '../../lib/settings/brands.ts';

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
