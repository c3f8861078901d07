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
  quoting:
    'ha detto|ha affermato|ha aggiunto|ha spiegato|ha dichiarato|ha sottolineato|ha ricordato|sottolinea|ricorda|racconta|dichiara|commenta|conclude|avverte|denuncia|osserva|insiste|assicura|attacca|replica',
  offices: String.raw`(?:[Pp]residente|[Mm]inistr[oa]|[Ss]indac[oa]|[Ss]enat(?:ore|rice)|[Dd]eputat[oa]|[Dd]irett(?:ore|rice)|[Pp]ortavoce|[Pp]rofessor(?:e|essa)|[Ss]egretari[oa]|[Aa]mbasciat(?:ore|rice)|[Aa]llenat(?:ore|rice)|[Aa]ssessor[ea]|[Ff]ondat(?:ore|rice)|[Pp]remier|[Gg]overnat(?:ore|rice))`,
};
