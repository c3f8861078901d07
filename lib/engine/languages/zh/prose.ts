import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  negationSigns: '不|没|未|但|可能',
  speechSigns: '表示',
  noEnd: '的|和|与|及|在',
  isUnspaced: '是|指',
  subjectPronouns: '他|她|它',
};
