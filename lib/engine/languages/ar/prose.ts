import type { ProseWords } from '../prose-words.ts';

export const prose: ProseWords = {
  shortNameParticles: 'al|bin',
  is: 'هو|هي|كان|كانت',
  subjectPronouns: 'هو|هي',
  clauseBreaks: 'الذي|التي|الذين|لأن|بينما|عندما|حيث|بعد|قبل|لكن|بسبب|بفضل|وفق',
  phraseBreaks: 'في|على|من|إلى|مع|بدون|خلال|بين|ضد|عبر',
};
