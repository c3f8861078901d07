import type { Language } from './language.ts';
import { figures } from './no/figures.ts';

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
  gate: {
    gravity: {
      conflict: String.raw`angrep(?:et|ene)? på (?:venezuela|israel|iran|ukraina|kyiv|libanon|sivile)|livstids?\p{L}*|kastrer\p{L}*|antisemit\p{L}*|hakekors|unntakstilstand|savnet (?:\p{L}+ ){0,2}(?:jente|gutt|kvinne|mann)\p{L}*`,
      grave: String.raw`død(?:e|elig\p{L}*)?|drept\p{L}*|drap(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskjelv\p{L}*|gis(?:sel|ler)|omkom\p{L}*|beskytning\p{L}*|såret\p{L}*|savnet\p{L}*`,
    },
  },
  figures,
};
