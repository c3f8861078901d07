import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  negationSigns: 'ない',
  speechSigns: 'によると',
  isUnspaced: 'とは|は、',
  subjectPronouns: '彼|彼女',
};
