import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'a',
  saying: 'detto|spiega|afferma',
  sayingBefore: 'spiega',
  particles: 'da|di',
  introducing: 'il|lo|gli',
  noFirstNames: 'Nuova',
  speakerParticles: 'di',
  reporting: 'ha detto|ha dichiarato|ha spiegato',
  bylineParticles: 'di|da',
  nameJoints: 'della|di|da|e|i',
  and: 'e',
};
