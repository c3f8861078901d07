import type { Language } from './language.ts';

export const uk: Language = {
  code: 'uk',
  name: 'Українська',
  direction: 'ltr',
  quotationMarks: ['«', '»'],
  hasSpaces: true,
  partOfWhole: '{part} з {whole}',
  ownLetters: /[іїєґ]/iu,
  gate: {
    gravity: {
      grave: String.raw`убит\p{L}*|вбит\p{L}*|убивств\p{L}*|вбивств\p{L}*|загину\p{L}*|загибл\p{L}*|помер(?:ла|ли)?|смерт\p{L}*|теракт\p{L}*|війн(?:а|и|і|у|ою)|обстріл\p{L}*|вибух\p{L}*|ґвалт\p{L}*|зґвалт\p{L}*|заручник\p{L}*|землетрус\p{L}*|самогубств\p{L}*|похорон\p{L}*|жертв\p{L}*|поранен\p{L}*|зникл\p{L}+ безвісти`,
    },
  },
};
