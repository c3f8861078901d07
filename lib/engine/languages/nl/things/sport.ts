import type { Things } from '../../words/thing-words.ts';

export const sport: Things = {
  ski: ['ski~|wintersport~|snowboard~|biatlon', 'Ik val op het vlakke stuk.'],
  hiking: ['wandelen|wandelroutes?|wandeling(?:en)?', 'Is er een stoeltjeslift?'],
  swimming: ['zwemmen|zwembad(?:en)?|zwemmers?', 'Ik voel nog met één teen.'],
  football: ['voetbal~|eredivisie|champions league|penalty’?s?', 'Die had ik gemaakt. Vanaf de bank.'],
  ballSports: ['basketbal|handbal|tennis~|volleybal|hockey', 'Ik mis zelfs de prullenbak.'],
  running: ['marathons?|hardlopen|hardlopers?|atletiek', 'Ik heb ooit achter een bus aan gerend.'],
  workout: ['fitness|sportschool|workouts?|krachttraining', 'Alle boodschappen in één keer tillen telt toch?'],
  yoga: ['yoga|pilates', 'Ik kom tot mijn knieën.'],
  athletes: ['sporters?|atleten', 'Ik verrekte iets bij het aantrekken van mijn sokken.'],
  referee: [
    'scheidsrechters?|videoscheidsrechters?|arbiters?|buitenspel|buitenspelregel|grensrechters?',
    'Ik zag het duidelijk. Vanuit de keuken.|Ik fluit thuis. Niemand stopt.',
  ],
  golf: [
    'golfba(?:an|nen)|golfers?|golftoernooi(?:en)?|golfclubs?|midgetgolf~|minigolf~|golfspelers?',
    'Zes ballen kwijt. Bij het molentje.|Ik rijd alleen in het karretje.',
  ],
  chess: [
    'schaken|schaker~|schaaktoernooi(?:en)?|schaakkampioen~|schaakbord(?:en)?|schaakclubs?|schaakmat|grootmeesters?',
    'Mijn opening heet „oeps”.|In vier zetten mat. Twee daarvan waren goed.',
  ],
  darts: [
    'darts|darters?|dartbord(?:en)?|dartspelers?|darttoernooi(?:en)?|wk darts',
    'Mijn muur heeft meer punten dan ik.|Ik mikte op de twintig. De deur deed mee.',
  ],
  skateboard: [
    'skateboard~|skaters?|skateba(?:an|nen)|skatepark~|inlineskat~|rolschaats~|skeeler~',
    'Ik sta er heel stevig op. Op het tapijt.|Remmen kan ik. Met de heg.',
  ],
  stadium: [
    'stadions?|~stadion|seizoenkaart(?:en)?|seizoenskaart(?:en)?|voetbaltribunes?',
    'Ik zat prima. Achter de paal.|De langste zit altijd voor mij.',
  ],
  medal: [
    'medailles?|~medailles?|medaillespiegel|podiumplaats(?:en)?',
    'Avondvierdaagse, groep zes. Hij hangt nog.|Op de mijne staat „deelnemer”.',
  ],
  gymClass: [
    'gymles(?:sen)?|gymza(?:al|len)|trefbal|sportdag(?:en)?|gymlera(?:ar|ren)|schoolsport',
    'Ik was de doelpaal. De linker.|Ik werd als laatste gekozen. Na de tas.',
  ],
};
