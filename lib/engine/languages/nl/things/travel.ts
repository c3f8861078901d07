import type { Things } from '../../words/thing-words.ts';

export const travel: Things = {
  electricCar: ['elektrische auto’?s?|laadpa(?:al|len)', 'Mijn laadpaal is altijd bezet.'],
  flight: ['vliegtuig(?:en)?|vliegtickets?|klm|schiphol|luchthaven', 'Middelste stoel, neem ik aan.'],
  train: ['treinen|trein|treinreizen|treinreis|spoorlijn(?:en)?', 'De mijne is een vervangende bus.'],
  bus: ['bus|bussen|tram|trams|metro|openbaar vervoer', 'Eerst komt er geen, dan drie.'],
  formulaOne: ['formule 1|f1|grand prix', 'Ik zoek al een uur een parkeerplek.'],
  car: ['auto’?s?|suv’?s?|occasions?', 'De mijne maakt geluid. Ik zet de radio harder.|En waar parkeer ik die?'],
  bike: ['fietsen|fiets|e-bikes?|fietspad(?:en)?|wielrenn~', 'De mijne heeft een mandje en een lekke band.'],
  roadblock: ['files|file|omleiding(?:en)?|wegafsluiting', 'Ik weet een sluiproute. De rest ook.'],
  camping: [
    'camping~|campers?|tenten|tent|caravans?|kamperen',
    '{tenten/tent/kamperen} Bij de eerste druppel slaap ik in de auto.',
  ],
  hotel: ['hotels?|vakantiehuis(?:je|jes)?|b&b', 'Ik kom voor de kleine shampoos.'],
  holidays: ['vakanties?|cruises?', 'Ik had drie dagen over. Toen kwam de loodgieter niet.'],
  outing: ['uitjes|uitje|dagje uit|uitstapjes?', 'Ik ging tot de koelkast. Mooie route.'],
  beach: ['stranden|strand', 'Het zand zit nog in mijn tas. Van vorig jaar.'],
  boat: ['boten|boot|zeilen|zeilbo(?:ot|ten)', 'Ik word zeeziek in bad.'],
  toll: [
    'tolweg(?:en)?|tolpoort(?:en)?|tolheffing|tol betalen|vignet(?:ten)?|kilometerheffing|milieusticker~',
    'Ik stopte een halve meter te ver van de automaat.|De mijne zit erop. Die van 2019 ook nog.',
  ],
  speedCamera: [
    'flitspa(?:al|len)|flitscontroles?|trajectcontroles?|snelheidscontroles?|maximumsnelheid|snelheidsboetes?',
    'De enige foto waarop ik niet met mijn ogen knipper.|Ik rem altijd. Ik zit op de fiets.',
  ],
  scooter: [
    'e-?steps?|elektrische steps?|deelscooters?|deelsteps?|e-?scooters?',
    'De mijne stopte midden op de brug. Zone voorbij.|Voor mij zijn ze een hindernisbaan.',
  ],
  ferry: [
    'veerbo(?:ot|ten)|veerpont(?:en)?|pontjes?|veerdienst(?:en)?|veerponten',
    'Ik zie de mijne nog. Hij wordt kleiner.|Ik sta op dek drie. De auto misschien ook.',
  ],
  passport: [
    'paspoort(?:en)?|pasfoto’?s?|identiteitskaart(?:en)?|identiteitsbewij(?:s|zen)|reisdocument(?:en)?',
    'Op mijn foto zie ik eruit als de reden voor de rij.|Het mijne is geldig. Het ligt thuis in de la.',
  ],
  suitcase: [
    'koffers?|handbagage|bagage|paklijst(?:en)?|rugzak(?:ken)?',
    'Ik zit erop. Hij is dicht. Nu kan ik niet meer weg.|Ingepakt voor elk weer. Behalve het weer van vandaag.|De mijne heeft het heerlijk in Lissabon.',
  ],
  jetLag: [
    'jetlag|tijdzones?|biologische klok|bioritme',
    'Die heb ik elke maandag. Vanaf de bank.|Het is vier uur ’s nachts. Mijn maag wil kroketten.',
  ],
  satNav: [
    'navigatiesyste(?:em|men)|navigatie-?apps?|tomtom|google maps|routeplanners?|wegenkaart(?:en)?|wandelkaart(?:en)?|plattegrond(?:en)?|landkaart(?:en)?',
    'De mijne zegt „keer om”. Sinds dinsdag.|Ik ging linksaf. Daarom sta ik in een weiland.',
  ],
  robotaxi: [
    'robot-?taxi’?s?|robotaxi’?s?|zelfrijdende?|autonoom rijden|autonome (?:auto’s|voertuigen)',
    'En wie scheldt er dan op de rest?|Ik zou toch meeremmen. Op het vloermatje.',
  ],
  drivingTest: [
    'rijbewij(?:s|zen)|rijexamens?|rijles(?:sen)?|rijscho(?:ol|len)|rijinstructeurs?|cbr|theorie-?examens?',
    'De derde keer lukte het. De examinator maakt het goed.|Op de foto ben ik achttien en heb ik een matje.',
  ],
  petrol: [
    'benzineprij(?:s|zen)|brandstofprij(?:s|zen)|dieselprij(?:s|zen)|tankstations?|tanken|benzine|pompstations?',
    'Ik gooi er altijd twintig euro in. Probleem opgelost.|Twaalf kilometer omgereden voor één cent.',
  ],
  tyres: [
    'winterbanden|zomerbanden|autobanden|bandenwissel~|vierseizoenenbanden|lekke band(?:en)?|sneeuwkettingen',
    'De mijne liggen in de schuur. Het sneeuwt.|Ik kan het zelf. In theorie, met een filmpje.',
  ],
  pothole: [
    'kuilen in de weg|gaten in de weg|verkeersdrempels?|wegdek|kinderkopjes',
    'Mijn koffie kent ze allemaal.|Die bij ons heeft inmiddels een naam. En eenden.',
  ],
  roundabout: [
    'rotondes?|turborotondes?',
    'Ik ben al drie keer rond. Mooie bloemen.|Ik nam de vierde afslag. Er waren er drie.',
  ],
  trafficLight: [
    'verkeerslicht(?:en)?|stoplicht(?:en)?|zebrapad(?:en)?|oversteekplaats(?:en)?',
    'Bij mij springt alles op rood. Ook te voet.|Ik heb negen keer gedrukt. Dan gaat het sneller.',
  ],
  taxi: ['taxi’?s?|taxichauffeurs?|uber', 'Ik kijk de hele rit alleen naar de meter.|Ik zit achterin en rem mee.'],
  commute: [
    'forens|forenzen|forensen|woon-werkverkeer|ochtendspits|avondspits|spitsuur|carpool~|reistijd',
    'De mijne is elf stappen. Ik kom toch te laat.|Ik ken iedereen van 7.42 uur. We zeggen nooit iets.',
  ],
  motorbike: [
    'motorfiets(?:en)?|motorrijders?|motorrijden|brommers?|vespa’?s?|bromfiets(?:en)?|harley-davidson',
    'De jas heb ik al. Toen was het geld op.|Met tegenwind moest ik ernaast lopen.',
  ],
  tourist: [
    'toeristen|toerist|toerisme|overtoerisme|stadsgids(?:en)?|rondleiding(?:en)?',
    'Ik woon hier. Ik houd de kaart gewoon ondersteboven.|Ik volgde de paraplu. Het was de verkeerde groep.',
  ],
  customs: [
    'douane|douane(?:controles?|beambten?|kosten)|duty-?free|taxfree',
    'Ik geef één kaas aan. Men rook hem al.|Ik heb niets bij me. Toch word ik rood.',
  ],
  carWash: [
    'wasstra(?:at|ten)|auto wassen|autowasstra(?:at|ten)|carwash~|autowas',
    'Ik blijf zitten. Het is mijn bioscoop.|Met wax, graag. Toen kwam de meeuw.',
  ],
  lostProperty: [
    'gevonden voorwerpen|verloren (?:sleutels?|portemonnee|koffers?|voorwerpen)',
    'Ik haalde mijn paraplu op. Mijn muts ligt er nu.|Al mijn linkerhandschoenen wonen daar.',
  ],
};
