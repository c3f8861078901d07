import type { Language } from './language.ts';

export const el: Language = {
  code: 'el',
  name: 'Ελληνικά',
  direction: 'ltr',
  quotationMarks: ['«', '»'],
  hasSpaces: true,
  partOfWhole: '{part} από {whole}',
  gate: {
    gravity: {
      grave: String.raw`νεκρ\p{L}*|θάνατ\p{L}*|δολοφον\p{L}*|αυτοκτον\p{L}*|πόλεμ\p{L}*|σεισμ\p{L}*|βιασμ\p{L}*|όμηρ\p{L}*|τρομοκρατ\p{L}*|τραυματί\p{L}*|αγνοούμεν\p{L}*|βομβαρδισμ\p{L}*`,
    },
  },
};
