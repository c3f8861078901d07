import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';

export const da: Language = {
  code: 'da',
  name: 'Dansk',
  direction: 'ltr',
  hasSpaces: true,
  wordsHaveVowels: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} af {whole}',
  months: list('januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december'),
  gate: {
    harm: {
      groups:
        'jøder(?:ne)?|muslimer(?:ne)?|romaer(?:ne)?|sigøjnere|migranter(?:ne)?|flygtninge(?:ne)?|udlændinge|sorte|kvinder|homoseksuelle|bøsser',
      copula: String.raw`(?<!\p{L})(?:er|var)(?!\p{L})`,
      dehumanising: 'utøj|rotter|kakerlakker|parasitter|undermennesker|skadedyr',
      threats: 'jeg (?:dræber|skyder|kvæler) (?:dig|jer|ham|hende)|jeg slår (?:dig|jer|ham|hende) ihjel',
      selfHarm:
        'slå dig selv ihjel|begå selvmord|hæng dig|jeg vil (?:dø|tage mit eget liv|begå selvmord)|skær dig selv',
    },
    gravity: {
      grave: String.raw`død(?:e|ede|elig\p{L}*)?|dræbt\p{L}*|drab(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskælv\p{L}*|gids(?:el|ler)|omkom\p{L}*|beskydning\p{L}*|såret\p{L}*|savnet\p{L}*`,
    },
  },
};

export const examples: Examples = {
  grave: 'Tolv mennesker omkom ved jordskælv',
  harmless: 'Cykelstien blev fornyet i sommer',
  date: ['29. oktober 1923', 1923.8],
  harmful: 'Flygtninge er parasitter.',
};
