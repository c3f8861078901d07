import type { Things } from '../../words/thing-words.ts';

export const family: Things = {
  baby: ['baby’?s?|pasgeboren~', 'Hier slaapt niemand sinds dinsdag.'],
  toys: ['speelgoed|lego|playmobil|puzzels?', 'Ik vond er een in het donker. Met mijn voet.'],
  thesis: [
    'scripties?|proefschrift(?:en)?|masterscripties?|bachelorscripties?|promotieonderzoek(?:en)?|profielwerkstuk(?:ken)?',
    'De titel staat. En het dankwoord.|De mijne heet final_final_3_nieuw.',
  ],
  university: [
    'universiteit(?:en)?|hogescho(?:ol|len)|eerstejaars|collegeza(?:al|len)|campus|studentenkamers?|studentenleven',
    'Ik was er vooral voor de goedkope kroket.|Ik sliep op rij drie. Het ging over slaap.',
  ],
  teacher: [
    'leraren|leraar|docenten|docent|lerarentekort|leerkracht(?:en)?|basisschoollera~|ouderavond(?:en)?|klaslokalen|klaslokaal',
    'Ik steek nog steeds mijn vinger op. In vergaderingen.|Ik zag de mijne in de supermarkt. Ik zei „aanwezig”.',
  ],
  firstSchoolDay: [
    'eerste schooldag|schooltas(?:sen)?|schoolspullen|terug naar school|nieuwe schooljaar|boeken kaften|back to school',
    'Ik zou teruggaan voor een nieuw etui.|Ik had twaalf stiften. Tot de eerste pauze.',
  ],
  languageCourse: [
    'taalcursus(?:sen)?|talen leren|(?:engels|spaans|frans|duits|italiaans) leren|duolingo|taalapps?|vreemde talen|woordjes leren|taalles(?:sen)?',
    'Ik kan zeggen dat de olifant melk drinkt.|Foutloos besteld. Ik kreeg antwoord in het Nederlands.',
  ],
  spelling: [
    'spelling|spelfout(?:en)?|dt-fout(?:en)?|grammatica|taalfout(?:en)?|typefout(?:en)?|interpunctie|groot dictee',
    'Ik vindt de mijne altijd pas na „verzenden”.|Bij twijfel schrijf ik een ander woord.',
  ],
  dictionary: [
    'woordenboek(?:en)?|van dale|woord van het jaar|scrabble|begrippenlijst(?:en)?',
    'Ik zoek één woord op en lees tot het eten.|Het mijne houdt de bank recht.',
  ],
  playground: [
    'speeltuin(?:en)?|speelplaats(?:en)?|speeltoestel(?:len)?|klimrek(?:ken)?|springkussens?',
    'Ik test eerst de schommel. Voor de veiligheid.|De halve zandbak zit in mijn schoen.',
  ],
  grandparents: [
    'grootouders?|opa’?s?|oma’?s?|oma|opa|kleinkinderen|grootmoeder|grootvader',
    'De mijne vraagt of ik al at. Terwijl ik eet.',
  ],
  siblings: [
    'broers?|zussen|zus|broertje|zusje|tweeling(?:en)?|enig kind|enige kinderen',
    'De een snijdt, de ander kiest. Met een liniaal.|Ik ben de oudste. Dus de lamp was mijn schuld.',
  ],
  inLaws: [
    'schoonfamilie|schoonmoeders?|schoonouders?|familiefeest(?:en)?|familiediner|familieweekend',
    'Ik nam de hond mee. Dan gaat het over de hond.',
  ],
  genealogy: [
    'stambo(?:om|men)|stamboomonderzoek|genealog~|voorouders|achterna(?:am|men)|familiewapen(?:s)?',
    'Ik hoopte op een graaf. Het werden zes turfstekers.|Iemand had in 1640 al mijn neus.',
  ],
  names: [
    'babyna(?:am|men)|jongensna(?:am|men)|meisjesna(?:am|men)|voorna(?:am|men)|bijna(?:am|men)|populairste namen',
    'In mijn klas waren er vier. Ik was „die andere”.|Mijn moeder noemt eerst die van de hond.',
  ],
  nursery: [
    'kinderdagverblij(?:f|ven)|kinderopvang|peuterspeelza(?:al|len)|kleuters?|oppas|crèches?|gastouders?',
    'Bij het hek werd gehuild. Dat was ik.|Mijn jas heeft er een haakje. Met een slak.',
  ],
  kidsParty: [
    'kinderfeest(?:en|je|jes)?|kinderpartijtjes?|verjaardagsfeest(?:je|jes)?|traktatie(?:s)?|piñata’?s?',
    'Er kwamen er zes. Het klonk als zestig.|Ik won de stoelendans. Er waren tranen.',
  ],
  bedtime: [
    'voorlezen|bedtijd|voorleesweek|sprookjes?|slaapliedjes?|nationale voorleesdagen|verhaaltje voor het slapengaan',
    'Ik las heel zacht. Op bladzij vier werd ik wakker.|Ik sloeg een bladzij over. Ik werd aangegeven.',
  ],
  parenting: [
    'opvoeding|opvoeden|opvoedtips?|werkende (?:ouders|moeders|vaders)|gezinsleven|schoolplein',
    'Ik telde tot drie. Wat dan komt, weet niemand.|„Omdat ik het zeg.” Met de stem van mijn moeder.',
  ],
  pocketMoney: [
    'zakgeld|spaarvarken(?:s)?|kleedgeld',
    'Ik vroeg opslag. Mama vroeg naar mijn kamer.|Ik leende mijn broer een gulden. In 1996.',
  ],
  birthday: ['verjaardag(?:en)?', 'De kaarsjes pasten niet. Ik heb een lamp genomen.'],
};
