import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'en',
  saying: 'dijo|dice|afirmó|explicó|señaló',
  sayingBefore: 'dijo|explicó',
  particles: 'del',
  introducing: 'el|los|las|una',
  noFirstNames: 'San|Santa|Los|Las|El|La|Sur|Norte|Nuev[ao]',
  address: 'Señora?',
  speakerParticles: 'el',
  bylineParticles: 'del',
  nameJoints: 'del|el|y',
  and: 'y',
};
