import type { FigureWords } from '../figure-words.ts';

export const figures: FigureWords = {
  oneToTen: ['jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem'],
  shopCurrencies: 'zł',
  markHedges: 'ponad',
  currencyBehind: 'zł',
};
