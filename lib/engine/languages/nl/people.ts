import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'in',
  saying: 'zei|zegt',
  sayingBefore: 'zei',
  particles: 'van',
  introducing: 'de|het|een',
  speakerParticles: 'van',
  bylineParticles: 'van',
  nameJoints: 'van|ten|ter|en',
  and: 'en',
};
