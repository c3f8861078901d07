import type { SignWords } from '../sign-words.ts';

export const signs: SignWords = {
  pointers: 'też|także|również|tam|ten|ta|te|tego|tej|tych|takie',
  asking: 'dlaczego|jak',
};
