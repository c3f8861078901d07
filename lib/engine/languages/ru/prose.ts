import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  from: 'с|от',
  to: 'до|на',
  backTo: 'с',
  laterTo: 'до|на',
};
