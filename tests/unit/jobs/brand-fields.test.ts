import { describe, expect, it } from 'vitest';
import { listBrandFields } from '../../../lib/jobs/request.ts';
import type { SavedBrand } from '../../../lib/settings/brands.ts';

const saved: SavedBrand = {
  id: crypto.randomUUID(),
  name: 'Tern Ferries',
  brand: { colors: ['#0b5fa5', '#ffb000'], headlineFont: 'Lora' },
  updatedAt: '2026-05-19T10:00:00.000Z',
};
const service = { type: 'service', baseUrl: 'https://pictures.example' } as const;

describe('a saved brand in a request', () => {
  const profileId = crypto.randomUUID();
  it.each([
    ['none', undefined, service, {}],
    ['by its id on this device', { ...saved, profileId }, { type: 'device' } as const, { brandProfileId: saved.id }],
    ['by its profile at a service', { ...saved, profileId }, service, { brandProfileId: profileId }],
    ['by colour and font where there is no profile', saved, service, { brandColor: '#0b5fa5', fontName: 'Lora' }],
    [
      'by colour and font where its profile is no UUID',
      { ...saved, profileId: 'ours' },
      service,
      { brandColor: '#0b5fa5', fontName: 'Lora' },
    ],
  ])('%s', (_, brand, connection, fields) => {
    expect(listBrandFields(brand, connection)).toEqual(fields);
  });
});
