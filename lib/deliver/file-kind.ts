import type { Delivered } from '../settings/settings.ts';
import { type WordKey, words } from '../settings/words.ts';

const names = {
  infographic: 'file_infographic',
  meme: 'file_meme',
  saved: 'file_image',
} as const satisfies Record<Delivered, WordKey>;

/** What `{kind}` stands for in a file's name, in the person's language. */
export const fileKind = (kind: Delivered): string => words(names[kind]);
