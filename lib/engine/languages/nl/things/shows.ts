import type { Things } from '../../words/thing-words.ts';

export const shows: Things = {
  series: ['series|seizoen \\d+|netflix|afleveringen|streaming', 'Eén aflevering, zei ik. Gisteren.'],
  film: ['films?|bioscoop|bioscopen|trailer', 'Ik viel in slaap bij de trailer.'],
  podcast: ['podcasts?|luisterboek(?:en)?', 'Ik luister tijdens de afwas. Dus nooit.'],
  concert: ['concert(?:en)?|festivals?|tournee', 'Voor mij staat altijd de langste.'],
  song: ['liedjes?|meezingers?|popkoor|koor', 'Ik ken alleen het refrein.'],
  subtitles: [
    'ondertitel(?:s|ing|d|de)?|nasynchronis~|ondertitels',
    'Ik lees zo snel dat ik de dader al weet.|Ik keek één keer weg. Toen kusten ze.',
  ],
  karaoke: [
    'karaoke|meezing~|zangles(?:sen)?|zangwedstrijd~|zangtalent(?:en)?',
    'Ik nam de hoge noot. Die zit er nog.|Er werd geklapt toen ik de microfoon neerlegde.',
  ],
  radio: [
    'radiozenders?|radioprogramma’?s?|radiopresentator(?:en|s)?|radio-?dj’?s?|autoradio’?s?|ochtendshow',
    'Ik kwam in de uitzending. Ik was mijn naam kwijt.|Ik blijf in de auto tot het nummer uit is.',
  ],
  vinyl: [
    'vinyl|platenspelers?|lp’?s?|elpees?|cassettebandjes?|cd’s|platenza(?:ak|ken)|walkmans?',
    'De mijne heeft een kras. Een kras. Een kras.|De platen heb ik. Nu nog de speler.',
  ],
  crimeNovel: [
    'detectives?|misdaadromans?|misdaadseries?|true crime|whodunn?its?|agatha christie',
    'Het was de tuinman. Dat zeg ik al sinds pagina twee.|Ik verdacht iedereen. Het was een ander.',
  ],
  horrorFilm: [
    'horror(?:films?|verhalen|games?|serie)?|griezelfilms?|zombies?|vampiers?|spookverha(?:al|len)',
    'Ik zag alles. Tussen twee vingers door.|De kat ging eerst de kelder in.',
  ],
  documentary: [
    'documentaires?|docuseries?|natuurfilms?|natuurdocumentaires?|david attenborough',
    'Ik leer er veel. Met mijn ogen dicht.|Sindsdien spreek ik de kat in. Met die stem.',
  ],
  quizShow: [
    'quiz(?:zen)?|pubquiz(?:zen)?|kwis(?:sen)?|spelprogramma’?s?|de slimste mens|trivia|kandidaten quiz',
    'Die had ik geweten. Vlak na het antwoord.|Thuis sta ik op een half miljoen. Niemand betaalt.',
  ],
  magician: [
    'goochelaars?|goochelen|goocheltrucs?|illusionist(?:en)?|jongleren|circus(?:sen)?|clowns?',
    'Ik kan dingen laten verdwijnen. Het was één zak chips.|„Een vrijwilliger?” Ik strikte tien minuten mijn veter.',
  ],
  comedy: [
    'cabaret~|cabaretiers?|stand-?up|comedians?|moppen|grappen|oudejaarsconferences?',
    'Ik ken één mop. Het einde ben ik kwijt.|Ik lachte een seconde later. En alleen.',
  ],
  comics: [
    'stripboek(?:en)?|stripverha(?:al|len)|stripfiguren|manga|anime|superhelden|superheld|donald duck|suske en wiske|marvel',
    'Ik kocht de cape. Die kwam tussen de tramdeur.|Mijn superkracht: ik vind altijd het laatste koekje.',
  ],
  brassBand: [
    'fanfares?|harmonieorkest(?:en)?|brassbands?|blaaskapel(?:len)?|muziekvereniging(?:en)?|trombones?|trompet(?:ten)?|dweilorkest(?:en)?',
    'Ze oefenen hiernaast. Ik ken de tubapartij.|Ik kreeg de triangel. En één noot.',
  ],
};
