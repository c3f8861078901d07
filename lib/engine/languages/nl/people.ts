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
  quoting:
    'aldus|stelt|stelde|vindt|vond|benadrukt|benadrukte|reageert|reageerde|verklaart|verklaarde|legt|besluit|verzucht|erkent|erkende|concludeert|concludeerde|voegt|licht|noemt|noemde',
  offices: String.raw`(?:[\p{L}-]*(?:[Mm]inister|[Pp]resident|[Bb]urgemeester|[Dd]irecteur|[Vv]oorzitter|[Ww]oordvoerder|[Hh]oogleraar|[Pp]rofessor|[Tt]rainer|[Ss]ecretaris|[Aa]mbassadeur|[Ww]ethouder|[Oo]prichter|[Oo]nderzoeker|[Kk]amerlid|[Pp]remier)|CEO)`,
};
