import { figures } from './hu/figures.ts';
import type { Language } from './language.ts';

export const hu: Language = {
  code: 'hu',
  name: 'Magyar',
  direction: 'ltr',
  quotationMarks: ['„', '”'],
  hasSpaces: true,
  yearsComeFirst: true,
  ordinalsHaveStops: true,
  gate: {
    gravity: {
      grave: String.raw`meghalt\p{L}*|halál\p{L}*|megöl\p{L}*|gyilkos\p{L}*|öngyilkos\p{L}*|háború\p{L}*|földrengés\p{L}*|merénylet\p{L}*|túsz\p{L}*|megsebesült\p{L}*|eltűnt\p{L}*|bombáz\p{L}*`,
    },
  },
  figures,
};
