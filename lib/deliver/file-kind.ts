import { type MessageKey, t } from '../i18n/t.ts';
import type { Delivered } from '../settings/settings.ts';

const names = {
  infographic: 'file_infographic',
  meme: 'file_meme',
  saved: 'file_image',
} as const satisfies Record<Delivered, MessageKey>;

export const fileKind = (kind: Delivered): string => t(names[kind]);
