import type { FigureWords } from '../figure-words.ts';

export const figures: FigureWords = {
  shopCurrencies: 'kr',
  currencyBehind: String.raw`kr\.?`,
};
