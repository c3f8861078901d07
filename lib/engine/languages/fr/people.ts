import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'en|à',
  saying: 'déclaré|explique|affirme|expliqué',
  sayingBefore: 'explique|affirme',
  particles: 'de|la',
  introducing: 'le|la|les|une?',
  noFirstNames: 'Sud|Grande?',
  address: 'Monsieur|Madame',
  familyTitles: 'Mme|M',
  speakerParticles: 'de|du|la|le',
  reporting: 'a déclaré|a dit|a affirmé',
  bylineParticles: 'de|la|le',
  nameJoints: 'de|du|la|le|et',
  and: 'et',
};
