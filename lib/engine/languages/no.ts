import type { Language } from './language.ts';
import { figures } from './no/figures.ts';

export const no: Language = {
  code: 'no',
  name: 'Norsk',
  direction: 'ltr',
  quotationMarks: ['«', '»'],
  hasSpaces: true,
  partOfWhole: '{part} av {whole}',
  gate: {
    gravity: {
      grave: String.raw`død(?:e|elig\p{L}*)?|drept\p{L}*|drap(?:et)?|mord(?:et)?|selvmord\p{L}*|voldt\p{L}*|krig(?:en)?|jordskjelv\p{L}*|gis(?:sel|ler)|omkom\p{L}*|beskytning\p{L}*|såret\p{L}*|savnet\p{L}*`,
    },
  },
  figures,
};
