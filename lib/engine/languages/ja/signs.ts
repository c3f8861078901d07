import type { SignWords } from '../sign-words.ts';

export const signs: SignWords = {
  pointers: 'これ|それ|あれ|この|その|ここ|そこ|同様|同じく|そうした|こうした|当該',
  asksAnywhere: '何|なぜ|どう|か？',
  promised: '選|つの|種',
  asking: 'なぜ',
};
