import type { FigureWords } from '../figure-words.ts';

export const figures: FigureWords = {
  oneToTen: ['jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem'],
  shopCurrencies: 'zł',
  markHedges: 'ponad',
  currencyBehind: 'zł',
  headcounts: 'uczestnik|gości|widzów|członk|pracownik|drużyn|zawodnik|wystawc|abonent',
  magnitude: String.raw`tys\.?|mln|mld|tysi(?:ące|ęcy)|milion(?:y|ów|a)?|miliard(?:y|ów|a)?`,
};
