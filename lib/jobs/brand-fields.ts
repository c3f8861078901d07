import * as z from 'zod/mini';
import type { SavedBrand } from '../settings/brands.ts';
import type { ConnectionSetting } from '../settings/settings.ts';

export interface BrandFields {
  readonly brandProfileId?: string | undefined;
  readonly brandColor?: string | undefined;
  readonly fontName?: string | undefined;
}

/** Its id on this device, its profile at a service, else its first colour and font. */
export function brandFields(saved: SavedBrand | undefined, { type }: ConnectionSetting): BrandFields {
  if (!saved) return {};
  if (type === 'device') return { brandProfileId: saved.id };
  const profile = z.guid().safeParse(saved.profileId).data;
  if (profile) return { brandProfileId: profile };
  return { brandColor: saved.brand.colors[0], fontName: saved.brand.headlineFont };
}
