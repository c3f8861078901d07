import type { Examples } from './examples.ts';
import { type Language, list } from './language.ts';

export const sv: Language = {
  code: 'sv',
  name: 'Svenska',
  direction: 'ltr',
  quotationMarks: ['”', '”'],
  hasSpaces: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} av {whole}',
  everyday: 'och att det som är en på av för med till den har inte om ett var jag från kan',
  months: list('januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'),
  gate: {
    harm: {
      groups:
        'judar(?:na)?|muslimer(?:na)?|romer(?:na)?|zigenare|migranter(?:na)?|flyktingar(?:na)?|utlänningar|svarta|kvinnor|homosexuella|bögar',
      copula: String.raw`(?<!\p{L})(?:är|var)(?!\p{L})`,
      dehumanising: 'ohyra|råttor|kackerlackor|parasiter|undermänniskor|skadedjur',
      threats: 'jag (?:dödar|skjuter|stryper) (?:dig|er|honom|henne)|jag slår ihjäl (?:dig|er|honom|henne)',
      selfHarm: 'ta livet av dig|döda dig själv|häng dig|jag vill (?:dö|ta mitt liv|begå självmord)|skär dig själv',
    },
    gravity: {
      conflict: String.raw`anfall(?:et|en)? mot (?:israel|iran|ukraina|libanon|civila)|försvunn(?:en|na)|antisemit\p{L}*|hakkors|krigslagar\p{L}*`,
      grave: String.raw`död(?:a|ad|ade|ades|lig\p{L}*)?|mord(?:et|en)?|mördad\p{L}*|självmord\p{L}*|våldt\p{L}*|krig(?:et)?|jordbävning\p{L}*|gisslan|omkom\p{L}*|skadad\p{L}*|beskjutning\p{L}*|saknade`,
    },
  },
};

export const examples: Examples = {
  grave: 'Tolv människor omkom i jordbävning',
  harmless: 'Cykelvägen förnyades i somras',
  date: ['29 oktober 1923', 1923.8],
  harmful: 'Flyktingar är parasiter.',
};
