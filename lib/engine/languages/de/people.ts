import type { PeopleWords } from '../people-words.ts';

export const people: PeopleWords = {
  placedBefore: 'in|aus',
  sayingNouns: 'sagt|sagte|erklärt|erklärte|betont|betonte|meint|meinte|warnt|warnte|fordert|forderte|schreibt|schrieb',
  sayingBeforeNouns: 'sagt|sagte|erklärt|erklärte|betont|betonte|meint|meinte|so|schreibt|schrieb',
  particles: 'von|der|den',
  noFirstNames: 'Nord',
  address: 'Herr|Frau',
  familyTitles: 'Herr|Frau',
  speakerParticles: 'von|der|den',
  bylineParticles: 'von|der|den',
  nameJoints: 'von|vom|zu|zur|der|den|und',
  and: 'und',
  articleJoints: 'der|den',
};
