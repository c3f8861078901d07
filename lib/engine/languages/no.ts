import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';
import type { FigureWords } from './words/figure-words.ts';

const figures: FigureWords = {
  shopCurrencies: 'kr',
  currencyBehind: String.raw`kr\.?`,
};

export const no: Language = {
  code: 'no',
  otherCodes: ['nb', 'nn'],
  name: 'Norsk',
  direction: 'ltr',
  quotationMarks: ['«', '»'],
  hasSpaces: true,
  wordsHaveVowels: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} av {whole}',
  months: list('januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember'),
  gate: {
    harm: {
      groups:
        'jøder(?:ne)?|muslimer(?:ne)?|romfolk|sigøynere|migranter|flyktninger|utlendinger|svarte|kvinner|homofile',
      copula: String.raw`(?<!\p{L})(?:er|var)(?!\p{L})`,
      dehumanising: 'utøy|rotter|kakerlakker|parasitter|undermennesker|skadedyr',
      threats: 'jeg (?:dreper|skyter|kveler) (?:deg|dere|ham|henne)|jeg slår (?:deg|dere|ham|henne) i hjel',
      selfHarm: 'drep deg selv|begå selvmord|heng deg|jeg vil (?:dø|ta mitt eget liv|begå selvmord)|kutt deg selv',
    },
    gravity: {
      conflict: String.raw`angrep(?:et|ene)? på (?:venezuela|israel|iran|ukraina|kyiv|libanon|sivile)|livstids?\p{L}*|kastrer\p{L}*|antisemit\p{L}*|hakekors|unntakstilstand|savnet (?:\p{L}+ ){0,2}(?:jente|gutt|kvinne|mann)\p{L}*`,
      grave: String.raw`død(?:e|elig\p{L}*)?|drept\p{L}*|drap(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskjelv\p{L}*|gis(?:sel|ler)|omkom\p{L}*|beskytning\p{L}*|såret\p{L}*|savnet\p{L}*`,
    },
  },
  figures,
};

export const examples: Examples = {
  grave: 'Tolv mennesker omkom i jordskjelv',
  harmless: 'Sykkelstien ble fornyet i sommer',
  date: ['29. oktober 1923', 1923.8],
  harmful: 'Flyktninger er parasitter.',
};
