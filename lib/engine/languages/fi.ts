import type { Language } from './language.ts';

export const fi: Language = {
  code: 'fi',
  name: 'Suomi',
  direction: 'ltr',
  quotationMarks: ['”', '”'],
  hasSpaces: true,
  ordinalsHaveStops: true,
  gate: {
    gravity: {
      grave: String.raw`kuol(?:i|ivat|lut|leet|ema\p{L}*)|surma\p{L}*|murha\p{L}*|itsemurha\p{L}*|sota|sodan|sodassa|maanjäristy\p{L}*|raiska\p{L}*|panttivan\p{L}*|pommitu\p{L}*|loukkaantu\p{L}*|kateissa`,
    },
  },
};
