import type { FigureWords } from '../figure-words.ts';

export const figures: FigureWords = {
  shopCurrencies: 'Kč',
  currencyBehind: 'Kč',
};
