import type { Things } from '../../words/thing-words.ts';

export const town: Things = {
  election: ['kabinetsformatie|coalitie', 'Wij worden het niet eens over een pizza.'],
  townHall: [
    'gemeentehui(?:s|zen)|stadhui(?:s|zen)|gemeenteloket(?:ten)?|stadsdeelkantoor|stadskantoor',
    'Ik heb nummer 87. Ze zijn bij 12.|Ik stond aan balie 12. Ik moest bij 12a zijn.',
  ],
  council: [
    'gemeentera(?:ad|den)|raadsvergadering(?:en)?|raadsleden|raadslid|dorpsraad|raadscommissie~',
    'Twee uur over één bankje. Hout of metaal?|Bij de rondvraag werd ik wakker.',
  ],
  consultation: [
    'inspraakavond(?:en)?|bewonersavond(?:en)?|burgerberaad|burgerberaden|burgerparticipatie|inloopavond(?:en)?|informatieavond(?:en)?',
    'We waren met elf man en twaalf meningen.|Ik kwam voor de koek. Nu zit ik in een werkgroep.',
  ],
  club: [
    'sportvereniging(?:en)?|buurtvereniging(?:en)?|verenigingsleven|clubhui(?:s|zen)|ledenvergadering(?:en)?|tennisvereniging|voetbalvereniging|toneelvereniging',
    'Ik was er één keer. Nu ben ik penningmeester.|Ik keek te laat weg. Nu maak ik de notulen.',
  ],
  volunteer: [
    'vrijwilligers?|vrijwilligers(?:werk|dag|prijs|organisatie)|burendag|nldoet',
    'Ik zocht de wc. Nu draai ik bardienst.|Ik stond stil. De rest deed een stap terug.',
  ],
  petition: [
    'petities?|handtekeningenacties?|burgerinitiatie(?:f|ven)',
    'Meer taart: drie namen, één handschrift.|Ik had er een tegen maandagen. Oma tekende ook.',
  ],
  villageFete: [
    'kermis(?:sen)?|dorpsfeest(?:en)?|braderie(?:ën|s)?|buurtfeest(?:en)?|straatfeest(?:en)?|jaarmarkt(?:en)?|zomerfeest(?:en)?|buurtbarbecue’?s?',
    'Ik won een knuffelbeer. Voor maar veertig euro.|Eén suikerspin, zei ik. Nu plakt alles.',
  ],
  fireEngine: [
    'brandweerauto’?s?|brandweerwagens?|jeugdbrandweer~|brandweerkazernes?',
    'Op mijn vijfde wilde ik er een. Nu nog.|Ik wil één keer de toeter bedienen.',
  ],
  openDay: [
    'open dag(?:en)?|open huis|museumnacht|open monumentendag',
    'Ik kwam voor de gratis pennen.|Ik wil alleen achter „Verboden toegang” kijken.',
  ],
  localElection: [
    'gemeenteraadsverkiezing(?:en)?|stembureau’?s?|stembiljet(?:ten)?|stemlokaal|stemlokalen|leerlingenraad',
    'Thuis is het drie tegen één. Voor pizza.|Ik zit in de ouderraad. Ik was even naar de wc.',
  ],
};
