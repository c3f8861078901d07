import type { SignWords } from '../sign-words.ts';

export const signs: SignWords = {
  pointers: 'также|тоже|там|этот|эта|эти|этого|этой|этих|такие',
  asking: 'почему|как|зачем',
};
