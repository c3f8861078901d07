import type { Language } from './language.ts';

export const sv: Language = {
  code: 'sv',
  name: 'Svenska',
  direction: 'ltr',
  quotationMarks: ['”', '”'],
  hasSpaces: true,
  wordsHaveVowels: true,
  partOfWhole: '{part} av {whole}',
  everyday: 'och att det som är en på av för med till den har inte om ett var jag från kan',
  gate: {
    gravity: {
      conflict: String.raw`anfall(?:et|en)? mot (?:israel|iran|ukraina|libanon|civila)|försvunn(?:en|na)|antisemit\p{L}*|hakkors|krigslagar\p{L}*`,
      grave: String.raw`död(?:a|ad|ade|ades|lig\p{L}*)?|mord(?:et|en)?|mördad\p{L}*|självmord\p{L}*|våldt\p{L}*|krig(?:et)?|jordbävning\p{L}*|gisslan|omkom\p{L}*|skadad\p{L}*|beskjutning\p{L}*|saknade`,
    },
  },
};
