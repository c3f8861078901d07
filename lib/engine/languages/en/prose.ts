import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  and: 'and',
};
