import type { SignWords } from '../sign-words.ts';

export const signs: SignWords = {
  asksAnywhere: '何|なぜ|どう|か？',
  promised: '選|つの|種',
  turnEnd: '(?:ます|です|[ただるい])が',
  asking: 'なぜ',
};
