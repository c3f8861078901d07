import { describe, expect, it } from 'vitest';
import { mergeBrand } from '../../../entrypoints/options/use-brands.ts';
import type { SavedBrand } from '../../../lib/settings/brands.ts';

const known: SavedBrand = {
  id: '7d9a1f58-50b2-4b7e-8a29-4a8f3b1c2d3e',
  name: 'Tidewater',
  brand: { colors: ['#123456'], headlineFont: 'Georgia' },
  updatedAt: '2026-05-19T10:00:00.000Z',
};
const withBrand = (part: Partial<SavedBrand['brand']>) => ({ ...known, brand: { ...known.brand, ...part } });

describe('a brand that changes beneath its editor', () => {
  it.each<[string, SavedBrand, SavedBrand, Partial<SavedBrand>]>([
    ['takes over what was not touched', known, { ...known, name: 'Tide' }, { name: 'Tide' }],
    ['keeps what was touched', { ...known, name: '' }, { ...known, name: 'Tide' }, { name: '' }],
    [
      'does both, part by part',
      withBrand({ colors: ['#abcdef'] }),
      { ...withBrand({ bodyFont: 'Lora' }), profileId: 'x' },
      { profileId: 'x', brand: { colors: ['#abcdef'], headlineFont: 'Georgia', bodyFont: 'Lora' } },
    ],
    [
      'keeps what was emptied, and takes over what was emptied elsewhere',
      { ...withBrand({ headlineFont: undefined }), logoBlobId: undefined },
      { ...known, name: 'Tide', brand: { colors: ['#000000'] } },
      { name: 'Tide', brand: { colors: ['#000000'] } },
    ],
  ])('%s', (_, draft, stored, merged) => {
    expect(mergeBrand(draft, known, stored)).toEqual({ ...known, ...merged });
  });
});
