import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  negationSigns: '않|없',
  speechSigns: '따르면',
};
