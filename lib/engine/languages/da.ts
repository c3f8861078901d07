import type { Language } from './language.ts';

export const da: Language = {
  code: 'da',
  name: 'Dansk',
  direction: 'ltr',
  hasSpaces: true,
  wordsHaveVowels: true,
  ordinalsHaveStops: true,
  partOfWhole: '{part} af {whole}',
  gate: {
    gravity: {
      grave: String.raw`død(?:e|ede|elig\p{L}*)?|dræbt\p{L}*|drab(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskælv\p{L}*|gids(?:el|ler)|omkom\p{L}*|beskydning\p{L}*|såret\p{L}*|savnet\p{L}*`,
    },
  },
};
