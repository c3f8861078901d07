import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  shortNameParticles: 'al|bin',
  is: 'هو|هي|كان|كانت',
  subjectPronouns: 'هو|هي',
};
