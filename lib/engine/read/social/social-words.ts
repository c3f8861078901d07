import { joinAlternatives } from '../../languages/patterns.ts';
import type { ReadWords } from '../../languages/words/read-words.ts';

/** The words of sites around posts, as alternatives over all languages: it is in their reader's, not in the post's. */
export const joinSocial = (field: keyof NonNullable<ReadWords['social']>): string =>
  joinAlternatives(({ read }) => read?.social?.[field]);
