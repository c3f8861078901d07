import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'em',
  saying: 'disse|afirmou|explicou',
  sayingBefore: 'disse|afirmou',
  introducing: 'os|as|uma',
  noFirstNames: 'Nov[ao]',
  speakerParticles: 'da|dos',
  nameJoints: 'do|dos|das',
};
