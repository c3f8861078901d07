import type { SignWords } from '../sign-words.ts';

export const signs: SignWords = {
  asking: 'почему|как|зачем',
};
