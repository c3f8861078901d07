import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  offices: '[Dd]r|[Pp]rof|[Mm]rs?|[Mm]s|Sir|Dame|Sen|Gov|Rep|Gen|Capt',
};
