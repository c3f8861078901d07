import type { Premises } from '../words/premise-words.ts';

export const premises: Premises = {
  why: {
    signs: '(?<=^|[:–—|] |ecco )perché',
    lines:
      'L’ho chiesto a mia madre. «Perché sì.»|Io lo chiedevo tutto il giorno. Avevo quattro anni.|Nel mio caso, di solito: era in offerta.',
  },
  elected: {
    signs: 'elett[oa] (?:presidente|sindac[oa]|segretari[oa])|riconfermat[oa] (?:presidente|sindac[oa])',
    lines:
      'Hanno eletto anche me. Non c’era nessun altro.|Ero rappresentante di classe. Avevo promesso uno scivolo.|Cinque minuti in bagno. Al ritorno ero tesoriere.',
  },
  agreement: {
    signs:
      "(?:raggiunt[oa]|c['’]è|firmato|trovato) (?:l['’]|un )?(?:accordo|intesa)|(?<!d['’])accordo (?:tra|fra|con|su)",
    lines: 'Noi stiamo scegliendo la pizza. Dalle sei.|Ho detto sì. Non stavo ascoltando.',
  },
  aboutUs: {
    signs: 'chi siamo|il nostro team',
    lines: 'Quando tocca a me presentarmi, dimentico il mio nome.|Ho detto nome e hobby. L’hobby era inventato.',
  },
  apologises: { signs: 'chiede scusa|si scusa', lines: 'Io chiedo scusa alle sedie.' },
};
