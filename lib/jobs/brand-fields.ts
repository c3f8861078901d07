import * as z from 'zod/mini';
import type { SavedBrand } from '../settings/brands.ts';
import type { ConnectionSetting } from '../settings/settings.ts';

export interface BrandFields {
  readonly brandProfileId?: string | undefined;
  /** Where only its colour and font can be sent. */
  readonly brandColor?: string | undefined;
  readonly fontName?: string | undefined;
}

/**
 * A saved brand as fields of a request: this device knows it by its id, a service by the profile it names there. A service
 * that has no such profile is sent its first colour and its font.
 */
export function brandFields(saved: SavedBrand | undefined, { type }: ConnectionSetting): BrandFields {
  if (!saved) return {};
  if (type === 'device') return { brandProfileId: saved.id };
  const profile = z.guid().safeParse(saved.profileId).data;
  if (profile) return { brandProfileId: profile };
  return { brandColor: saved.brand.colors[0], fontName: saved.brand.headlineFont };
}
