import type { Things } from '../../words/thing-words.ts';

export const home: Things = {
  vacuum: ['stofzuigers?|robotstofzuigers?', 'De mijne verstopt zich onder de bank.'],
  laundry: ['wasmachines?|wasmiddel(?:en)?|wasdrogers?|de was', 'Er komt altijd één sok alleen terug.'],
  cleaning: ['schoonmaken|schoonmaaktips?|schoonmaak', 'Ik doe gewoon de deur dicht.'],
  tidying: ['opruimen|opruimtips|ontspullen', 'Alles heeft een plek: één la.'],
  moving: ['verhuizen|verhuizing(?:en)?', 'Mijn dozen zijn nog dicht. Van de vorige keer.'],
  mattress: ['matrassen|matras|kussens|wekkers?', 'Nog vijf minuten.'],
  furniture: ['meubels|kasten|boekenkast|ikea', 'Alles staat. Elf schroeven over.'],
  bathroom: ['badkamers?|douchen?|badkuip', 'Onder de douche win ik elke ruzie.'],
  renovating: ['verbouw~|behang~|tegels|renovatie', 'De tape zit er al. Twee jaar.'],
  tools: ['gereedschap~|boormachines?|schroevendraaiers?|klussen', 'Mijn gereedschap is een botermes.'],
  heating: [
    'verwarming|warmtepomp~|cv-ketels?|thermostaat|radiatoren',
    'Wie heeft aan de thermostaat gezeten?|Mijn vader kent één stand: doe een trui aan.',
  ],
  electricity: [
    'stroomstoring(?:en)?|stroomprij(?:s|zen)|stroomrekening|elektriciteit|energierekening|lampen|verlichting',
    'En wie heeft het licht aan gelaten?',
  ],
  solar: ['zonnepanelen|zonne-energie', 'Bij mij laadt alleen de tuinlamp.'],
  wind: ['windmolens?|windparken?|windenergie', 'Bij mij draait alleen de ventilator.'],
  waste: ['afval~|recycling|vuilnis|verpakkingen|statiegeld', 'En de pizzadoos? Oud papier of restafval?'],
  dishwasher: [
    'vaatwassers?|afwasmachines?|afwas|vaatwastablet(?:ten)?|afwassen',
    'Ik ruim hem stiekem opnieuw in.|De mijne staat te weken. Tot zondag.',
  ],
  sofa: [
    'bankstel(?:len)?|slaapbank(?:en)?|hoekbank(?:en)?|fauteuils?|loungebank(?:en)?',
    'In de kieren vond ik vier euro. En een vork.|De mijne klapt uit tot een half bed.',
  ],
  fridge: [
    'koelkast(?:en)?|diepvriezers?|vriezers?',
    'Niets. Over tien minuten kijk ik nog eens.|Helemaal achterin geeft iets zelf licht.',
  ],
  airFryer: [
    'airfryers?|slowcookers?|thermomix|keukenmachines?|blenders?|keukengadgets?',
    'De mijne kan alles. Tot nu toe: bitterballen.|Hij piepte. Ik zei dank je wel.',
  ],
  toaster: [
    'broodroosters?|tosti’?s?|tosti-ijzers?|geroosterd brood',
    'De mijne kent twee standen: brood en houtskool.|De kaas zit aan alles. Behalve in de mijne.',
  ],
  microwave: [
    'magnetrons?|kant-en-klaarmaaltijd(?:en)?',
    'Buiten lava, binnen ijs. Zoals altijd.|Ik stop hem op één seconde. Als in een actiefilm.',
  ],
  oven: [
    'ovens?|ovenschoonma~|fornui(?:s|zen)|inductiekookpla(?:at|ten)|kookpla(?:at|ten)',
    'Ik heb voorverwarmd. Met de plastic bak er nog in.|Door het ruitje zie ik sinds mei niets meer.',
  ],
  ironing: [
    'strijken|strijkijzers?|strijkplank(?:en)?|stoomstrijk~|strijkgoed|kreukvrij',
    'Ik doe alleen de kraag. De trui doet de rest.|Ik hang de bloes in de badkamer en douche heet.',
  ],
  socks: ['sokken|sok|panty’?s?|kousen', 'Ik heb er 31. Geen 31 paar. 31.|Het gat is alleen voor de grote teen.'],
  candles: [
    'kaars(?:en)?|geurkaars(?:en)?|waxinelichtjes?|kaarslicht',
    'De mijne ruikt naar „Winterhut”. Naar stofzuiger dus.|Ik bewaarde hem voor iets bijzonders. Nu is hij krom.',
  ],
  curtains: [
    'gordijn(?:en)?|rolgordijn(?:en)?|jaloezieën|vitrage|luxaflex|raamdecoratie',
    'Bij mij hangt een laken. Tijdelijk. Sinds 2018.|Eén kant is korter. Ik houd mijn hoofd scheef.',
  ],
  windowCleaning: [
    'ramen (?:lappen|wassen|zemen)|glazenwassers?|ramen schoonmaken|streeploze? ramen|condens op',
    'Ik wacht op regen. Van opzij.|Het is nu matglas. Voor de privacy.',
  ],
  balcony: [
    'balkons?|dakterras(?:sen)?|tuinmeubel(?:s|en)|hangmat(?:ten)?|ligstoel(?:en)?|tuinset(?:s)?',
    'Er past één stoel op. Of ik.',
  ],
  attic: [
    'zolders?|zolderkamers?|kelders?|opslagruimte[sn]?|garages?|garagebox(?:en)?',
    'Ik ging weggooien. Ik kwam terug met een hoed.|Er staan vier dozen: „Kabels, belangrijk”.',
  ],
  keys: [
    'huissleutels?|sleutelbos(?:sen)?|autosleutels?|slotenmakers?|sleutelhangers?|buitengesloten|reservesleutels?',
    'Ze zitten in het slot. Aan de binnenkant.|De reserve ligt veilig. In huis.',
  ],
  doorbell: [
    'deurbel(?:len)?|videodeurbel(?:len)?|intercoms?|voordeur(?:en)?',
    'Er werd aangebeld. Ik ging plat op het tapijt liggen.|De hond blaft ook als het op tv gebeurt.',
  ],
  neighbours: [
    'buren|buurman|buurvrouw|burenruzies?|burendag|overlast van buren|buurtapp(?:s)?',
    'Ik heb hun cakevorm nog. Sinds 2017.|Ik ken hun wekker: 5.40 uur. Zij slapen door.',
  ],
  lift: [
    'liften|trappenhui(?:s|zen)|liftstoring(?:en)?|kapotte lift|roltrappen',
    'Ik groet altijd de knopjes.|Ik drukte op „sluiten”. Het was mijn pizza.',
  ],
  remoteControl: [
    'afstandsbediening(?:en)?|smart-?tv’?s?|televisies?|oled-?tv’?s?|tv’s',
    'Ik heb er vier. De vijfde zet hem aan.|Ik stond op en deed het met de hand. Als vroeger.',
  ],
  smartHome: [
    'slimme (?:lampen|huis|woning|stekkers?|thermostaat|meters?|sloten)|smart ?home|domotica|slim huis',
    'Ik zit in het donker. De lamp is aan het updaten.|De rolluiken gingen om vier uur open. Andere tijdzone.',
  ],
  smokeAlarm: [
    'rookmelders?|rookalarm|koolmonoxidemelders?|brandblussers?|brandoefening(?:en)?',
    'De mijne is ook de kookwekker.|Hij piept elke minuut. Ik noem hem Kevin.',
  ],
  tinyHouse: [
    'tiny houses?|kleine woning(?:en)?|microwoning(?:en)?|woonbo(?:ot|ten)',
    'Ik kook vanuit bad. Heel efficiënt.|Ik draai één keer om en er is opgeruimd.',
  ],
  interior: [
    'interieur(?:s|tips?|ontwerp)?|woonkamers?|woontrends?|inrichting|vloerkle(?:ed|den)|feng shui|woonaccessoires',
    'Mijn stijl heet „was nog goed”.|Het kleed bedekt de vlek. De bank bedekt het kleed.',
  ],
  building: ['nieuwbouw|bouwplaats|wegwerkzaamheden|bouwproject~', 'Donderdag klaar, zeiden ze. Welk jaar?'],
};
