import type { FormWords } from '../form-words.ts';

export const forms: FormWords = {
  stepLabel: 'krok',
};
