import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  likes: 'zalety|plusy|za|mocne strony|co nam się podoba',
  dislikes: 'wady|minusy|przeciw|słabe strony|co nam się nie podoba',
  verdict: 'podsumowanie|werdykt|nasza ocena|wnioski',
  stepLabel: 'krok',
};
